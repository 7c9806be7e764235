import { describe, expect, it } from "vitest";
import { lastWord, likely } from "../src/table/likely";
import { option, pass } from "./options";

const play = option("play", "card:1");

describe("the digits", () => {
  it("begin with what can be done, and 0 is for being done", () => {
    expect(likely([pass, play]).map((one) => one.notation)).toEqual(["play", "pass"]);
    expect(lastWord([pass, play])).toBe(pass);
    expect(lastWord([play])).toBeUndefined();
  });

  it("keep the order of the options otherwise", () => {
    const more = option("gain", "source:1");
    expect(likely([pass, more, play]).map((one) => one.notation)).toEqual(["gain", "play", "pass"]);
  });
});
