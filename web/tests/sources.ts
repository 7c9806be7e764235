/** The client's own sources: what a game's folder holds, and all the rest. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const GAMES = join("src", "games");

export const folders = readdirSync(GAMES).filter((name) => statSync(join(GAMES, name)).isDirectory());

const paths = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => join("src", name))
  .filter((name) => /\.(ts|svelte|css|ftl)$/.test(name));
const inside = (game: string) => (name: string) => name.startsWith(join(GAMES, game) + "/");
const read = (name: string): string => readFileSync(name, "utf8");

export const own = (game: string): string[] => paths.filter(inside(game)).map(read);
export const shared: readonly string[] = paths
  .filter((name) => !folders.some((game) => inside(game)(name)))
  .map(read);
