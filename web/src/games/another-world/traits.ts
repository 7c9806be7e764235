/** The traits, for their colours and for the things that name them. */

/** What a creature does in the activation that is under way. */
export type Role = "" | "active" | "target" | "gaining";

export type Colour = "orange" | "green" | "blue" | "purple";

/** In the order of the server's trait numbers; the colour is a trait's type. */
export const TRAITS: readonly (readonly [string, Colour])[] = [
  ["fire-breathing", "orange"],
  ["lulling", "orange"],
  ["vampire", "orange"],
  ["fearsome", "orange"],
  ["fireproof", "green"],
  ["many-eyed", "green"],
  ["toxic", "green"],
  ["vengeful", "green"],
  ["caring", "blue"],
  ["charming", "blue"],
  ["long-tailed", "blue"],
  ["tiny", "blue"],
  ["astral", "purple"],
  ["flying", "purple"],
  ["metamorphic", "purple"],
  ["pestering", "purple"],
];

export const colour = (trait: string): Colour => TRAITS.find(([id]) => id === trait)?.[1] ?? "purple";
export const numberOf = (trait: string): number => TRAITS.findIndex(([id]) => id === trait);
