import { describe, expect, it } from "vitest";
import type { MyTable, Seat, Table } from "../src/schema";
import { deadline, leftAlone, myTurn, next, outcome } from "../src/table/mine";

const seat = (number: number, mine: boolean, ends: number | null = null): Seat =>
  ({
    seat: number,
    kind: mine ? "person" : "bot",
    name: mine ? "Ada" : "Finch",
    level: null,
    mine,
    here: true,
    resigned: false,
    stand_in: null,
    may_hand_over: false,
    deadline: ends,
  }) as Seat;

const table = (id: string, more: Partial<Table> = {}): Table =>
  ({
    id,
    status: "playing",
    practice: false,
    waiting: [1],
    result: null,
    seats: [seat(0, true), seat(1, false)],
    ...more,
  }) as Table;

const one = (id: string, touched: number, more: Partial<Table> = {}): MyTable => ({
  table: table(id, more),
  touched,
});

describe("my games", () => {
  it("know whose turn it is and when a clock ends", () => {
    expect(myTurn(table("a"))).toBe(false);
    expect(myTurn(table("a", { waiting: [1, 0] }))).toBe(true);
    expect(deadline(table("a"))).toBeNull();
    expect(deadline(table("a", { seats: [seat(0, true, 90), seat(1, false, 70)] }))).toBe(70);
  });

  it("tell how they ended for me", () => {
    const ended = (result: number[] | null): string => outcome(table("a", { status: "over", result }));
    expect([ended([1, 0]), ended([0.5, 0.5]), ended([0, 1]), ended(null)]).toEqual([
      "mine-won",
      "mine-shared",
      "mine-lost",
      "mine-closed",
    ]);
  });

  it("leave out what nobody cares for", () => {
    const now = 100 * 86_400;
    expect(leftAlone(one("a", now - 2 * 86_400), now)).toBe(false);
    expect(leftAlone(one("a", now - 2 * 86_400, { practice: true }), now)).toBe(true);
    expect(leftAlone(one("a", now - 15 * 86_400), now)).toBe(true);
  });

  it("go on where I am asked, else with the latest", () => {
    const now = 1_000;
    const games = [one("late", 900), one("asked", 800, { waiting: [0] })];
    expect(next(games, now)?.id).toBe("asked");
    expect(next(games.slice(0, 1), now)?.id).toBe("late");
    expect(next([], now)).toBeUndefined();
  });
});
