/** What every game's layout is given. */

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  readonly asked: boolean;
  /** A word about the person: away, resigned, a bot plays. */
  readonly note: string;
}

export interface LayoutProps {
  /** The game's own view, as the server sent it. */
  view: unknown;
  /** The viewpoint: a seat, or null for a watcher. */
  seat: number | null;
  players: Player[];
  /** The table in plain text, for a game that has no layout of its own. */
  sketch: string;
}

/** The players in table order, beginning after the viewer (who comes last, nearest to the hand). */
export function around(players: readonly Player[], seat: number | null): Player[] {
  const at = players.findIndex((one) => one.seat === seat);
  return at < 0 ? [...players] : [...players.slice(at + 1), ...players.slice(0, at + 1)];
}
