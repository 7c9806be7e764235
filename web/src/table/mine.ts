/** One's own games: whose turn it is, how they ended, and which are no more than clutter. */
import type { MyTable, Table } from "../schema";

const DAY = 86_400;
const FORGOTTEN = 14 * DAY;

/** Whether I am asked there. */
export const myTurn = (table: Table): boolean =>
  table.waiting.some((seat) => table.seats[seat]?.mine === true);

export const others = (table: Table): string[] =>
  table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name);

/** The earliest end of a clock that runs there, in Unix seconds. */
export function deadline(table: Table): number | null {
  const ends = table.seats.map((seat) => seat.deadline).filter((one) => one !== null);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Nobody has cared for it for long; for practice a day is long. */
export const leftAlone = (one: MyTable, now: number): boolean =>
  now - one.touched > (one.table.practice ? DAY : FORGOTTEN);

/** How it ended for me: the key of a word. */
export function outcome(table: Table): string {
  const shares = table.seats.filter((seat) => seat.mine).map((seat) => table.result?.[seat.seat] ?? 0);
  const best = Math.max(0, ...shares);
  if (!table.result) return "mine-closed";
  if (best === 1) return "mine-won";
  if (best > 0) return "mine-shared";
  return "mine-lost";
}

/** The game to go on with: where I am asked, else the latest. */
export const next = (running: readonly MyTable[], now: number): Table | undefined => {
  const cared = running.filter((one) => !leftAlone(one, now)).map((one) => one.table);
  return cared.find(myTurn) ?? cared.find((table) => table.status === "playing") ?? cared[0];
};
