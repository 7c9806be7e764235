import { describe, expect, it } from "vitest";
import { Watch } from "../src/alerts/watch";

const asked = (version: number) => ({ table: "t", version });

describe("who is asked", () => {
  it("is told once a turn, however many questions it has", () => {
    const watch = new Watch();
    expect([3, 4, 5].map((version) => watch.news(asked(version), false))).toEqual([true, false, false]);
    expect(watch.news(null, false)).toBe(false);
    expect(watch.news(asked(9), false)).toBe(true);
  });

  it("is not told while looking, nor afterwards of the same turn", () => {
    const watch = new Watch();
    expect(watch.news(asked(1), true)).toBe(false);
    expect(watch.news(asked(1), false)).toBe(false);
  });
});
