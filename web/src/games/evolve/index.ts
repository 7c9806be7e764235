import type { Game } from "../game";
import "./palette.css";

export default {
  order: 3,
  island: {
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
  manners: {
    motions: {
      "biome-gain": "triumph",
      "biome-loss": "hit",
      "special-gain": "triumph",
      "special-loss": "hit",
      ranked: "wake",
      won: "triumph",
    },
    turns: ["biome"],
    passes: ["passed"],
  },
  layout: () => import("./Layout.svelte"),
  lesson: () => import("./lesson.json"),
  words: () => import("./en.ftl?raw"),
} satisfies Game;
