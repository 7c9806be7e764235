import { describe, expect, it } from "vitest";
import { eyes, opened } from "../src/table/curtain";

const nobody = { seat: null, called: null };

describe("the curtain", () => {
  it("is never drawn for one person", () => {
    expect(eyes(nobody, [1], [0], false)).toEqual({ seat: 1, called: null });
  });

  it("shows a watcher the watcher's view", () => {
    expect(eyes(nobody, [], [0], false)).toEqual(nobody);
  });

  it("calls the one who is asked, and shows nobody's cards", () => {
    expect(eyes(nobody, [0, 1], [1], false)).toEqual({ seat: null, called: 1 });
  });

  it("opens for the one who was called", () => {
    expect(opened({ seat: null, called: 1 })).toEqual({ seat: 1, called: null });
  });

  it("stays open while the same person is asked or only bots are", () => {
    const now = { seat: 1, called: null };
    expect(eyes(now, [0, 1], [1, 0], false)).toEqual(now);
    expect(eyes(now, [0, 1], [2], false)).toEqual(now);
  });

  it("falls when another person here is asked", () => {
    expect(eyes({ seat: 1, called: null }, [0, 1], [0], false)).toEqual({ seat: null, called: 0 });
  });

  it("stays drawn until the called person opens it", () => {
    expect(eyes({ seat: null, called: 0 }, [0, 1], [0], false)).toEqual({ seat: null, called: 0 });
  });

  it("lifts at the end", () => {
    expect(eyes({ seat: null, called: 0 }, [0, 1], [], true)).toEqual({ seat: 0, called: null });
  });
});
