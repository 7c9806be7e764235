import { describe, expect, it } from "vitest";
import type { Replay, ReplayStep } from "../src/schema";
import { beginsTurn, lines, rounds, stepText, turnFrom } from "../src/table/steps";

const step = (
  number: number,
  seat: number | null,
  text: string,
  keys: string[] = [],
  round = 1,
  notation = "do",
): ReplayStep => ({ step: number, seat, kind: "act", notation, text, versions: {}, keys, round });

const steps = [
  step(0, null, "", [], 1),
  step(1, 0, "Ann explores.", ["turn-began", "explored"]),
  step(2, 1, "Ben passes.", ["passed"]),
  step(3, 0, "Ann passes.", ["passed"]),
  step(4, 1, "Ben chooses: Pass.", [], 1, "pass"),
  step(5, 0, "Ann adapts.", ["acquired"]),
  step(6, 0, "Round 2 begins.", ["round-ended"], 2),
  step(7, 1, "Ben passes.", ["passed"], 2),
];
const manners = { turns: ["turn-began", "round-ended"], passes: ["passed"] };

describe("the steps of a replay", () => {
  it("are told in sentences, the first one as the beginning", () => {
    const replay: Replay = { table: "t", game: "g", mode: "base", names: ["Ann", "Ben"], result: [], steps };
    expect(stepText(replay, 0)).toBe("The beginning");
    expect(stepText(replay, 1)).toBe("Ann explores.");
  });

  it("fold passes in a row into one line", () => {
    const found = lines(steps, manners);
    expect(found.map((line) => [line.first.step, line.last.step, line.passes])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 4, 3],
      [5, 5, 0],
      [6, 6, 0],
      [7, 7, 1],
    ]);
  });

  it("can be those of one player alone", () => {
    expect(lines(steps, manners, 1).map((line) => line.first.step)).toEqual([0, 2]);
    expect(lines(steps, manners, 0).map((line) => line.first.step)).toEqual([0, 1, 3, 5, 6]);
  });

  it("are jumped by turn and by round", () => {
    expect(steps.filter((one) => beginsTurn(one, manners)).map((one) => one.step)).toEqual([0, 1, 6]);
    expect(turnFrom(steps, manners, 1, 1)).toBe(6);
    expect(turnFrom(steps, manners, 6, 1)).toBe(7);
    expect(turnFrom(steps, manners, 5, -1)).toBe(1);
    expect(turnFrom(steps, manners, 0, -1)).toBe(0);
    expect(rounds(steps)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 6 },
    ]);
  });
});
