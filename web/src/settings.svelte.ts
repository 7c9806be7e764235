/** What a person likes: kept in this browser alone. */
import { isPace, type Pace } from "./table/pacer";

export type Page = "auto" | "day" | "night";

export interface Settings {
  page: Page;
  motion: boolean;
  sound: boolean;
  /** Tell me that I am asked when I look elsewhere: by a sound, by a notification. */
  bell: boolean;
  notices: boolean;
  /** How others' moves are shown. */
  pace: Pace;
  /** Play a move by itself when it is the only one. */
  forced: boolean;
  /** What was passed is not asked again until something else can be done. */
  unasked: boolean;
}

const KEY = "galapagos-settings";
const usual: Settings = {
  page: "auto",
  motion: true,
  sound: false,
  bell: false,
  notices: false,
  pace: "usual",
  forced: true,
  unasked: false,
};

function stored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...usual, ...kept, pace: isPace(kept.pace) ? kept.pace : usual.pace };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(stored());

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, still: stillness.matches });

export const night = (): boolean => settings.page === "night" || (settings.page === "auto" && system.dark);
export const moving = (): boolean => settings.motion && !system.still;

/** Put the settings onto the page, and keep them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["page"] = night() ? "night" : "day";
  root.dataset["motion"] = moving() ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function watchSystem(): void {
  darkness.addEventListener("change", (change) => (system.dark = change.matches));
  stillness.addEventListener("change", (change) => (system.still = change.matches));
}
