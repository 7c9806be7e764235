/** Evolve!'s view, as src/galapagos/games/evolve/visibility.py makes it, and the drawings for it. */
import type { Description } from "../../art";

export interface HiddenCard {
  thing: string;
  id: null;
}

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

export type Card = CreatureCard | HiddenCard;

export interface Challenge {
  id: string;
  name: string;
  score: Record<string, number>;
  bonus: Record<string, number>;
  special: boolean;
}

export interface Biome {
  id: string;
  name: string;
  gain: string[];
  loss: string | null;
  final: boolean;
}

export interface SeatView {
  seat: number;
  dominance: number;
  hand: Card[];
  limit: number;
  creature: Record<string, CreatureCard | null>;
  attributes: Record<string, number>;
  abilities: string[];
  power: string | null;
  price: number;
}

export interface View {
  round: number;
  biome: Biome;
  next_biome: Biome | null;
  challenge: Challenge | null;
  next_challenge: Challenge | null;
  hidden_challenge: Challenge | null;
  challenges_left: number;
  deck: number;
  discard: Card[];
  seats: SeatView[];
  picks: { play: string[]; pay: string[]; drop: string[] };
}

export const ATTRIBUTES = ["aggression", "resilience", "allure", "gathering"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const KINDS = ["head", "body", "tail", "adaptation"] as const;

/** The beast that the cards in play compose. */
export function beast(seat: SeatView): Description {
  const parts: Record<string, string[]> = {};
  for (const [kind, card] of Object.entries(seat.creature)) if (card) parts[kind] = card.shape;
  return { game: "evolve", kind: "beast", seed: seat.seat + 1, parts };
}

/** One card's part, drawn alone. */
export const part = (card: CreatureCard): Description => ({
  game: "evolve",
  kind: "card",
  seed: 1,
  parts: { [card.kind]: card.shape },
});

export const landscape = (biome: Biome): Description => ({ game: "evolve", kind: "biome", name: biome.id });
export const vignette = (challenge: Challenge): Description => ({
  game: "evolve",
  kind: "challenge",
  name: challenge.id,
});
export const back = (kind: string): Description => ({ game: "evolve", kind: "back", name: kind });

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
