/** What beasts are made of, and the drawings of the table. */
import type { Description } from "../../schema";
import type { Biome, Challenge, CreatureCard, HiddenCard, SeatView } from "./view";

export type Card = CreatureCard | HiddenCard;

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

/** The landscape of a biome, the emblem of a challenge. */
export const study = (one: Biome | Challenge, kind: string): Description => ({
  game: "evolve",
  kind,
  name: one.id,
});
export const back = (kind: string): Description => ({ game: "evolve", kind: "back", name: kind });

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
