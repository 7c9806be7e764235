/** "Not now, not in this battle, not until something changes": questions that a person wants to be passed for them. */
import type { Manners } from "../games/game";
import type { Event, Option, Position } from "../schema";

type Asked = Pick<Position, "question" | "options">;

export interface Quiet {
  /** "window": this question; "change": until there is something else to do; else the name of an end in the manners. */
  readonly scope: string;
  /** What could be done when each question was passed. */
  readonly passed: Readonly<Record<string, readonly string[]>>;
}

const sameQuestion = (asked: Asked): string =>
  JSON.stringify([asked.question.key, asked.question.params ?? {}]);

/** The option that does nothing: a button beside others, or alone. */
export const passing = (asked: Asked): Option | undefined =>
  asked.options.find((one) => one.touches.every((thing) => thing === "do:pass"));

/** Whether this is a question that everybody is asked, and that may be passed. */
export const isWindow = (asked: Asked, manners: Manners): boolean =>
  (manners.windows ?? []).includes(asked.question.key) && passing(asked) !== undefined;

/** Whether this is a question that may come again although nothing has happened. */
export const comesAgain = (asked: Asked, manners: Manners): boolean =>
  isWindow(asked, manners) ||
  ((manners.rounds ?? []).includes(asked.question.key) && passing(asked) !== undefined);

export const quietFor = (scope: string, asked: Asked): Quiet => ({
  scope,
  passed: { [sameQuestion(asked)]: asked.options.map((one) => one.notation) },
});

/** One more question was passed. */
export const quieter = (quiet: Quiet, asked: Asked): Quiet => ({
  scope: quiet.scope,
  passed: { ...quiet.passed, ...quietFor(quiet.scope, asked).passed },
});

/** Whether what is asked now is to be passed without asking. */
export function silences(quiet: Quiet | undefined, asked: Asked, manners: Manners): boolean {
  if (!quiet) return false;
  const known = quiet.passed[sameQuestion(asked)];
  if (quiet.scope === "window") return comesAgain(asked, manners) && known !== undefined;
  if (!isWindow(asked, manners)) return false;
  if (quiet.scope === "change") return asked.options.every((one) => known?.includes(one.notation));
  return true;
}

/** Whether what happened ends it: a question that is asked again after something has happened is another one. */
export function ends(quiet: Quiet, events: readonly Event[], manners: Manners): boolean {
  if (quiet.scope === "window")
    return events.some((one) => one.text !== "" && !(manners.lulls ?? []).includes(one.key));
  return events.some((one) => (manners.ends?.[quiet.scope] ?? []).includes(one.key));
}

/** What a person may choose from, besides passing this once. */
export const scopes = (manners: Manners): string[] => [...Object.keys(manners.ends ?? {}), "change"];

/**
 * How long it takes until a pass is sent that nobody thought about, in milliseconds: as a person might take, and the
 * same whether there was nothing else to do or the person wanted to be left alone. So its time tells nobody which.
 */
export const hesitation = (random: () => number = Math.random): number => 700 + 2300 * random() * random();
