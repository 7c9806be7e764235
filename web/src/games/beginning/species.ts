/** What is read off a species, and the drawings of the table. */
import type { Description } from "../../schema";
import type { SpeciesView, View } from "./view";

const HERD = 8;
const POOL = 20;

/** The herd: as many animals as there are population cards, with the parts of their traits. */
export function herd(species: SpeciesView): Description {
  const traits = species.traits.flatMap((card) => (card.trait ? [card.trait] : [])).sort();
  return {
    game: "beginning",
    kind: "species",
    seed: (number(species) % 97) + 1,
    traits,
    numbers: { population: Math.min(HERD, Math.max(1, species.population.length)) },
  };
}

export const pool = (food: number): Description => ({
  game: "beginning",
  kind: "watering-hole",
  numbers: { food: Math.min(POOL, food) },
});

/** The species' number, as the log calls it. */
export const number = (species: SpeciesView): number => Number(species.id.split(":")[1] ?? 0);

export const total = (species: SpeciesView): number =>
  species.population.reduce((sum, card) => sum + card.food, 0);

const hunts = (species: SpeciesView): boolean => species.traits.some((card) => card.trait === "carnivore");

/** How much the active player's grazers still eat: first foods, and only when all have one the second ones. */
export function appetite(view: View): number {
  const cards = view.species
    .filter((one) => one.owner === view.active && !hunts(one))
    .flatMap((one) => one.population.map((card) => ({ food: card.food, most: one.appetite })));
  const hungry = cards.filter((card) => card.food === 0).length;
  return hungry || cards.reduce((sum, card) => sum + card.most - card.food, 0);
}

/** Whether several foods are wanted and the watering hole has them all: then nobody has to choose who eats first. */
export const enoughForAll = (view: View): boolean => appetite(view) > 1 && appetite(view) <= view.hole;
