/** Whose eyes are on the screen when several people share it. */

export interface Eyes {
  /** The seat whose cards may be shown, or null while nobody's may. */
  readonly seat: number | null;
  /** The seat that is called to the screen: the curtain is drawn for it. */
  readonly called: number | null;
}

/** Who should look next: nobody changes while the one who looks is asked or nobody here is. */
export function eyes(now: Eyes, mine: readonly number[], waiting: readonly number[], over: boolean): Eyes {
  if (mine.length === 0) return { seat: null, called: null };
  if (mine.length === 1) return { seat: mine[0] as number, called: null };
  const asked = mine.filter((seat) => waiting.includes(seat));
  if (over) return { seat: now.seat ?? now.called ?? (mine[0] as number), called: null };
  if (now.seat !== null && mine.includes(now.seat) && (asked.includes(now.seat) || asked.length === 0))
    return now;
  if (now.called !== null && (asked.includes(now.called) || asked.length === 0)) return now;
  return { seat: null, called: asked[0] ?? (mine[0] as number) };
}

/** The person called says that they are the one who looks. */
export const opened = (now: Eyes): Eyes => ({ seat: now.called ?? now.seat, called: null });
