/** What tells somebody who looks elsewhere that they are asked: the tab's title and icon, and a notification. */
import { t } from "../words";

const MARK = "● ";
let usual = "";

const badge = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="${color}"/></svg>`,
  )}`;

function icon(): HTMLLinkElement {
  let found = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!found) {
    found = document.createElement("link");
    found.rel = "icon";
    document.head.append(found);
  }
  return found;
}

/** Mark the tab, or take the mark away. */
export function mark(asked: boolean): void {
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = asked ? MARK + bare : bare;
  const link = icon();
  usual ||= link.getAttribute("href") ?? "";
  link.href = asked ? badge("#c2410c") : usual || "data:,";
}

/** Whether notifications can be shown at all, and whether they may. */
export const possible = (): boolean => "Notification" in globalThis;
export const allowed = (): boolean => possible() && Notification.permission === "granted";

/** Ask the browser for leave; whether it was given. */
export async function askLeave(): Promise<boolean> {
  return possible() && (await Notification.requestPermission()) === "granted";
}

/** Show a notification about a table; a newer one takes its place. */
export function notify(table: string, game: string, question: string): void {
  if (!allowed()) return;
  const shown = new Notification(t("alert-title", { game }), { body: question, tag: `table-${table}` });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
