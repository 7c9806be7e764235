/** The keyboard's short ways. */
import type { Session } from "./session.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);

export function keyboard(
  session: Session,
  panels: { log: () => void; options: () => void },
): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    u: () => session.position?.undo && void session.undo(),
    h: () => void session.askHint(),
    l: panels.log,
    o: panels.options,
    Escape: () => session.clear(),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || session.curtained) return;
    const digit = Number(event.key);
    if (digit >= 1 && digit <= 9) {
      const option = session.asked ? session.narrowed.fitting[digit - 1] : undefined;
      if (option) void session.act(option);
    } else letters[event.key]?.();
  };
}
