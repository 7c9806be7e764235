/** The order in which options are offered to the keyboard. */
import type { Option } from "../schema";

/** The option that ends or passes what is asked: a button that needs no thing; it has the digit 0. */
export const lastWord = (options: readonly Option[]): Option | undefined =>
  options.findLast((option) => option.touches.every((thing) => thing.startsWith("do:")));

/** What can be done with things first, then what needs none of them. */
export const likely = (options: readonly Option[]): Option[] =>
  options.toSorted((a, b) => Number(a === lastWord(options)) - Number(b === lastWord(options)));
