/**
 * The games that have a folder here, found by their index.ts. A server may offer others: they get an island made from
 * their id, and a table in plain text.
 */
import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import { plainIsland, type Island } from "../map/island";
import type { LayoutProps } from "../table/layout";
import { learn } from "../words";
import type { Game, Manners } from "./game";

const folders = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "default" });
const games = new Map(Object.entries(folders).map(([path, game]) => [path.split("/")[1] ?? "", game]));

/** The games that have a layout of their own. */
export const laidOut: readonly string[] = [...games.keys()];

/** How a game wants to be asked and told. */
export const mannersOf = (id: string): Manners => games.get(id)?.manners ?? {};

export const islandOf = (id: string): Island => games.get(id)?.island ?? plainIsland(id);

/** In the order of the map; what has no place on it comes last. */
export const placed = <T extends { readonly id: string }>(offered: readonly T[]): T[] =>
  offered.toSorted((a, b) => place(a.id) - place(b.id));

const place = (id: string): number => games.get(id)?.order ?? games.size + 1;

/** Learn the game's own words; whatever speaks of it waits for them. */
export async function wordsOf(id: string): Promise<void> {
  const found = await games.get(id)?.words();
  if (found) learn(found.default);
}

export async function layoutOf(id: string): Promise<Component<LayoutProps>> {
  const layout = games.get(id)?.layout ?? (() => import("../table/PlainLayout.svelte"));
  const [found] = await Promise.all([layout(), wordsOf(id)]);
  return found.default;
}

export const teaches = (id: string): boolean => games.get(id)?.lesson !== undefined;

export async function lessonOf(id: string): Promise<Lesson | null> {
  const [found] = await Promise.all([games.get(id)?.lesson?.(), wordsOf(id)]);
  return found?.default ?? null;
}
