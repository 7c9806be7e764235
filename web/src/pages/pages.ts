/** The pages besides the map: each is loaded when it is first wanted. */
import type { Component } from "svelte";
import type { Match } from "../router.svelte";

/** What every page is given of the address; those that need nothing of it take nothing. */
export type Page = Component<{ id: string; rest: string }>;

interface Entry {
  readonly title: string;
  readonly load: () => Promise<{ default: unknown }>;
}

export const pages: Partial<Record<string, Entry>> = {
  "game/rules": { title: "rules-title", load: () => import("./RulesPage.svelte") },
  "game/table": { title: "friends-heading", load: () => import("./NewTablePage.svelte") },
  game: { title: "play-heading", load: () => import("./GamePage.svelte") },
  mine: { title: "mine-title", load: () => import("./MinePage.svelte") },
  tables: { title: "tables-title", load: () => import("./TablesPage.svelte") },
  table: { title: "table-region", load: () => import("./TablePage.svelte") },
  me: { title: "me-title", load: () => import("./MePage.svelte") },
  seat: { title: "table-region", load: () => import("./SeatPage.svelte") },
  replay: { title: "replay-steps", load: () => import("./ReplayPage.svelte") },
  review: { title: "review-page", load: () => import("./ReviewPage.svelte") },
  puzzles: { title: "puzzles-title", load: () => import("./PuzzlesPage.svelte") },
  almanac: { title: "almanac-title", load: () => import("./AlmanacPage.svelte") },
  learn: { title: "learn-heading", load: () => import("./LessonPage.svelte") },
  settings: { title: "settings-title", load: () => import("./SettingsPage.svelte") },
};

/** The page at an address: the one for its end, too, if there is one. */
export const pageAt = (where: Match): Entry | undefined =>
  pages[`${where.page}/${where.rest}`] ?? pages[where.page];
