import { describe, expect, it } from "vitest";
import type { Box } from "../src/table/motion";
import { beside } from "../src/table/placing";

const page = { width: 390, height: 844 };
const help = { width: 250, height: 300 };
const thing = (x: number, y: number, width = 60, height = 80): Box => ({ x, y, width, height });

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const inside = (a: Box): boolean =>
  a.x >= 0 && a.y >= 0 && a.x + a.width <= page.width && a.y + a.height <= page.height;

describe("help about a thing", () => {
  it.each([
    ["above the middle", thing(100, 100)],
    ["at the foot", thing(160, 740)],
    ["in the left corner", thing(0, 0)],
    ["in the right corner", thing(330, 764)],
    ["in the middle", thing(165, 380)],
    ["as high as the page", thing(0, 20, 100, 800)],
  ])("stands on the page and does not cover it: %s", (_, box) => {
    const place = beside(box, help, page);
    expect(apart(place, box)).toBe(true);
    expect(inside(place)).toBe(true);
  });

  it("is below where there is room, else above", () => {
    expect(beside(thing(100, 100), help, page).y).toBe(188);
    expect(beside(thing(100, 700), help, page).y).toBe(392);
  });

  it("becomes smaller rather than cover a large thing", () => {
    const large = thing(10, 200, 370, 500);
    const place = beside(large, help, page);
    expect(apart(place, large)).toBe(true);
    expect(place.height).toBeLessThan(help.height);
  });
});
