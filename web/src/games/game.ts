/** What a game's folder brings to the browser. */
import type { Component } from "svelte";
import type { Lesson } from "../lessons/lesson";
import type { Island } from "../map/island";
import type { LayoutProps } from "../table/layout";
import type { Meaning } from "../table/motion";

/** Something that is loaded when it is first wanted. */
type Later<T> = () => Promise<{ default: T }>;

/**
 * How its questions are best asked, and its log is best told. Verbs are the first words of the options' notation, keys
 * those of questions and events.
 */
export interface Manners {
  /** Verbs that destroy or give away: they are asked once more. */
  readonly careful?: readonly string[];
  /** Verbs that decline an optional step: they are done by themselves when somebody does the next thing. */
  readonly skips?: readonly string[];
  /** Verbs whose options may all be done in one go, and whether that is so now: their order would change nothing. */
  readonly together?: Readonly<Record<string, (view: unknown) => boolean>>;
  /** Events that begin a new part of the log. */
  readonly turns?: readonly string[];
  /** Events that say that somebody does nothing. */
  readonly passes?: readonly string[];
  /** Events that are more than a travel from one place to another. */
  readonly motions?: Readonly<Record<string, Meaning>>;
  /** Questions that everybody is asked, and that are mostly passed. */
  readonly windows?: readonly string[];
  /** Questions that come round again until all have passed. */
  readonly rounds?: readonly string[];
  /** Events that say no more than that everybody is asked again. */
  readonly lulls?: readonly string[];
  /** Questions that are one line of a form: its parts, by the key of their heading, with the verbs of each. */
  readonly forms?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Events after which a person who wanted to be left alone for a while is asked again. */
  readonly ends?: Readonly<Record<string, readonly string[]>>;
}

export interface Game {
  /** Its place on the map, from the first on. */
  readonly order: number;
  readonly island: Island;
  readonly manners?: Manners;
  readonly layout: Later<Component<LayoutProps>>;
  /** A game without a lesson offers none. */
  readonly lesson?: Later<Lesson>;
  /** What its table, its lesson and its page of the almanac say. */
  readonly words: Later<string>;
}
