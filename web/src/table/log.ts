/** The log of one viewpoint, and what of it is said aloud. */
import type { Event } from "../schema";

/** Append what came; `since` 0 starts anew. Events that are already there are not taken twice. */
export function append(log: readonly Event[], events: readonly Event[], since: number): Event[] {
  const known = since === 0 ? [] : log.filter((line) => line.version <= since);
  return [...known, ...events];
}

export const sentences = (log: readonly Event[]): Event[] => log.filter((line) => line.text !== "");

const MOST = 6;

/** What a screen reader should say: the new sentences (the last few of many), then the question if it is yours. */
export function announcement(events: readonly Event[], question: string | null): string {
  const said = sentences(events)
    .slice(-MOST)
    .map((line) => line.text);
  if (question) said.push(question);
  return said.join(" ");
}
