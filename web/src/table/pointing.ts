/** How a thing on the table learns whether it may be pointed at: given by the table, the replay or the lesson. */
import { getContext, setContext } from "svelte";

export interface Pointing {
  /** Whether somebody is asked here at all. */
  asked(): boolean;
  open(thing: string): boolean;
  /** Things that come next in order are marked more strongly than things that would fit too. */
  next(thing: string): boolean;
  pointed(thing: string): boolean;
  point(thing: string): void;
  /** What can be done with it now, in words. */
  about(thing: string): readonly string[];
}

const KEY = Symbol("pointing");

/** Nothing can be pointed at: for replays and the almanac. */
export const still: Pointing = {
  asked: () => false,
  open: () => false,
  next: () => false,
  pointed: () => false,
  point: () => undefined,
  about: () => [],
};

export const setPointing = (pointing: Pointing): Pointing => setContext(KEY, pointing);
export const getPointing = (): Pointing => getContext<Pointing | undefined>(KEY) ?? still;
