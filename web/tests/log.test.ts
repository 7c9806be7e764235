import { describe, expect, it } from "vitest";
import type { Event } from "../src/schema";
import { announcement, append, chapters, sentences, type Telling } from "../src/table/log";

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

describe("the chapters of the log", () => {
  const event = (version: number, key: string, seat: number, more: Partial<Event> = {}): Event => ({
    version,
    seat,
    key,
    params: { player: `player:${seat}` },
    text: `${key} ${seat}`,
    ...more,
  });
  const telling: Telling = {
    turns: ["turn"],
    passes: ["passed"],
    seat: 0,
    passed: (players) => `${players.join(" and ")} pass`,
  };
  const log = [
    event(1, "dealt", 0),
    event(2, "turn", 0),
    event(3, "played", 0),
    event(4, "turn", 1),
    event(5, "passed", 1),
    event(6, "passed", 2),
    event(7, "passed", 3),
    event(8, "hit", 1, { from: "creature:1", to: "creature:2" }),
  ];

  it("begin with each turn", () => {
    expect(chapters(log, telling).map((one) => one.title?.text ?? "")).toEqual(["", "turn 0", "turn 1"]);
  });

  it("tell passes in a row in one line", () => {
    expect(
      chapters(log, telling)
        .at(-1)
        ?.lines.map((one) => one.text),
    ).toEqual(["player:1 and player:2 and player:3 pass", "hit 1"]);
  });

  it("leave a single pass as it was told", () => {
    const short = [event(4, "turn", 1), event(5, "passed", 1), event(6, "hit", 1), event(7, "passed", 2)];
    expect(chapters(short, telling)[0]?.lines.map((one) => one.text)).toEqual([
      "passed 1",
      "hit 1",
      "passed 2",
    ]);
  });

  it("mark what happened since the reader last did something", () => {
    const recent = chapters(log, telling).flatMap((one) => one.lines.filter((line) => line.recent));
    expect(recent.map((one) => one.version)).toEqual([7, 8]);
    const watched = chapters(log, { ...telling, seat: null });
    expect(watched.flatMap((one) => one.lines).some((line) => line.recent)).toBe(false);
  });

  it("name the things that a line speaks of", () => {
    expect(chapters(log, telling).at(-1)?.lines.at(-1)?.things).toEqual(["creature:1", "creature:2"]);
  });
});
