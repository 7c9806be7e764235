/** Evoloosen's view, as src/galapagos/games/evoloosen/visibility.py makes it, and the drawings for it. */
import type { Description } from "../../art";

export interface HabitatView {
  thing: string;
  id: string;
  title: string;
  kind: string;
  pf: number;
  loot_mp: number;
  loot_cards: number;
  art: Description;
}

export interface InventionView {
  thing: string;
  id: string;
  title: string;
  category: string;
  type: string;
  cp: number;
  count: number;
  art: Description;
}

export interface GeneView {
  thing: string;
  id: string;
  title: string;
  type: string;
  cost: number;
  pf: number;
  int: number;
  species: string | null;
  rotated: boolean;
  used: boolean;
}

export interface SeatView {
  species: string | null;
  mp: number;
  pf: number;
  int: number;
  cp: number;
  hand_size: number;
  genes: GeneView[];
  companion: HabitatView | null;
  tame: HabitatView | null;
  tapped: boolean;
  used: InventionView[];
  kept: number;
  broken: number;
  playing: boolean;
  art: Description;
}

export interface BattleView {
  enemy: HabitatView | null;
  enemy_strength: number;
  own_strength: number;
  fighters: number[];
  strengths: number[];
  encounterer: number | null;
  helper: number | null;
  share_mp: number;
  share_cards: number;
  volunteers: number[];
  tame_side: string | null;
  tame_strength: number;
  shields: number[];
}

export interface PlayView {
  seat: number;
  card: InventionView;
  target: string | null;
}

export interface OfferView {
  kind: string;
  by: number;
  to: number;
  counter: boolean;
  give_mp: number;
  give: (string | null)[];
  want_mp: number;
  want: string[];
  want_any: number;
  share_mp: number;
  share_cards: number;
  pledge: string | null;
  ask: string | null;
}

export interface PromiseView {
  by: number;
  to: number;
  promise: string;
  about: number | null;
}

export interface View {
  mode: string;
  round: number;
  over: boolean;
  compass: number;
  active: number;
  phase: string;
  stage: string;
  rocket: number | null;
  seats: SeatView[];
  hand: InventionView[];
  pool: (GeneView | null)[];
  unresolved: HabitatView[];
  encounter: HabitatView | null;
  battle: BattleView | null;
  declared: PlayView[];
  offer: OfferView | null;
  ledger: PromiseView[];
  lands: number;
  decks: Record<"habitat" | "inventions" | "adaptations", number>;
  discards: Record<"habitat" | "inventions" | "adaptations", string[]>;
}

export const SPECIES = ["expansionist", "scavenger", "wrangler", "mimic", "symbiont"] as const;
export const GOAL = 8;
const BEINGS = ["predator", "antagonist", "villager", "pet", "mount"];

/** A Habitat card: a being of its role, or what simply happens. */
export function habitat(card: HabitatView): Description {
  return BEINGS.includes(card.kind)
    ? { ...card.art, kind: "being", name: card.kind }
    : { game: "evoloosen", kind: "event", name: card.kind };
}

export const gene = (card: GeneView): Description => ({
  game: "evoloosen",
  kind: "adaptation",
  name: card.type,
});
export const newborn = (species: string): Description => ({
  game: "evoloosen",
  kind: "species",
  name: species,
  seed: 1,
});
export const rocket = (stage: number): Description => ({
  game: "evoloosen",
  kind: "rocket",
  numbers: { stage },
});
