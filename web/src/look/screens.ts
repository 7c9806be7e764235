/** The kinds of screens that a table is laid for; the same lines are drawn in the style sheets. */
import { MediaQuery } from "svelte/reactivity";

/** A phone, or a tablet held upright. */
export const narrow = new MediaQuery("(max-width: 860px), (max-height: 500px)");
/** A tablet held upright. */
export const tablet = new MediaQuery("(min-width: 641px) and (max-width: 860px) and (min-height: 901px)");
/** A phone on its side. */
export const low = new MediaQuery("(max-height: 500px)");
