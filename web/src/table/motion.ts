/** Motion that explains: what stood where before, where it stands now, and the travels between. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Places = ReadonlyMap<string, Box>;

/** An event's anchors, as the server names them. */
export interface Anchored {
  readonly key?: string;
  readonly from?: string | null;
  readonly to?: string | null;
}

export type Travel =
  | { readonly kind: "move"; readonly thing: string; readonly from: Box; readonly to: Box }
  | { readonly kind: "enter"; readonly thing: string; readonly from: Box | null; readonly to: Box }
  | { readonly kind: "leave"; readonly thing: string; readonly from: Box; readonly to: Box | null }
  | { readonly kind: "token"; readonly key: string; readonly from: Box; readonly to: Box };

const MOVED = 3;

function far(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) > MOVED || Math.abs(a.y - b.y) > MOVED;
}

/** Compare two pictures of the table. `events` tell where new things come from and lost things go to. */
export function travels(before: Places, after: Places, events: readonly Anchored[] = []): Travel[] {
  const found: Travel[] = [];
  const place = (thing: string | null | undefined): Box | null =>
    thing ? (after.get(thing) ?? before.get(thing) ?? null) : null;
  const told = new Set<string>();
  for (const [thing, to] of after) {
    const from = before.get(thing);
    if (from) {
      if (far(from, to)) found.push({ kind: "move", thing, from, to });
    } else {
      const cause = events.find((event) => event.to === thing && event.from);
      found.push({ kind: "enter", thing, from: place(cause?.from), to });
      told.add(thing);
    }
  }
  for (const [thing, from] of before) {
    if (after.has(thing)) continue;
    const cause = events.find((event) => event.from === thing && event.to);
    found.push({ kind: "leave", thing, from, to: place(cause?.to) });
    told.add(thing);
  }
  for (const event of events) {
    const [from, to] = [place(event.from), place(event.to)];
    if (!from || !to || event.from === event.to) continue;
    if (told.has(event.from as string) || told.has(event.to as string)) continue;
    found.push({ kind: "token", key: event.key ?? "", from, to });
  }
  return found;
}

/** Where every named thing stands now, inside `root`. */
export function places(root: Element): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0) found.set(element.dataset["thing"] as string, { x, y, width, height });
  }
  return found;
}

/** What an event is, where it is more than a travel from one place to another. */
export type Meaning =
  "energy" | "food" | "attack" | "hit" | "sleep" | "wake" | "loss" | "triumph" | "launch" | "dice" | "deal";

/** Without motion each is told by a sign beside the thing. */
export const SIGNS: Readonly<Record<Meaning, string>> = {
  energy: "◆",
  food: "●",
  attack: "⚔",
  hit: "✸",
  sleep: "☾",
  wake: "☀",
  loss: "✕",
  triumph: "★",
  launch: "▲",
  dice: "⚄",
  deal: "⇄",
};

const middle = (box: Box): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const holds = (box: Box, [x, y]: readonly [number, number]): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

const STEPS = 24;

/** Whether the straight way between two things leads over the panel of somebody who has nothing to do with it. */
export function crosses(from: Box, to: Box, panels: readonly Box[]): boolean {
  const [start, end] = [middle(from), middle(to)];
  const others = panels.filter((panel) => !holds(panel, start) && !holds(panel, end));
  return Array.from({ length: STEPS }, (_, i) => (i + 1) / (STEPS + 1)).some((part) =>
    others.some((panel) =>
      holds(panel, [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]),
    ),
  );
}
