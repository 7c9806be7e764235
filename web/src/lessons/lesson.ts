/** A lesson is data: a real table with a known seed, and one thing to do in each step. */

export interface LessonStep {
  /** The key of its sentence in the catalogue. */
  readonly say: string;
  /** The learner's moves in notation, in order; none: the learner just goes on. */
  readonly expect: readonly string[];
  /** What the others do after that, in notation, in order. */
  readonly others?: readonly string[];
}

export interface Chapter {
  /** The key of its title. */
  readonly title: string;
  /** Its first step. */
  readonly from: number;
}

export interface Lesson {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly seed: number;
  /** The learner's seat. */
  readonly seat: number;
  /** Moves in notation that lead to the lesson's position. */
  readonly opening: readonly string[];
  /** The parts it can be begun with, from the first step on. */
  readonly chapters?: readonly Chapter[];
  readonly steps: readonly LessonStep[];
}

/** Where a learner stands: which step, and how many of its moves are made. */
export interface Place {
  readonly step: number;
  readonly done: number;
}

/** The move that the lesson waits for, if it waits for one. */
export const expected = (lesson: Lesson, place: Place): string | undefined =>
  lesson.steps[place.step]?.expect[place.done];

/** The place after a move, or after going on. */
export function advance(lesson: Lesson, place: Place): Place {
  const step = lesson.steps[place.step];
  if (!step || place.done + 1 >= step.expect.length) return { step: place.step + 1, done: 0 };
  return { step: place.step, done: place.done + 1 };
}

/** What the others do between two places. */
export const between = (lesson: Lesson, before: Place, after: Place): readonly string[] =>
  before.step === after.step ? [] : (lesson.steps[before.step]?.others ?? []);

export const finished = (lesson: Lesson, place: Place): boolean => place.step >= lesson.steps.length;

/** The chapter in which a step lies, from 0. */
export const chapterAt = (lesson: Lesson, step: number): number =>
  Math.max(
    0,
    (lesson.chapters ?? []).findLastIndex((chapter) => chapter.from <= step),
  );

/** Everything that was played before a step, each move with whether it is the learner's own. */
export const before = (lesson: Lesson, step: number): { notation: string; own: boolean }[] =>
  lesson.steps
    .slice(0, step)
    .flatMap((one) => [
      ...one.expect.map((notation) => ({ notation, own: true })),
      ...(one.others ?? []).map((notation) => ({ notation, own: false })),
    ]);
