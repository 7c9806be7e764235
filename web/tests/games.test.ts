import { describe, expect, it } from "vitest";
import { islandOf, laidOut, layoutOf, lessonOf, placed, teaches } from "../src/games";
import { glyphs } from "../src/map/glyphs";
import { has } from "../src/words";
import { folders, shared } from "./sources";

describe("the games", () => {
  it("are found by their folders", () => {
    expect([...laidOut].sort()).toEqual([...folders].sort());
    expect(folders.length).toBeGreaterThan(3);
  });

  it("are named nowhere else", () => {
    const named = new RegExp(`["'\`/](${folders.join("|")})["'\`/]`);
    expect(shared.filter((text) => named.test(text))).toEqual([]);
  });

  it("have places of their own on the map", () => {
    const offered = folders.map((id) => ({ id }));
    const order = placed(offered).map((one) => one.id);
    expect(placed([...offered].reverse()).map((one) => one.id)).toEqual(order);
    expect(placed([{ id: "unheard-of" }, ...offered]).map((one) => one.id)).toEqual([...order, "unheard-of"]);
  });

  it.each(folders)("bring a lesson that can be said: %s", async (id) => {
    const lesson = await lessonOf(id);
    expect(lesson?.steps.filter((step) => !has(step.say))).toEqual([]);
    expect(has(`lesson-${id}-done`)).toBe(true);
  });
});

describe("a game without a folder", () => {
  it("has an island of its own, always the same", () => {
    const island = islandOf("unheard-of");
    expect(island).toEqual(islandOf("unheard-of"));
    expect(island.seed).not.toBe(islandOf("another-one").seed);
    expect(island.things.every(([name]) => name in glyphs)).toBe(true);
    expect(island.things.length).toBeGreaterThan(5);
  });

  it("has a plain table and no lesson", async () => {
    expect(await layoutOf("unheard-of")).toBeTypeOf("function");
    expect(teaches("unheard-of")).toBe(false);
    expect(await lessonOf("unheard-of")).toBeNull();
  });
});
