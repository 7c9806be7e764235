/** What a step of a replay is called, and which steps are shown together. */
import type { Manners } from "../games/game";
import type { Replay, ReplayStep } from "../schema";
import { t } from "../words";

export function stepText(replay: Replay, step: number): string {
  const one = replay.steps[step];
  return one && step > 0 ? one.text : t("replay-start");
}

/** One line of the list: a step, or several in a row in which somebody only passed. */
export interface Line {
  readonly first: ReplayStep;
  readonly last: ReplayStep;
  readonly passes: number;
  /** Whether a turn or a round begins with it. */
  readonly begins: boolean;
}

const only = (keys: readonly string[], wanted: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => wanted.includes(key));

/** Nothing but a pass: it was told as one, or the choice itself was to pass. */
export const isPass = (step: ReplayStep, manners: Manners): boolean =>
  only(step.keys, manners.passes ?? []) || (step.keys.length === 0 && step.notation === "pass");

export const beginsTurn = (step: ReplayStep, manners: Manners): boolean =>
  step.step === 0 || step.keys.some((key) => (manners.turns ?? []).includes(key));

/** The steps as lines, passes in a row folded; of one player alone, if one is named. */
export function lines(steps: readonly ReplayStep[], manners: Manners, who: number | null = null): Line[] {
  const found: Line[] = [];
  for (const step of steps) {
    if (who !== null && step.seat !== who && step.step !== 0) continue;
    const passes = isPass(step, manners) ? 1 : 0;
    const before = found.at(-1);
    const begins = beginsTurn(step, manners);
    if (passes && before?.passes && !begins)
      found[found.length - 1] = { ...before, last: step, passes: before.passes + 1 };
    else found.push({ first: step, last: step, passes, begins });
  }
  return found;
}

/** The first step of the next turn (or of the one before), from a step. */
export function turnFrom(steps: readonly ReplayStep[], manners: Manners, at: number, way: 1 | -1): number {
  const turns = steps.filter((one) => beginsTurn(one, manners)).map((one) => one.step);
  const last = steps.length - 1;
  return way > 0 ? (turns.find((step) => step > at) ?? last) : (turns.findLast((step) => step < at) ?? 0);
}

/** The first step of each round. */
export function rounds(steps: readonly ReplayStep[]): { round: number; step: number }[] {
  const found = new Map<number, number>();
  for (const one of steps) if (one.round > 0 && !found.has(one.round)) found.set(one.round, one.step);
  return [...found].map(([round, step]) => ({ round, step }));
}
