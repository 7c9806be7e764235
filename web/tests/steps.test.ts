import { describe, expect, it } from "vitest";
import type { Replay } from "../src/schema";
import { stepLine, stepText } from "../src/table/steps";

const step = (number: number, seat: number | null, notation: string, text: string) => ({
  step: number,
  seat,
  kind: "act",
  notation,
  text,
  versions: {},
});
const replay: Replay = {
  table: "t",
  game: "g",
  mode: "m",
  names: ["Ann", "Ben"],
  result: [1, 0],
  steps: [
    step(0, null, "", ""),
    step(1, 1, "pay walking-hedge", ""),
    step(2, 0, "play", "Ann plays. Ben sighs."),
  ],
};

describe("the steps of a replay", () => {
  it("begin with the beginning", () => {
    expect(stepText(replay, 0)).toBe("The beginning");
  });

  it("say who did what where nobody was told", () => {
    expect(stepText(replay, 1)).toBe("Ben: pay walking-hedge");
    expect(stepLine(replay, 1)).toBe("Ben: pay walking-hedge");
  });

  it("are told in their own sentences", () => {
    expect(stepText(replay, 2)).toBe("Ann plays. Ben sighs.");
    expect(stepLine(replay, 2)).toBe("Ann plays.");
  });
});
