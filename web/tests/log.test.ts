import { describe, expect, it } from "vitest";
import type { Event } from "../src/schema";
import { announcement, append, sentences } from "../src/table/log";

const line = (version: number, text = `line ${version}`): Event => ({
  version,
  seat: null,
  key: "k",
  params: {},
  text,
});

describe("the log", () => {
  it("appends what is new", () => {
    expect(append([line(1)], [line(2)], 1).map((one) => one.version)).toEqual([1, 2]);
  });

  it("starts anew from 0", () => {
    expect(append([line(1), line(2)], [line(1)], 0).map((one) => one.version)).toEqual([1]);
  });

  it("never takes a line twice", () => {
    expect(append([line(1), line(2)], [line(2), line(3)], 1).map((one) => one.version)).toEqual([1, 2, 3]);
  });

  it("leaves pure motion out of the sentences", () => {
    expect(sentences([line(1, ""), line(2)]).map((one) => one.version)).toEqual([2]);
  });

  it("announces the last few sentences and the question", () => {
    const many = Array.from({ length: 9 }, (_, i) => line(i));
    const said = announcement(many, "Your turn?");
    expect(said.startsWith("line 3")).toBe(true);
    expect(said.endsWith("Your turn?")).toBe(true);
    expect(announcement([], null)).toBe("");
  });
});
