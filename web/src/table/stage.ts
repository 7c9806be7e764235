/** Plays travels on the page, with the browser's own animations. */
import { places, travels, type Anchored, type Box, type Places } from "./motion";

const LENGTH = 420;
const EASE = "cubic-bezier(.3,.7,.3,1)";
const MOST = 40;

function element(root: Element, thing: string): HTMLElement | null {
  return root.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}

const shift = (from: Box, to: Box): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;

function floating(box: Box, child: Element | null): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = child ? "ghost" : "ghost mote";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  if (child) ghost.append(child);
  document.body.append(ghost);
  return ghost;
}

const centre = (box: Box, size: number): Box => ({
  x: box.x + box.width / 2 - size / 2,
  y: box.y + box.height / 2 - size / 2,
  width: size,
  height: size,
});

function fly(ghost: HTMLElement, from: Box, to: Box | null): void {
  const end = to ? `translate(${to.x - from.x}px, ${to.y - from.y}px)` : "translateY(8px)";
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: to ? 0.9 : 0 },
    ],
    { duration: LENGTH * 1.2, easing: EASE },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** A picture of the table to compare with later: boxes, and copies of the things in case they leave. */
export interface Snapshot {
  readonly boxes: Places;
  readonly copies: ReadonlyMap<string, Element>;
}

export function snapshot(root: Element): Snapshot {
  const copies = new Map<string, Element>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const copy = one.cloneNode(true) as HTMLElement;
    for (const inner of [copy, ...copy.querySelectorAll<HTMLElement>("[data-thing]")]) {
      inner.removeAttribute("data-thing");
      inner.removeAttribute("id");
      inner.setAttribute("tabindex", "-1");
    }
    copies.set(one.dataset["thing"] as string, copy);
  }
  return { boxes: places(root), copies };
}

/** Show how the table came from `before` to what stands there now. */
export function play(root: Element, before: Snapshot, events: readonly Anchored[]): void {
  for (const travel of travels(before.boxes, places(root), events).slice(0, MOST)) {
    if (travel.kind === "token") {
      const from = centre(travel.from, 18);
      fly(floating(from, null), from, centre(travel.to, 18));
    } else if (travel.kind === "leave") {
      const copy = before.copies.get(travel.thing);
      if (copy) fly(floating(travel.from, copy), travel.from, travel.to);
    } else {
      const start = travel.from ? shift(travel.from, travel.to) : "scale(.85)";
      element(root, travel.thing)?.animate(
        [
          { transform: start, transformOrigin: "0 0", opacity: travel.kind === "enter" ? 0.2 : 1 },
          { transform: "none", transformOrigin: "0 0", opacity: 1 },
        ],
        { duration: LENGTH, easing: EASE },
      );
    }
  }
}
