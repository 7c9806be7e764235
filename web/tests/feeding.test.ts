import { describe, expect, it } from "vitest";
import { enoughForAll } from "../src/games/beginning/species";
import type { SpeciesView, View } from "../src/games/beginning/view";

/** A species of the player whose turn it is: the food on each of its cards, and how much each holds. */
const species = (food: number[], appetite = 1, trait = "speed", owner = 0): SpeciesView => ({
  id: "species:0",
  owner,
  traits: [{ id: "card:0", trait }],
  population: food.map((food, i) => ({ id: `card:${i + 1}`, trait: null, food })),
  appetite,
  hunters: [],
});
const table = (hole: number, ...all: SpeciesView[]): View =>
  ({ hole, active: 0, species: all }) as unknown as View;

describe("feeding all at once", () => {
  it("needs several who are hungry, and food for all of them", () => {
    expect(enoughForAll(table(3, species([0, 0]), species([0])))).toBe(true);
    expect(enoughForAll(table(2, species([0, 0]), species([0])))).toBe(false);
    expect(enoughForAll(table(3, species([0, 1])))).toBe(false);
  });

  it("counts neither carnivores nor the species of others", () => {
    const others = species([0, 0, 0], 1, "speed", 1);
    expect(enoughForAll(table(2, species([0, 0]), species([0, 0], 1, "carnivore"), others))).toBe(true);
  });

  it("counts second foods only when everybody has a first one", () => {
    expect(enoughForAll(table(2, species([1, 0], 2), species([0])))).toBe(true);
    expect(enoughForAll(table(2, species([1, 1, 2], 2)))).toBe(true);
    expect(enoughForAll(table(1, species([1, 1], 2)))).toBe(false);
  });
});
