/** Options that read alike are told apart by the things they name. */
import type { Option } from "../schema";

/** What a thing is called on the screen: the label of its button. */
export type Naming = (thing: string) => string;

export const onScreen: Naming = (thing) =>
  document.querySelector(`.board [data-thing="${CSS.escape(thing)}"]`)?.getAttribute("aria-label") ?? "";

/** The text of every option, with the name of its things added where two would read the same. */
export function labels(options: readonly Option[], naming: Naming): string[] {
  const times = new Map<string, number>();
  for (const option of options) times.set(option.text, (times.get(option.text) ?? 0) + 1);
  return options.map((option) => {
    if (times.get(option.text) === 1) return option.text;
    const names = option.touches.map(naming).filter((name) => name !== "");
    return names.length > 0 ? `${option.text}: ${names.join("; ")}` : option.text;
  });
}

/** The options without those that do the same with another copy of the same thing: nobody has to choose between them. */
export function alike(options: readonly Option[], told: readonly string[], naming: Naming): Option[] {
  const seen = new Set<string>();
  return options.filter((option, i) => {
    const copied = (thing: string): boolean => /^(card|half):/.test(thing) && naming(thing) !== "";
    if (!option.touches.some(copied)) return true;
    const things = option.touches.map((thing) => (copied(thing) ? naming(thing) : thing));
    const same = JSON.stringify([told[i], things]);
    return !seen.has(same) && seen.add(same);
  });
}
