import { describe, expect, it } from "vitest";
import { advance, before, between, chapterAt, expected, finished, type Lesson } from "../src/lessons/lesson";

const lesson: Lesson = {
  game: "g",
  mode: "m",
  players: 2,
  seed: 1,
  seat: 0,
  opening: [],
  chapters: [
    { title: "one", from: 0 },
    { title: "two", from: 2 },
  ],
  steps: [
    { say: "a", expect: [] },
    { say: "b", expect: ["play h1", "onto c2"], others: ["pass"] },
    { say: "c", expect: ["sleep"] },
  ],
};

describe("a lesson", () => {
  it("waits for one move at a time", () => {
    expect(expected(lesson, { step: 0, done: 0 })).toBeUndefined();
    expect(expected(lesson, { step: 1, done: 0 })).toBe("play h1");
    expect(expected(lesson, { step: 1, done: 1 })).toBe("onto c2");
  });

  it("goes on through the moves of a step, then to the next step", () => {
    expect(advance(lesson, { step: 0, done: 0 })).toEqual({ step: 1, done: 0 });
    expect(advance(lesson, { step: 1, done: 0 })).toEqual({ step: 1, done: 1 });
    expect(advance(lesson, { step: 1, done: 1 })).toEqual({ step: 2, done: 0 });
  });

  it("lets the others play when a step is done", () => {
    expect(between(lesson, { step: 1, done: 0 }, { step: 1, done: 1 })).toEqual([]);
    expect(between(lesson, { step: 1, done: 1 }, { step: 2, done: 0 })).toEqual(["pass"]);
    expect(between(lesson, { step: 2, done: 0 }, { step: 3, done: 0 })).toEqual([]);
  });

  it("ends after the last step", () => {
    expect(finished(lesson, { step: 2, done: 0 })).toBe(false);
    expect(finished(lesson, { step: 3, done: 0 })).toBe(true);
  });

  it("has chapters, and what was played before one can be played again", () => {
    expect([0, 1, 2, 3].map((step) => chapterAt(lesson, step))).toEqual([0, 0, 1, 1]);
    expect(chapterAt({ ...lesson, chapters: [] }, 2)).toBe(0);
    expect(before(lesson, 0)).toEqual([]);
    expect(before(lesson, 2)).toEqual([
      { notation: "play h1", own: true },
      { notation: "onto c2", own: true },
      { notation: "pass", own: false },
    ]);
  });
});
