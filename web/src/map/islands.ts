/** Where everything stands on the four islands. */
import type { GlyphName } from "./glyphs";

export interface Island {
  readonly id: string;
  readonly seed: number;
  readonly rx: number;
  readonly ry: number;
  readonly rough: number;
  /** Land pigments: the main wash and the patches over it. */
  readonly land: string;
  readonly patch: string;
  readonly things: readonly (readonly [GlyphName, number, number, number])[];
}

export const islands: readonly Island[] = [
  {
    id: "another-world",
    seed: 41,
    rx: 142,
    ry: 88,
    rough: 0.34,
    land: "violet",
    patch: "glow",
    things: [
      ["moon", 92, -86, 1.25],
      ["floating", -60, -36, 1.1],
      ["floating", -14, -58, 0.75],
      ["peak", 48, -14, 1.05],
      ["peak", 82, -4, 0.8],
      ["curl", -104, 4, 1],
      ["curl", -84, 18, 0.8],
      ["spring", -8, 16, 1.3],
      ["curl", 62, 40, 0.95],
      ["curl", 86, 28, 0.7],
      ["tuft", -58, 38, 1],
      ["tuft", 30, 52, 1],
      ["curl", -36, 56, 0.7],
    ],
  },
  {
    id: "beginning",
    seed: 7,
    rx: 150,
    ry: 84,
    rough: 0.3,
    land: "sand",
    patch: "moss",
    things: [
      ["hill", -70, -36, 1.2],
      ["hill", -34, -46, 0.9],
      ["acacia", 62, -28, 1.25],
      ["acacia", 104, -14, 0.85],
      ["acacia", -104, 4, 1],
      ["lake", 8, 14, 1.15],
      ["antelope", -62, 26, 1],
      ["antelope", -36, 44, 0.85],
      ["antelope", 76, 30, 1.05],
      ["antelope", 24, -22, 0.7],
      ["tuft", -84, 42, 1],
      ["tuft", 44, 52, 1],
      ["tuft", 112, 18, 1],
    ],
  },
  {
    id: "evolve",
    seed: 23,
    rx: 146,
    ry: 90,
    rough: 0.36,
    land: "moss",
    patch: "leaf",
    things: [
      ["sun", -96, -66, 1],
      ["volcano", 66, -10, 1.15],
      ["icecap", -62, -30, 1.15],
      ["icecap", -30, -40, 0.7],
      ["palm", -98, 18, 0.95],
      ["broadleaf", -26, 14, 1],
      ["broadleaf", 0, 22, 0.85],
      ["broadleaf", -48, 28, 0.8],
      ["palm", 96, 28, 0.95],
      ["palm", 76, 40, 0.75],
      ["tuft", 34, 38, 1],
      ["fin", 150, 98, 1.1],
    ],
  },
  {
    id: "evoloosen",
    seed: 58,
    rx: 140,
    ry: 86,
    rough: 0.33,
    land: "ember",
    patch: "sand",
    things: [
      ["peak", -78, -24, 0.95],
      ["peak", -104, -12, 0.7],
      ["rocket", 14, 0, 1.2],
      ["helix", 84, 2, 1],
      ["helix", 104, 14, 0.75],
      ["mushroom", -62, 26, 1.05],
      ["mushroom", -86, 34, 0.75],
      ["gears", 62, 36, 1],
      ["gears", 80, 44, 0.7],
      ["mushroom", -18, 48, 0.8],
      ["tuft", 22, 46, 1],
      ["tuft", -104, 14, 1],
    ],
  },
];

export const island = (id: string): Island => islands.find((one) => one.id === id) ?? (islands[0] as Island);
