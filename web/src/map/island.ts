/** What an island looks like: its coast, its land, and what stands on it. */
import { hand, scatter } from "../look/ink";
import type { GlyphName, Pigment } from "./glyphs";

export interface Island {
  readonly seed: number;
  readonly rx: number;
  readonly ry: number;
  readonly rough: number;
  /** Land pigments: the main wash and the patches over it. */
  readonly land: Pigment;
  readonly patch: Pigment;
  /** What stands where (from the back to the front), and how large. */
  readonly things: readonly (readonly [GlyphName, number, number, number])[];
}

const LANDS = ["moss", "sand", "rock", "leaf"] as const;
const STANDING = ["hill", "broadleaf", "palm", "acacia", "tuft"] as const;

/** An island for a game that brings none: the same id gives the same one. */
export function plainIsland(id: string): Island {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const random = hand(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return {
    seed,
    rx: 135 + 15 * random(),
    ry: 82 + 8 * random(),
    rough: 0.3 + 0.06 * random(),
    land: pick(LANDS),
    patch: pick(LANDS),
    things: scatter(seed, 10, 100, 50, 26).map(([x, y]) => [pick(STANDING), x, y, 0.8 + 0.4 * random()]),
  };
}
