/** The drawings of the table, and the lists that they need. */
import type { Description } from "../../schema";
import type { HabitatView } from "./view";

export const SPECIES = ["expansionist", "scavenger", "wrangler", "mimic", "symbiont"] as const;
export const GOAL = 8;
const BEINGS = ["predator", "antagonist", "villager", "pet", "mount"];

/** A Habitat card: a being as it is, or a sign of what simply happens. */
export function habitat(card: HabitatView): Description {
  return BEINGS.includes(card.kind) ? card.art : { game: "evoloosen", kind: "event", name: card.kind };
}

export const newborn = (species: string): Description => ({
  game: "evoloosen",
  kind: "species",
  name: species,
  seed: 1,
});
