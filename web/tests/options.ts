/** Options as the server sends them, for tests: whatever is named is also the words on its button. */
import type { Option } from "../src/schema";

export const option = (name: string, ...touches: string[]): Option => ({
  action: 0,
  notation: name,
  key: "",
  params: {},
  text: name,
  touches,
});

export const pass = option("pass", "do:pass");
