/** The keyboard's short ways. */
import { help, hideHelp } from "./help.svelte";
import { lastWord, likely } from "./likely";
import type { Session } from "./session.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);

export function keyboard(
  session: Session,
  panels: { log: () => void; options: () => void },
): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    u: () => void session.undo(),
    h: () => void session.askHint(),
    l: panels.log,
    o: panels.options,
    "?": () => (help.asking = !help.asking),
    Escape: () => {
      hideHelp();
      if (help.asking) help.asking = false;
      else void session.startOver();
    },
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || session.curtained) return;
    if (event.key === " " && session.waiting > 0 && !session.asked) {
      event.preventDefault();
      session.skip();
    } else if (/^[0-9]$/.test(event.key)) {
      const options = session.asked ? likely(session.narrowed.fitting) : [];
      const option = event.key === "0" ? lastWord(options) : options[Number(event.key) - 1];
      if (option) void session.act(option);
    } else letters[event.key]?.();
  };
}
