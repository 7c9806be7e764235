/** The worker in which bots think. */
import { python } from "./python";

export interface Thought {
  id: number;
  text: string;
}

interface Bots {
  think(kind: string, question: string): string;
}

const bots = python(() => undefined).then((found) => found.pyimport("galapagos.tab.thinker") as Bots);

self.onmessage = (event: MessageEvent<{ id: number; kind: string; question: string }>) => {
  const { id, kind, question } = event.data;
  void bots.then((found) => self.postMessage({ id, text: found.think(kind, question) } satisfies Thought));
};
