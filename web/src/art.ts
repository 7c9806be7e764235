/** Addresses of drawings: the address is the description itself, so a drawing has one address for ever. */

/** What `galapagos.art` draws: public facts about a creature, card or place. */
export interface Description {
  game: string;
  kind: string;
  seed?: number;
  name?: string;
  traits?: string[];
  muted?: string[];
  copied?: string[];
  parts?: Record<string, string[]>;
  numbers?: Record<string, number>;
  flags?: string[];
}

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
