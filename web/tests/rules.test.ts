import { expect, test } from "vitest";
import type { RuleSection } from "../src/schema";
import { found, lists, rulesPath, sectionAbout } from "../src/rules/sections";

const section = (id: string, text: string, about: string[] = []): RuleSection => ({
  id,
  title: id,
  lines: [{ kind: "text", term: "", text }],
  heads: [],
  rows: [["Quiet Pool", "4"]],
  figures: [],
  scene: null,
  about,
});

const page = [
  section("eat", "Food from the Watering Hole"),
  section("hunt", "Carnivores attack", ["why-itself"]),
];

test("a search leaves the sections that have all its words, wherever they stand", () => {
  expect(found(page, "").length).toBe(2);
  expect(found(page, "ATTACK carni").map((one) => one.id)).toEqual(["hunt"]);
  expect(found(page, "quiet food").map((one) => one.id)).toEqual(["eat"]);
  expect(found(page, "rocket")).toEqual([]);
});

test("a reason leads to its section, and one that has none to the page", () => {
  expect(sectionAbout(page, "why-itself")).toBe("hunt");
  expect(sectionAbout(page, "not-now")).toBe("");
});

test("items that follow each other are one list, paragraphs stand alone", () => {
  const kinds = ["text", "text", "item", "item", "step"] as const;
  const lines = kinds.map((kind) => ({ kind, term: "", text: kind }));
  expect(lists({ ...section("eat", ""), lines }).map((group) => group.length)).toEqual([1, 1, 2, 1]);
});

test("an address names the table and what it is about", () => {
  expect(rulesPath("tidepool")).toBe("/game/tidepool/rules");
  expect(rulesPath("tidepool", "why-full", "abc")).toBe("/game/tidepool/rules?table=abc&about=why-full");
});
