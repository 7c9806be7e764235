/** What every game's layout is given, and where it is loaded from. */
import type { Component } from "svelte";

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
}

type Layout = () => Promise<{ default: Component<LayoutProps> }>;

export const layouts: Partial<Record<string, Layout>> = {
  "another-world": () => import("../games/another-world/Layout.svelte"),
  beginning: () => import("../games/beginning/Layout.svelte"),
  evolve: () => import("../games/evolve/Layout.svelte"),
  evoloosen: () => import("../games/evoloosen/Layout.svelte"),
};

/** The players in table order, beginning after the viewer (who comes last, nearest to the hand). */
export function around(players: readonly Player[], seat: number | null): Player[] {
  const at = players.findIndex((one) => one.seat === seat);
  return at < 0 ? [...players] : [...players.slice(at + 1), ...players.slice(0, at + 1)];
}
