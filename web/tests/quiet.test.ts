import { describe, expect, it } from "vitest";
import type { Manners } from "../src/games/game";
import type { Event, Option } from "../src/schema";
import { ends, hesitation, isWindow, passing, quieter, quietFor, scopes, silences } from "../src/table/quiet";
import { option, pass } from "./options";

const asked = (key: string, options: Option[], params: Record<string, unknown> = {}) => ({
  question: { key, params, text: "" },
  options,
});
const happened = (key: string): Event => ({ version: 1, seat: 0, key, params: {}, text: "" });
const manners: Manners = {
  windows: ["ask-swift"],
  rounds: ["ask-turn"],
  lulls: ["on"],
  ends: { battle: ["won"], turn: ["turn"] },
};

describe("what is passed without asking", () => {
  const now = asked("ask-swift", [pass, option("play net", "card:1")]);

  it("is a question of that kind which can be passed", () => {
    expect(isWindow(now, manners)).toBe(true);
    expect(isWindow(asked("ask-action", [pass]), manners)).toBe(false);
    expect(isWindow(asked("ask-swift", [option("play net", "card:1")]), manners)).toBe(false);
    expect(passing(now)).toBe(pass);
  });

  it("is this question alone", () => {
    const quiet = quietFor("window", now);
    expect(silences(quiet, now, manners)).toBe(true);
    expect(silences(quiet, asked("ask-swift", [pass], { card: "Net" }), manners)).toBe(false);
  });

  it("is a turn that comes round again, and no other turn", () => {
    const turn = asked("ask-turn", [pass, option("play net", "card:1")]);
    expect(silences(quietFor("window", turn), turn, manners)).toBe(true);
    expect(silences(quietFor("battle", turn), turn, manners)).toBe(false);
    expect(silences(quietFor("window", turn), asked("ask-action", [pass]), manners)).toBe(false);
  });

  it("is the same question no longer when something has happened", () => {
    const quiet = quietFor("window", now);
    expect(ends(quiet, [happened("moved")], manners)).toBe(false);
    expect(ends(quiet, [{ ...happened("played"), text: "Ada plays." }], manners)).toBe(true);
    expect(ends(quiet, [{ ...happened("on"), text: "Everybody is asked again." }], manners)).toBe(false);
  });

  it("is every one until something else can be done", () => {
    const quiet = quietFor("change", now);
    expect(silences(quiet, asked("ask-swift", [pass]), manners)).toBe(true);
    const another = asked("ask-swift", [pass], { enemy: 5 });
    expect(silences(quiet, another, manners)).toBe(false);
    expect(silences(quieter(quiet, another), another, manners)).toBe(true);
    expect(silences(quieter(quiet, another), now, manners)).toBe(true);
    expect(silences(quiet, asked("ask-swift", [pass, option("play bomb", "card:2")]), manners)).toBe(false);
  });

  it("is every one until the battle ends", () => {
    const quiet = quietFor("battle", now);
    expect(silences(quiet, asked("ask-swift", [pass, option("play bomb", "card:2")]), manners)).toBe(true);
    expect(ends(quiet, [happened("played")], manners)).toBe(false);
    expect(ends(quiet, [happened("won")], manners)).toBe(true);
  });

  it("is nothing when nobody wished it, and never another question", () => {
    expect(silences(undefined, now, manners)).toBe(false);
    expect(silences(quietFor("turn", now), asked("ask-action", [pass]), manners)).toBe(false);
  });

  it("can be chosen from the game's own ends", () => {
    expect(scopes(manners)).toEqual(["battle", "turn", "change"]);
    expect(scopes({})).toEqual(["change"]);
  });
});

describe("the time of such a pass", () => {
  it("is as a person might take", () => {
    expect(hesitation(() => 0)).toBe(700);
    expect(hesitation(() => 1)).toBe(3000);
    expect(hesitation()).not.toBe(hesitation());
  });
});
