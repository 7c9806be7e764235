// Made from src/galapagos/games/evolve/visibility.py by scripts/web_schema.py: do not edit.

/** A card that this seat does not know; `thing` is what it is pointed at by. */
export interface HiddenCard {
  thing: string;
  id: null;
}

/** A creature card; `attributes` in the order aggression, resilience, allure, gathering. */
export interface CreatureCard {
  thing: string;
  id: string;
  name: string;
  kind: string;
  cost: number;
  attributes: number[];
  abilities: string[];
  power: string | null;
  shape: string[];
}

/** A challenge; `rule` is what it does besides ranking, or instead of it, if it is `special`. */
export interface Challenge {
  id: string;
  name: string;
  score: Record<string, number>;
  bonus: Record<string, number>;
  special: boolean;
  rule: string | null;
}

export interface Biome {
  id: string;
  name: string;
  gain: string[];
  loss: string | null;
  final: boolean;
}

/** A player; `value` and `place` are what the creature brings to the ranked challenge of this round as it is. */
export interface SeatView {
  seat: number;
  dominance: number;
  hand: (CreatureCard | HiddenCard)[];
  limit: number;
  creature: Record<string, CreatureCard | null>;
  attributes: Record<string, number>;
  abilities: string[];
  power: string | null;
  price: number;
  value: number | null;
  place: number | null;
}

/** What this seat has picked of a choice that is not revealed yet, as things on the table. */
export interface Picks {
  play: string[];
  pay: string[];
  drop: string[];
}

/** The table as a seat knows it; `cheapest` are the owners of the least expensive creatures. */
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
  biome: Biome;
  next_biome: Biome | null;
  past_biomes: Biome[];
  challenge: Challenge | null;
  next_challenge: Challenge | null;
  hidden_challenge: Challenge | null;
  cheapest: number[];
  chooser: number | null;
  costs: Record<string, number>;
  challenges_left: number;
  past_challenges: (Challenge | null)[];
  deck: number;
  discard: (CreatureCard | HiddenCard)[];
  seats: SeatView[];
  picks: Picks;
}
