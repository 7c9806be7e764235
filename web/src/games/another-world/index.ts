import type { Game } from "../game";
import "./palette.css";

export default {
  order: 1,
  island: {
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
  layout: () => import("./Layout.svelte"),
  lesson: () => import("./lesson.json"),
  words: () => import("./en.ftl?raw"),
} satisfies Game;
