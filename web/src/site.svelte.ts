/** What the server offers, for everything that names a game. */
import { theSite } from "./api";
import type { GameInfo, Site } from "./schema";

let found = $state.raw<Site | null>(null);

/** Ask what is offered; it is known to all pages from then on. */
export async function arrive(): Promise<Site> {
  found = await theSite();
  return found;
}

export const site = (): Site | null => found;
export const gameInfo = (id: string): GameInfo | undefined => found?.games.find((game) => game.id === id);
export const gameName = (id: string): string => gameInfo(id)?.name ?? "";
