/** Arrow keys on the table: the nearest thing in a direction. */
import type { Box } from "./motion";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ahead: Record<Direction, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in ahead;

const middle = (box: Box): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The index of the box nearest to box `from` in a direction; things straight ahead count as nearer. */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) return boxes.length > 0 ? 0 : -1;
  const [x, y] = middle(start);
  const [dx, dy] = ahead[direction];
  let best = from;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box);
    const forward = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const cost = forward + aside * 2.5;
    if (index !== from && forward > 1 && cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
