/** Another World's view, as src/galapagos/games/another_world/visibility.py makes it. */
import type { Description } from "../../art";

export interface CardView {
  card: number;
  traits: [string, string] | null;
}

export interface TraitView {
  card: number;
  trait: string;
  other: string;
  silenced: boolean;
}

export interface CreatureView {
  id: number;
  owner: number;
  body: CardView;
  traits: TraitView[];
  copied: string[];
  energy: number;
  asleep: boolean;
  art: Description;
}

export interface SourceView {
  id: string;
  label: string;
  trait: string | null;
  lower: number;
  upper: number;
  art: Description;
}

export interface View {
  mode: string;
  round: number;
  over: boolean;
  goal: number;
  first: number;
  turn: number;
  active: number | null;
  target: number | null;
  gaining: number | null;
  shade: number | null;
  transmuted: number[];
  hands: CardView[][];
  creatures: CreatureView[];
  deck: number;
  discard: CardView[];
  source: SourceView;
  sources_ahead: (string | null)[];
  choices: number;
  choices_used: { card: number; creature: number; trait: number }[];
  picked: string[];
}

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
