import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD, PACES, Pacer, isPace, type Pace } from "../src/table/pacer";

let pace: Pace;
let shown: string[];
let times: number[];
let pacer: Pacer<string>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = "usual";
  shown = [];
  times = [];
  const show = (item: string): void => {
    shown.push(item);
    times.push(Date.now());
  };
  pacer = new Pacer(show, () => HOLD[pace]);
});

afterEach(() => {
  pacer.close();
  vi.useRealTimers();
});

/** What a person has who watches four moves: the time between each two of them. */
function held(): number[] {
  pacer.push("a", "b", "c", "d");
  vi.runAllTimers();
  expect(shown).toEqual(["a", "b", "c", "d"]);
  return times.slice(1).map((time, i) => time - (times[i] as number));
}

describe("the pace", () => {
  const wanted: Record<Pace, number> = { slow: 2800, usual: 1400, quick: 600, "at-once": 0 };

  it.each(PACES)("holds its time a move, within a fifth: %s", (name) => {
    pace = name;
    for (const time of held()) {
      expect(time).toBeGreaterThanOrEqual(wanted[name] * 0.8);
      expect(time).toBeLessThanOrEqual(wanted[name] * 1.2);
    }
  });

  it("shows the first move at once, and the next only when its time has come", () => {
    pacer.push("a", "b");
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1390);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(20);
    expect(shown).toEqual(["a", "b"]);
  });

  it("shows all that waits, to the last, when skipped", () => {
    pacer.push("a", "b", "c", "d");
    pacer.skip();
    expect(shown).toEqual(["a", "b", "c", "d"]);
    expect(pacer.waiting).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("rules what is shown now as soon as it is changed", () => {
    pace = "slow";
    pacer.push("a", "b", "c");
    vi.advanceTimersByTime(700);
    pace = "quick";
    pacer.retime();
    expect(shown).toEqual(["a", "b"]);
    pace = "at-once";
    pacer.retime();
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("lets the next one come when the person has acted", () => {
    pacer.push("question");
    pacer.release();
    pacer.push("answer");
    expect(shown).toEqual(["question", "answer"]);
  });

  it("is one of four", () => {
    expect(isPace("quick")).toBe(true);
    expect(isPace(2.5)).toBe(false);
  });
});
