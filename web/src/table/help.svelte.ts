/** Help on whatever is under the pointer or the focus: one card for the whole page. */

export interface Help {
  readonly title: string;
  readonly text: string;
  readonly lines?: readonly string[];
}

export const help = $state<{ shown: (Help & { box: DOMRect }) | null }>({ shown: null });

const PATIENCE = 320;
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

/** An action for elements: help for mouse, keyboard and long press. */
export function explains(element: HTMLElement, what: () => Help | undefined): { destroy(): void } {
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") showHelp(element, what());
  };
  const press = (event: globalThis.Event): void => {
    event.preventDefault();
    showHelp(element, what(), true);
  };
  const focus = (): void => {
    if (element.matches(":focus-visible")) showHelp(element, what());
  };
  const listeners: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", hideHelp],
    ["contextmenu", press],
    ["focus", focus],
    // Later, because a thing that is taken off the table loses the focus while the page is being drawn.
    ["blur", () => queueMicrotask(hideHelp)],
    ["click", hideHelp],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return {
    destroy: () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    },
  };
}
