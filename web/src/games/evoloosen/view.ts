// Made from src/galapagos/games/evoloosen/visibility.py by scripts/web_schema.py: do not edit.
import type { Description } from "../../schema";

/** A Habitat card face up. `thing` is how options name it. */
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

/** An Invention that the seat can see; in a hand, equal cards are one entry with a count. */
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

/** An Adaptation. `cost` is what it would cost the active player now. */
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
  art: Description;
}

/** A player, as everybody may see them; `hand` shows only the cards that the viewer knows. */
export interface SeatView {
  species: string | null;
  mp: number;
  pf: number;
  int: number;
  cp: number;
  hand_size: number;
  hand: (string | null)[];
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

/** A battle; `…_expected` are the strengths once all that is declared has its effect. */
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
  enemy_expected: number;
  own_expected: number;
}

/** A declared Invention, waiting for answers. */
export interface PlayView {
  seat: number;
  card: InventionView;
  target: string | null;
}

/** An offer on the table. Its cards are seen by the two parties, others see how many. */
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
  game: string;
  mode: string;
  players: number;
  seat: number | null;
  round: number;
  waiting: number[];
  over: boolean;
  returns: number[] | null;
  resigned: number[];
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
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  habitat_ahead: (string | null)[];
  genes_ahead: (string | null)[];
  picked: string[];
}
