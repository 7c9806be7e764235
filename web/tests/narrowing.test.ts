import { describe, expect, it } from "vitest";
import { buttons, decided, narrow, point } from "../src/table/narrowing";

const option = (name: string, ...touches: string[]) => ({ name, touches });
const names = (options: readonly { name: string }[]): string[] => options.map((one) => one.name);

const options = [
  option("trait on three", "card:12", "creature:3"),
  option("trait on four", "card:12", "creature:4"),
  option("other trait on three", "card:9", "creature:3"),
  option("new creature", "card:9"),
  option("pass"),
];

describe("narrowing", () => {
  it("offers everything before anything is pointed at", () => {
    const { fitting, next, ready } = narrow(options, []);
    expect(fitting).toHaveLength(5);
    expect([...next]).toEqual(["card:12", "card:9"]);
    expect(names(ready)).toEqual(["pass"]);
  });

  it("leaves the options that name the thing", () => {
    expect(names(narrow(options, ["card:12"]).fitting)).toEqual(["trait on three", "trait on four"]);
    expect([...narrow(options, ["card:12"]).open]).toEqual(["creature:3", "creature:4"]);
  });

  it("keeps an option ready beside those that go on", () => {
    const { ready, fitting } = narrow(options, ["card:9"]);
    expect(names(ready)).toEqual(["new creature"]);
    expect(fitting).toHaveLength(2);
  });

  it("accepts another order when the options' own fits nothing", () => {
    expect(names(narrow(options, ["creature:3", "card:9"]).fitting)).toEqual(["other trait on three"]);
  });

  it("prefers the options' own order", () => {
    const both = [
      option("one to two", "creature:1", "creature:2"),
      option("two to one", "creature:2", "creature:1"),
    ];
    expect(decided(both, ["creature:2", "creature:1"])?.name).toBe("two to one");
  });

  it("decides only when all things are pointed at", () => {
    expect(decided([option("only", "card:1", "creature:2")], ["card:1"])).toBeUndefined();
    expect(decided(options, ["card:12", "creature:4"])?.name).toBe("trait on four");
    expect(decided(options, ["card:9"])).toBeUndefined();
    expect(decided(options, [])).toBeUndefined();
  });

  it("decides by the last thing alone when only one option ends there", () => {
    const halves = [option("upper", "card:1", "half:1:0"), option("lower", "card:1", "half:1:1")];
    expect(decided(halves, ["half:1:1"])?.name).toBe("lower");
    expect(decided(halves, ["card:1"])).toBeUndefined();
  });

  it("gives buttons to what nothing on the table stands for", () => {
    const deals = [
      option("trade", "deal:trade", "player:1"),
      option("bribe", "deal:bribe", "player:1"),
      option("talk to two", "deal:trade", "player:2"),
      option("pass", "do:pass"),
    ];
    const onTable = (thing: string): boolean => thing.startsWith("player:");
    expect(names(buttons(deals, [], onTable))).toEqual(["pass"]);
    expect(names(buttons(deals, ["player:1"], onTable))).toEqual(["trade", "bribe"]);
    expect(names(buttons(deals, ["player:2"], onTable))).toEqual(["talk to two"]);
  });

  it("takes back what is pointed at twice", () => {
    expect(point(options, ["card:12"], "card:12")).toEqual({ pointed: [] });
  });

  it("counts a thing twice where an option names it twice", () => {
    const twice = [option("double", "card:1", "card:1"), option("single", "card:1", "card:2")];
    expect(point(twice, ["card:1"], "card:1")).toEqual({ pointed: ["card:1", "card:1"] });
  });

  it("starts anew with a thing that fits alone", () => {
    expect(point(options, ["card:12"], "card:9")).toEqual({ pointed: ["card:9"] });
  });

  it("refuses what no option names, and says what was asked", () => {
    expect(point(options, ["card:12"], "creature:8")).toEqual({
      pointed: ["card:12"],
      refused: ["card:12", "creature:8"],
    });
  });
});
