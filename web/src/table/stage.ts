/** Plays travels on the page, with the browser's own animations. */
import {
  crosses,
  places,
  SIGNS,
  travels,
  type Anchored,
  type Box,
  type Meaning,
  type Places,
} from "./motion";

const LENGTH = 420;
const EASE = "cubic-bezier(.3,.7,.3,1)";
const MOST = 40;
const SIZE = 18;
const SIGN = 26;
const REACH = 70;
const SPARKS = 10;

function element(root: Element, thing: string): HTMLElement | null {
  return root.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}

const shift = (from: Box, to: Box): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;

function floating(box: Box, child: Element | null, looks = ""): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = `${child ? "ghost" : "ghost mote"} ${looks}`;
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

const boxOf = (one: Element): Box => one.getBoundingClientRect();

/** A token on its way; where the way leads over somebody else's panel it goes here and comes there. */
function pass(root: Element, from: Box, to: Box, meaning: Meaning | undefined): void {
  const start = centre(from, SIZE);
  const end = centre(to, SIZE);
  const panels = [...root.querySelectorAll(".panel")].map(boxOf);
  const looks = meaning === "energy" || meaning === "food" ? meaning : "";
  if (crosses(from, to, panels)) {
    fly(floating(start, null, looks), start, null);
    appear(floating(end, null, looks));
  } else fly(floating(start, null, looks), start, end);
}

function appear(ghost: HTMLElement): void {
  const coming = ghost.animate([{ opacity: 0, transform: "scale(.4)" }, { opacity: 1 }, { opacity: 0 }], {
    duration: LENGTH * 2,
    easing: EASE,
  });
  coming.onfinish = () => ghost.remove();
  coming.oncancel = () => ghost.remove();
}

/** How a thing itself moves when something happens to it. */
const OWN: Partial<Record<Meaning, Keyframe[]>> = {
  hit: [
    { translate: "0" },
    { translate: "-5px" },
    { translate: "5px" },
    { translate: "-3px" },
    { translate: "0" },
  ],
  sleep: [{ rotate: "0deg" }, { rotate: "-4deg", translate: "0 4px", opacity: 0.6 }, { rotate: "0deg" }],
  wake: [{ scale: "1" }, { scale: "1.07", translate: "0 -4px" }, { scale: "1" }],
  loss: [{ opacity: 1 }, { opacity: 0.25, scale: ".93" }, { opacity: 1 }],
  triumph: [{ scale: "1" }, { scale: "1.14", filter: "brightness(1.25)" }, { scale: "1" }],
  dice: [{ rotate: "0deg" }, { rotate: "360deg", scale: "1.2" }, { rotate: "720deg", scale: "1" }],
  deal: [{ translate: "0" }, { translate: "0 -4px" }, { translate: "0 3px" }, { translate: "0" }],
};

/** An attacker darts a good part of the way, and what it strikes starts back. */
function lunge(attacker: HTMLElement, target: HTMLElement): void {
  const [from, to] = [boxOf(attacker), boxOf(target)];
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const reach = Math.min(1, REACH / Math.max(1, Math.hypot(dx, dy)));
  attacker.animate(
    [{ translate: "0" }, { translate: `${dx * reach}px ${dy * reach}px`, zIndex: 5 }, { translate: "0" }],
    { duration: LENGTH * 1.3, easing: EASE },
  );
  target.animate(OWN.hit ?? [], { duration: LENGTH, delay: LENGTH * 0.5 });
}

/** Sparks from a thing that has triumphed. */
function sparks(box: Box): void {
  const start = centre(box, SIZE);
  for (let i = 0; i < SPARKS; i++) {
    const angle = (i / SPARKS) * 2 * Math.PI;
    const end = { ...start, x: start.x + Math.cos(angle) * REACH, y: start.y + Math.sin(angle) * REACH };
    fly(floating(start, null), start, end);
  }
}

/** Rise from where it stands, off the page. */
function launch(box: Box, copy: Element): void {
  const ghost = floating(box, copy);
  const flight = ghost.animate(
    [
      { transform: "none" },
      { transform: "translateY(10px)" },
      { transform: `translateY(-${box.y + box.height}px)` },
    ],
    { duration: LENGTH * 3, easing: "cubic-bezier(.6,0,.9,.4)" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

function enact(root: Element, event: Anchored, meaning: Meaning): void {
  const from = event.from ? element(root, event.from) : null;
  const to = event.to ? element(root, event.to) : null;
  const thing = to ?? from;
  if (!thing) return;
  if (meaning === "attack" && from && to && from !== to) lunge(from, to);
  else if (meaning === "launch") launch(boxOf(thing), thing.cloneNode(true) as Element);
  else thing.animate(OWN[meaning] ?? [], { duration: LENGTH * 1.4, easing: EASE });
  if (meaning === "triumph" || meaning === "launch") sparks(boxOf(thing));
  if (meaning === "deal" && from) from.animate(OWN.deal ?? [], { duration: LENGTH * 1.4, easing: EASE });
}

type Meanings = Readonly<Record<string, Meaning>>;
type Happening = Anchored & { readonly key: string };

/** Show how the table came from `before` to what stands there now. */
export function play(
  root: Element,
  before: Snapshot,
  events: readonly Happening[],
  meanings: Meanings = {},
): void {
  for (const travel of travels(before.boxes, places(root), events).slice(0, MOST)) {
    if (travel.kind === "token") {
      if (carries(meanings[travel.key])) pass(root, travel.from, travel.to, meanings[travel.key]);
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
  for (const event of events) {
    const meaning = meanings[event.key];
    if (meaning && meaning !== "energy" && meaning !== "food") enact(root, event, meaning);
  }
}

/** Whether something goes from one place to another; else only the things themselves move. */
const carries = (meaning: Meaning | undefined): boolean =>
  meaning === undefined || meaning === "energy" || meaning === "food";

/** The same without motion: a sign beside each thing, for a moment. */
export function mark(root: Element, events: readonly Happening[], meanings: Meanings): void {
  for (const event of events.slice(-MOST)) {
    const meaning = meanings[event.key];
    const thing = (event.to && element(root, event.to)) || (event.from && element(root, event.from));
    if (!meaning || !thing) continue;
    const box = boxOf(thing);
    const ghost = floating(
      { x: box.x + box.width - SIGN, y: box.y, width: SIGN, height: SIGN },
      null,
      "sign",
    );
    ghost.classList.remove("mote");
    ghost.textContent = SIGNS[meaning];
    setTimeout(() => ghost.remove(), LENGTH * 3);
  }
}
