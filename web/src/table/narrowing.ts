/** Pointing at things: each thing pointed at leaves fewer options, until one is left. No game is known here. */

/** What narrowing needs of an option: the things it names, in pointing order. */
export interface Pointable {
  readonly touches: readonly string[];
}

export interface Narrowed<T extends Pointable> {
  /** Options that still fit. */
  readonly fitting: readonly T[];
  /** Fitting options all of whose things are pointed at: ready to be done. */
  readonly ready: readonly T[];
  /** Things that come next in some fitting option. */
  readonly next: ReadonlySet<string>;
  /** Things that would narrow further, in any order. */
  readonly open: ReadonlySet<string>;
}

function inOrder(pointed: readonly string[], touches: readonly string[]): boolean {
  let at = 0;
  for (const thing of touches) if (thing === pointed[at]) at++;
  return at === pointed.length;
}

/** What is left of `touches` when every thing pointed at is taken out, once each. */
export function remaining(pointed: readonly string[], touches: readonly string[]): string[] {
  const left = [...touches];
  for (const thing of pointed) {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const covers = (pointed: readonly string[], touches: readonly string[]): boolean =>
  remaining(pointed, touches).length === touches.length - pointed.length;

/** The options that fit what was pointed at: in the options' own order if some do, else in any order. */
export function narrow<T extends Pointable>(options: readonly T[], pointed: readonly string[]): Narrowed<T> {
  const ordered = options.filter((option) => inOrder(pointed, option.touches));
  const fitting = ordered.length > 0 ? ordered : options.filter((option) => covers(pointed, option.touches));
  const next = new Set<string>();
  const open = new Set<string>();
  const ready: T[] = [];
  for (const option of fitting) {
    const left = remaining(pointed, option.touches);
    if (left.length === 0) ready.push(option);
    else next.add(left[0] as string);
    for (const thing of left) open.add(thing);
  }
  return { fitting, ready, next, open };
}

/**
 * Point at one more thing. Pointing at the last one again takes it back; a thing that fits nothing starts anew with
 * it alone, if some option names it; otherwise `refused` is what was asked for, and nothing changes.
 */
export function point<T extends Pointable>(
  options: readonly T[],
  pointed: readonly string[],
  thing: string,
): { pointed: readonly string[]; refused?: readonly string[] } {
  const more = [...pointed, thing];
  if (narrow(options, more).fitting.length > 0) return { pointed: more };
  if (pointed.includes(thing)) return { pointed: pointed.filter((one) => one !== thing) };
  if (narrow(options, [thing]).fitting.length > 0) return { pointed: [thing] };
  return { pointed, refused: more };
}

/** Options that need a button: nothing on the table is left to point at for them. */
export function buttons<T extends Pointable>(
  options: readonly T[],
  pointed: readonly string[],
  onTable: (thing: string) => boolean,
): T[] {
  const { fitting } = narrow(options, pointed);
  if (pointed.length > 0 && fitting.length === 1) return [...fitting];
  return fitting.filter((option) => !remaining(pointed, option.touches).some(onTable));
}

/**
 * The one option that what was pointed at means without doubt: only it fits, and everything it names is pointed at,
 * or the last thing it names was (the half of a card stands for the card too).
 */
export function decided<T extends Pointable>(
  options: readonly T[],
  pointed: readonly string[],
): T | undefined {
  const last = pointed.at(-1);
  const [only, ...others] = last === undefined ? [] : narrow(options, pointed).fitting;
  if (!only || others.length > 0) return undefined;
  return only.touches.at(-1) === last || remaining(pointed, only.touches).length === 0 ? only : undefined;
}
