import { describe, expect, it } from "vitest";
import { clockText, duration, remaining, slow, zeroText } from "../src/room/time";

describe("a length of time", () => {
  it("is told in the largest unit that fits", () => {
    expect([1, 90, 300, 43_200, 86_400, 259_200].map(duration)).toEqual([
      "1 second",
      "90 seconds",
      "5 minutes",
      "12 hours",
      "1 day",
      "3 days",
    ]);
  });
});

describe("what is left", () => {
  it("is told as exactly as one wants to know it", () => {
    expect([-3, 0, 59.6, 61, 3_599, 3_600, 86_397, 172_799, 172_800, 259_200].map(remaining)).toEqual([
      "0:00",
      "0:00",
      "1:00",
      "1:01",
      "59:59",
      "1 h 0 min",
      "23 h 59 min",
      "47 h 59 min",
      "2 d 0 h",
      "3 d 0 h",
    ]);
  });
});

describe("a clock", () => {
  it("is for each decision or for all", () => {
    expect(clockText(null)).toBe("No limit");
    expect(clockText({ seconds: 300, increment: null })).toBe("5 minutes for each decision");
    expect(clockText({ seconds: 600, increment: 10 })).toBe(
      "10 minutes for the game, and 10 seconds more with each decision",
    );
    expect(clockText({ seconds: 600, increment: 0 })).toBe("10 minutes for the game");
    expect(zeroText({ seconds: 600, increment: 0 })).not.toBe(zeroText({ seconds: 600, increment: null }));
  });

  it("allows a vacation where decisions take days", () => {
    expect([null, { seconds: 3_600 }, { seconds: 86_400 }].map(slow)).toEqual([false, false, true]);
  });
});
