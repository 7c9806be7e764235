/** The players of a table, as layouts show them. */
import type { Seat, Table } from "../schema";
import { t } from "../words";
import type { Player } from "./layout";

/** Bots are called after animals of the islands, each at a table by another. */
export const botName = (number: number): string => t(`bot-${(number % 5) + 1}`);

function note(seat: Seat): string {
  if (seat.resigned) return t("seat-resigned");
  if (seat.stand_in) return t("seat-stand-in");
  return seat.kind === "person" && !seat.mine && !seat.here ? t("seat-away") : "";
}

export function players(table: Table, waiting: readonly number[]): Player[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    mine: seat.mine,
    bot: seat.kind === "bot",
    asked: waiting.includes(seat.seat),
    note: note(seat),
  }));
}
