import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { has, t } from "../src/words";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join("src", name), "utf8"));

describe("the catalogue", () => {
  it("has every key that the client asks for", () => {
    const keys = sources.flatMap((text) =>
      [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1] as string),
    );
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  it("counts in plain English", () => {
    expect(t("options-count", { count: 1 })).toBe("1 option");
    expect(t("options-count", { count: 3 })).toBe("3 options");
  });

  it("shows the key where an entry is missing", () => {
    expect(t("no-such-entry")).toBe("no-such-entry");
  });
});
