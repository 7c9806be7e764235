import { describe, expect, it } from "vitest";
import type { Event, Option, Position } from "../src/schema";
import { shots } from "../src/table/beats";

const happened = (text: string): Event => ({ version: 2, seat: 0, key: "k", params: {}, text });
const option = { action: 1, notation: "pass", key: "k", params: {}, text: "Pass", touches: [] } as Option;

const position = (beats: Position["beats"], since = 1): Position => ({
  type: "position",
  seat: 0,
  version: 2,
  since,
  view: { at: "end" },
  question: { key: "ask", params: {}, text: "?" },
  waiting: [0],
  options: [option],
  picked: [],
  events: ["revealed", "counted", "ranked"].map(happened),
  undo: true,
  over: false,
  result: null,
  beats,
});

const texts = (events: readonly Event[]): string[] => events.map((one) => one.text);

describe("shots of a position", () => {
  const staged = shots(
    position([
      { told: 1, view: { at: "reveal" } },
      { told: 2, view: { at: "biome" } },
      { told: 3, view: { at: "end" } },
    ]),
  );

  it("are its moments in order, then itself", () => {
    expect(staged.map((one) => one.position.view["at"])).toEqual(["reveal", "biome", "end"]);
    expect(staged.map((one) => texts(one.fresh))).toEqual([["revealed"], ["counted"], ["ranked"]]);
  });

  it("tell in the log what has happened so far", () => {
    expect(staged.map((one) => texts(one.position.events))).toEqual([
      ["revealed"],
      ["revealed", "counted"],
      ["revealed", "counted", "ranked"],
    ]);
  });

  it("ask nobody before the last", () => {
    expect(staged.map((one) => one.position.options.length)).toEqual([0, 0, 1]);
    expect(staged.map((one) => one.position.waiting)).toEqual([[], [], [0]]);
  });

  it("are one where there are no moments, and nothing is new to who comes late", () => {
    expect(shots(position([]))).toHaveLength(1);
    const late = shots(position([{ told: 1, view: {} }], 0));
    expect(late).toHaveLength(1);
    expect(late[0]?.fresh).toEqual([]);
  });
});
