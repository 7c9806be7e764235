/** Where help about a thing stands: beside it, never upon it. */
import type { Box } from "./motion";

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const EDGE = 6;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The place below the thing, above it, or beside it where there is room; else on the side that has the most. */
export function beside(thing: Box, size: Size, page: Size): Box {
  const across = clamp(thing.x + thing.width / 2 - size.width / 2, EDGE, page.width - size.width - EDGE);
  const along = clamp(thing.y + thing.height / 2 - size.height / 2, EDGE, page.height - size.height - EDGE);
  const below = page.height - EDGE - (thing.y + thing.height + GAP);
  const above = thing.y - GAP - EDGE;
  const right = page.width - EDGE - (thing.x + thing.width + GAP);
  const left = thing.x - GAP - EDGE;
  const under = (room: number): Box => ({
    x: across,
    y: thing.y + thing.height + GAP,
    width: size.width,
    height: Math.min(size.height, room),
  });
  const over = (room: number): Box => {
    const height = Math.min(size.height, room);
    return { x: across, y: thing.y - GAP - height, width: size.width, height };
  };
  if (below >= size.height) return under(below);
  if (above >= size.height) return over(above);
  if (right >= size.width) return { ...size, x: thing.x + thing.width + GAP, y: Math.max(EDGE, along) };
  if (left >= size.width) return { ...size, x: thing.x - GAP - size.width, y: Math.max(EDGE, along) };
  return below >= above ? under(below) : over(above);
}
