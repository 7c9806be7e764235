/** How far a learner is, kept in this browser: the step of each lesson, and the chapters that were gone through. */

const KEY = "galapagos-lessons";

export interface Progress {
  /** Where to go on; 0 is the beginning. */
  readonly step: number;
  /** The first steps of the chapters that were finished. */
  readonly done: readonly number[];
}

type Kept = Partial<Record<string, Progress>>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export const progress = (game: string): Progress => stored()[game] ?? { step: 0, done: [] };

export function keep(game: string, now: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: now }));
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}
