import type { Game } from "../game";
import "./palette.css";
import { enoughForAll } from "./species";
import type { View } from "./view";

export default {
  order: 2,
  island: {
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
  manners: {
    careful: ["remove"],
    together: { feed: (view) => enoughForAll(view as View) },
    motions: {
      gathered: "food",
      grazed: "food",
      browsed: "food",
      devoured: "food",
      scavenged: "food",
      stored: "food",
      scored: "food",
      attacked: "attack",
      eaten: "loss",
      gored: "hit",
      starved: "loss",
      extinct: "loss",
      bred: "wake",
    },
    turns: ["turn"],
  },
  layout: () => import("./Layout.svelte"),
  lesson: () => import("./lesson.json"),
  words: () => import("./en.ftl?raw"),
} satisfies Game;
