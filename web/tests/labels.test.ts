import { describe, expect, it } from "vitest";
import type { Option } from "../src/schema";
import { labels } from "../src/table/labels";

const option = (text: string, ...touches: string[]): Option => ({
  action: 0,
  notation: "",
  key: "",
  params: {},
  text,
  touches,
});
const names: Record<string, string> = { "card:1": "Toxic / Astral", "card:2": "Flying / Tiny" };

describe("labels of options", () => {
  it("tell options that read alike apart by their things", () => {
    const options = [
      option("New creature", "card:1"),
      option("New creature", "card:2"),
      option("Pass", "do:pass"),
    ];
    expect(labels(options, (thing) => names[thing] ?? "")).toEqual([
      "New creature: Toxic / Astral",
      "New creature: Flying / Tiny",
      "Pass",
    ]);
  });

  it("stay as they are where no thing has a name", () => {
    expect(labels([option("Go", "x:1"), option("Go", "x:2")], () => "")).toEqual(["Go", "Go"]);
  });
});
