import { describe, expect, it } from "vitest";
import { isDirection, neighbour } from "../src/table/spatial";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const boxes = [box(0, 0), box(100, 0), box(200, 8), box(0, 100), box(110, 100)];

describe("arrow keys", () => {
  it("go to the nearest thing ahead", () => {
    expect(neighbour(boxes, 0, "ArrowRight")).toBe(1);
    expect(neighbour(boxes, 1, "ArrowDown")).toBe(4);
    expect(neighbour(boxes, 4, "ArrowLeft")).toBe(3);
    expect(neighbour(boxes, 3, "ArrowUp")).toBe(0);
  });

  it("stay where nothing lies ahead", () => {
    expect(neighbour(boxes, 0, "ArrowLeft")).toBe(0);
  });

  it("start with the first thing", () => {
    expect(neighbour(boxes, -1, "ArrowLeft")).toBe(0);
    expect(neighbour([], -1, "ArrowLeft")).toBe(-1);
  });

  it("are told from other keys", () => {
    expect(isDirection("ArrowUp")).toBe(true);
    expect(isDirection("Enter")).toBe(false);
  });
});
