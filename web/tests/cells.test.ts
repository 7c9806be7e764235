import { expect, test } from "vitest";
import { largest, type Shape } from "../src/look/cells";

const square: Shape = { ratio: 1, gap: 0, room: (cell) => cell };

test("one picture takes the whole panel, in a cell little wider than itself", () => {
  expect(largest(1, { width: 800, height: 200 }, square)).toEqual({ columns: 1, width: 250, size: 200 });
});

test("four pictures stand in a row in a wide panel and in a square in a square one", () => {
  expect(largest(4, { width: 800, height: 200 }, square).columns).toBe(4);
  expect(largest(4, { width: 400, height: 400 }, square)).toMatchObject({ columns: 2, size: 200 });
});

test("what stands below a picture takes from its height", () => {
  const words: Shape = { ...square, room: ({ width, height }) => ({ width, height: height - 50 }) };
  expect(largest(1, { width: 300, height: 200 }, words).size).toBe(150);
});

test("what stands beside a picture takes from its width", () => {
  const words: Shape = { ...square, room: ({ width, height }) => ({ width: width - 80, height }) };
  expect(largest(1, { width: 200, height: 300 }, words)).toMatchObject({ size: 120, width: 200 });
});

test("gaps are counted between pictures only", () => {
  expect(largest(2, { width: 210, height: 100 }, { ...square, gap: 10 }).size).toBe(100);
});

test("a panel that is not laid yet has a single row", () => {
  expect(largest(3, { width: 0, height: 0 }, square)).toMatchObject({ columns: 3, size: 0 });
});
