/** The lessons by game; each is loaded when it is begun. */
import type { Lesson } from "./lesson";

type Load = () => Promise<{ default: unknown }>;

const files: Partial<Record<string, Load>> = {
  "another-world": () => import("./another-world.json"),
  beginning: () => import("./beginning.json"),
  evolve: () => import("./evolve.json"),
  evoloosen: () => import("./evoloosen.json"),
};

export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = await files[game]?.();
  return found ? (found.default as Lesson) : null;
}
