import { describe, expect, it } from "vitest";
import type { Option } from "../src/schema";
import { alike, labels } from "../src/table/labels";
import { option } from "./options";

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

describe("options that do the same", () => {
  const naming = (thing: string): string =>
    ({ "card:1": "Horns", "card:2": "Horns", "card:3": "Wings" })[thing] ?? "";
  const once = (options: Option[]): Option[] => alike(options, labels(options, naming), naming);

  it("with copies of one card are offered once", () => {
    const options = [
      option("Play Horns", "card:1"),
      option("Play Horns", "card:2"),
      option("Play Wings", "card:3"),
    ];
    expect(once(options).map((one) => one.touches[0])).toEqual(["card:1", "card:3"]);
  });

  it("are not the same when they name other things, or things without a name", () => {
    expect(once([option("Grow", "card:1", "species:1"), option("Grow", "card:2", "species:2")])).toHaveLength(
      2,
    );
    expect(once([option("Bite", "card:8"), option("Bite", "card:9")])).toHaveLength(2);
  });
});
