import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { has, t } from "../src/words";
import { folders, own, shared } from "./sources";

const asked = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1] as string));

describe("the catalogue", () => {
  it("has every key that the shared client asks for", () => {
    const keys = asked(shared);
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  it.each(folders)("of %s has every other key that its folder asks for", (game) => {
    const words = readFileSync(`src/games/${game}/en.ftl`, "utf8");
    expect(asked(own(game)).filter((key) => !has(key) && !words.includes(`\n${key} = `))).toEqual([]);
  });

  it("counts in plain English", () => {
    expect(t("options-count", { count: 1 })).toBe("1 option");
    expect(t("options-count", { count: 3 })).toBe("3 options");
  });

  it("shows the key where an entry is missing", () => {
    expect(t("no-such-entry")).toBe("no-such-entry");
  });
});
