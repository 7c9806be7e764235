import { describe, expect, it } from "vitest";
import { artUrl, canonical } from "../src/art";

describe("the address of a drawing", () => {
  it("sorts keys, leaves spaces and undefined fields out", () => {
    expect(canonical({ kind: "creature", game: "x", numbers: { b: 1, a: [2, "é"] }, name: undefined })).toBe(
      '{"game":"x","kind":"creature","numbers":{"a":[2,"é"],"b":1}}',
    );
  });

  it("is base64url of the UTF-8 text, without padding", () => {
    const url = artUrl({ game: "evolve", kind: "biome", name: "é?>" }, "portrait", "night");
    const key = /^\/art\/([A-Za-z0-9_-]+)\.svg\?size=portrait&theme=night$/.exec(url)?.[1] ?? "";
    expect(Buffer.from(key, "base64url").toString()).toBe('{"game":"evolve","kind":"biome","name":"é?>"}');
  });
});
