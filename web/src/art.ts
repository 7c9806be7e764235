/** Addresses of drawings: the address is the description itself, so a drawing has one address for ever. */

import type { Description } from "./schema";

/** JSON with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
    return `{${pairs.join(",")}}`;
  }
  return JSON.stringify(value);
}

/** base64url without padding, of the UTF-8 text. */
function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

export function artUrl(
  of: Description,
  size: "card" | "portrait" = "card",
  theme: "day" | "night" = "day",
): string {
  return `/art/${base64url(canonical(of))}.svg?size=${size}&theme=${theme}`;
}

/** The sign of a trait, readable at 16 pixels. */
export const traitSign = (game: string, id: string): Description => ({ game, kind: "icon", name: id });
