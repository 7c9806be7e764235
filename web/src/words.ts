/** The catalogue: every word that the client shows by itself. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./words/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const learnt = new Set<string>();

/** Take more words in; the same ones only once. */
export function learn(text: string): void {
  if (!learnt.has(text)) bundle.addResource(new FluentResource(text));
  learnt.add(text);
}

learn(english);

export type Arguments = Record<string, FluentVariable>;

/** The text for a key; the key itself when the catalogue has none, so that a gap shows. */
export function t(key: string, args: Arguments = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

export const has = (key: string): boolean => bundle.hasMessage(key);
