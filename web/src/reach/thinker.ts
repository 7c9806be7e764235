/** A worker in which bots think, or a game is reviewed. */
import { python } from "./python";

export interface Thought {
  id: number;
  text: string;
  failed: boolean;
}

interface Bots {
  think(kind: string, question: string): string;
}

const bots = python(() => undefined).then((found) => found.pyimport("galapagos.tab.thinker") as Bots);

self.onmessage = (event: MessageEvent<{ id: number; kind: string; question: string }>) => {
  const { id, kind, question } = event.data;
  bots
    .then((found) => ({ id, text: found.think(kind, question), failed: false }))
    .catch((error: unknown) => ({ id, text: String(error), failed: true }))
    .then((thought: Thought) => self.postMessage(thought))
    .catch(console.error);
};
