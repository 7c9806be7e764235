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

/** A line of the log as it is shown: a sentence, or several passes in one. */
export interface LogLine {
  readonly text: string;
  readonly version: number;
  /** The things on the table that it speaks of. */
  readonly things: readonly string[];
  /** Whether it happened since the reader last did something. */
  readonly recent: boolean;
}

/** What happened in a turn or a round, under the sentence with which it began. */
export interface Chapter {
  readonly title: LogLine | null;
  readonly lines: readonly LogLine[];
}

export interface Telling {
  /** Events that begin a new chapter. */
  readonly turns: readonly string[];
  /** Events that say that somebody does nothing. */
  readonly passes: readonly string[];
  /** The reader's seat, or null for a watcher. */
  readonly seat: number | null;
  /** How several people who pass are told. */
  readonly passed: (players: readonly string[]) => string;
}

const things = (event: Event): string[] => [...new Set([event.from, event.to].filter((one) => one != null))];

/** Where the reader did something last: after that begins what is new to them. */
const lastOwn = (log: readonly Event[], seat: number | null): number =>
  seat === null ? Infinity : (log.findLast((event) => event.seat === seat)?.version ?? Infinity);

/** The log in chapters, passes in a row folded into one line. */
export function chapters(log: readonly Event[], telling: Telling): Chapter[] {
  const found: { title: LogLine | null; lines: LogLine[] }[] = [];
  const own = lastOwn(log, telling.seat);
  let passing: string[] = [];
  for (const event of sentences(log)) {
    const line = {
      text: event.text,
      version: event.version,
      things: things(event),
      recent: event.version > own,
    };
    const begins = telling.turns.includes(event.key);
    const passes = telling.passes.includes(event.key);
    if (begins || found.length === 0) found.push({ title: begins ? line : null, lines: [] });
    const lines = found.at(-1)?.lines ?? [];
    if (passing.length > 0 && passes && !begins) lines.pop();
    passing = passes ? [...passing, String(event.params["player"])] : [];
    if (!begins) lines.push(passing.length > 1 ? { ...line, text: telling.passed(passing) } : line);
  }
  return found;
}
