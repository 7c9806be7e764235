/** Help on whatever is under the pointer, the focus or a resting finger: one card for the whole page. */
import type { Description } from "../schema";

export interface Help {
  readonly title: string;
  readonly text: string;
  readonly lines?: readonly string[];
  /** Its drawing, which is shown large. */
  readonly art?: Description | null | undefined;
}

export const help = $state<{
  shown: (Help & { box: DOMRect }) | null;
  /** Whether a click reads about a thing instead of doing something with it. */
  asking: boolean;
}>({ shown: null, asking: false });

const PATIENCE = 320;
/** How long a finger rests until it asks, in milliseconds, and how far it may stray, in pixels. */
const PRESS = 450;
const STRAY = 10;
let timer: ReturnType<typeof setTimeout> | undefined;

export function hideHelp(): void {
  clearTimeout(timer);
  help.shown = null;
}

/** Show help beside an element, after a moment unless `now`. */
export function showHelp(element: Element, what: Help | undefined, now = false): void {
  clearTimeout(timer);
  if (!what || (!what.text && !what.lines?.length)) return;
  const show = (): void => {
    if (element.isConnected) help.shown = { ...what, box: element.getBoundingClientRect() };
  };
  if (now) show();
  else timer = setTimeout(show, PATIENCE);
}

/**
 * An action for elements: help for mouse, keyboard and a resting finger. The finger is timed here, because not every
 * browser tells of a long press; the click that may follow it does nothing.
 */
export function explains(element: HTMLElement, what: () => Help | undefined): { destroy(): void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let read = false;
  const lift = (): void => clearTimeout(resting);
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") showHelp(element, what());
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") hideHelp();
    else lift();
  };
  const press = (event: TouchEvent): void => {
    const finger = event.touches[0];
    lift();
    read = false;
    hideHelp();
    if (!finger || event.touches.length > 1) return;
    start = { x: finger.clientX, y: finger.clientY };
    resting = setTimeout(() => {
      read = true;
      showHelp(element, what(), true);
    }, PRESS);
  };
  const stray = (event: TouchEvent): void => {
    const finger = event.touches[0];
    if (finger && Math.hypot(finger.clientX - start.x, finger.clientY - start.y) > STRAY) lift();
  };
  const menu = (event: globalThis.Event): void => {
    event.preventDefault();
    showHelp(element, what(), true);
  };
  const click = (event: globalThis.Event): void => {
    if (read || help.asking) {
      event.stopImmediatePropagation();
      event.preventDefault();
      if (help.asking) showHelp(element, what(), true);
    } else hideHelp();
    read = false;
  };
  const focus = (): void => {
    if (element.matches(":focus-visible")) showHelp(element, what());
  };
  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave as EventListener],
    ["touchstart", press as EventListener, { passive: true }],
    ["touchmove", stray as EventListener, { passive: true }],
    ["touchend", lift],
    ["touchcancel", lift],
    ["contextmenu", menu],
    ["focus", focus],
    // Later, because a thing that is taken off the table loses the focus while the page is being drawn.
    ["blur", () => queueMicrotask(hideHelp)],
    ["click", click, { capture: true }],
  ];
  for (const [name, listener, options] of listeners) element.addEventListener(name, listener, options);
  return {
    destroy: () => {
      lift();
      for (const [name, listener, options] of listeners) element.removeEventListener(name, listener, options);
    },
  };
}
