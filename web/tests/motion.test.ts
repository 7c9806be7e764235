import { describe, expect, it } from "vitest";
import { crosses, travels, type Box } from "../src/table/motion";

const box = (x: number, y = 0): Box => ({ x, y, width: 10, height: 10 });
const at = (things: Record<string, Box>) => new Map(Object.entries(things));

describe("travels", () => {
  it("finds nothing where nothing moved", () => {
    expect(travels(at({ a: box(1) }), at({ a: box(2) }))).toEqual([]);
  });

  it("moves what stands elsewhere", () => {
    expect(travels(at({ a: box(1) }), at({ a: box(80) }))).toEqual([
      { kind: "move", thing: "a", from: box(1), to: box(80) },
    ]);
  });

  it("lets a new thing come from where the event says", () => {
    const found = travels(at({ deck: box(0) }), at({ deck: box(0), "card:3": box(90) }), [
      { from: "deck", to: "card:3" },
    ]);
    expect(found).toEqual([{ kind: "enter", thing: "card:3", from: box(0), to: box(90) }]);
  });

  it("lets a lost thing go where the event says, or fade", () => {
    const before = at({ "card:3": box(90), "card:4": box(50), discard: box(7) });
    const found = travels(before, at({ discard: box(7) }), [{ from: "card:3", to: "discard" }]);
    expect(found).toEqual([
      { kind: "leave", thing: "card:3", from: box(90), to: box(7) },
      { kind: "leave", thing: "card:4", from: box(50), to: null },
    ]);
  });

  it("sends a token between two things that stay", () => {
    const table = at({ source: box(0), "creature:1": box(60) });
    expect(travels(table, table, [{ key: "gained", from: "source", to: "creature:1" }])).toEqual([
      { kind: "token", key: "gained", from: box(0), to: box(60) },
    ]);
  });

  it("shows no token for anchors that are not on the screen", () => {
    expect(
      travels(at({ a: box(0) }), at({ a: box(0) }), [
        { from: "a", to: "b" },
        { from: null, to: "a" },
      ]),
    ).toEqual([]);
  });
});

describe("the way of a token", () => {
  const box = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });

  it("leads over a panel between the two", () => {
    expect(crosses(box(0, 0), box(100, 0), [box(40, -5, 20)])).toBe(true);
  });

  it("may lead through the panels in which it begins and ends", () => {
    expect(crosses(box(0, 0), box(100, 0), [box(-5, -5, 40), box(80, -5, 40)])).toBe(false);
    expect(crosses(box(0, 0), box(100, 0), [box(40, 50, 20)])).toBe(false);
  });
});
