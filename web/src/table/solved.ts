/** Which puzzles were tried in this browser, and how it went the first time. */

const KEY = "galapagos-puzzles";
type Tried = Record<string, Record<string, boolean>>;

function stored(): Tried {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tried;
  } catch {
    return {};
  }
}

/** By number: whether it was solved at once. */
export const tried = (game: string): Record<string, boolean> => stored()[game] ?? {};

/** Keep the first answer; later ones don't count. */
export function keep(game: string, number: number, right: boolean): void {
  const all = stored();
  const mine = { ...all[game] };
  mine[number] ??= right;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: mine }));
  } catch {
    // A browser that keeps nothing still poses puzzles.
  }
}

const DAY = 86_400_000;
/** Whose turn it is today to pose the puzzle of the day. */
export const ofToday = <T>(games: readonly T[], now: number): T | undefined =>
  games[Math.floor(now / DAY) % Math.max(1, games.length)];
