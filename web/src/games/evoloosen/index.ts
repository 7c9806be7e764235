import type { Game } from "../game";
import "./palette.css";

export default {
  order: 4,
  island: {
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
  layout: () => import("./Layout.svelte"),
  lesson: () => import("./lesson.json"),
  words: () => import("./en.ftl?raw"),
} satisfies Game;
