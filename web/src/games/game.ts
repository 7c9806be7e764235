/** What a game's folder brings to the browser. */
import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import type { Island } from "../map/island";
import type { LayoutProps } from "../table/layout";

/** Something that is loaded when it is first wanted. */
type Later<T> = () => Promise<{ default: T }>;

export interface Game {
  /** Its place on the map, from the first on. */
  readonly order: number;
  readonly island: Island;
  readonly layout: Later<Component<LayoutProps>>;
  /** A game without a lesson offers none. */
  readonly lesson?: Later<Lesson>;
  /** What its table, its lesson and its page of the almanac say. */
  readonly words: Later<string>;
}
