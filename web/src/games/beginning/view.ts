// Made from src/galapagos/games/beginning/visibility.py by scripts/web_schema.py: do not edit.

/** A card: its name for pointing, and what it shows, None if this seat does not know. */
export interface CardView {
  id: string;
  trait: string | null;
}

/** A face-down population card and the food on it. */
export interface PopulationView {
  id: string;
  trait: string | null;
  food: number;
}

/** A species. `appetite` is how much food each of its cards holds; `hunters` are the species that may attack it. */
export interface SpeciesView {
  id: string;
  owner: number;
  traits: CardView[];
  population: PopulationView[];
  appetite: number;
  hunters: string[];
}

/** A player's food bag, hand, and points if the game ended now. */
export interface PlayerView {
  bag: number;
  hand: CardView[];
  points: number;
}

/** The whole table for one seat. `picked` is this seat's half-made move, in notation. */
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
  first: number;
  active: number;
  phase: string;
  hole: number;
  deck: number;
  discard: CardView[];
  ending: boolean;
  turns_left: number | null;
  table: PlayerView[];
  species: SpeciesView[];
  picked: string[];
}
