/** The worker that keeps the tables: Python judges, the shelf stores, and only then the page is told. */
import type { Order, Told } from "./messages";
import { python } from "./python";
import * as shelf from "./shelf";
import type { Thought } from "./thinker";

interface House {
  call(method: string, path: string, body: string): Promise<string>;
  hear(table: string, text: string): Promise<void>;
  leave(table: string): void;
}

interface Rooms {
  keep_house(browser: unknown): House;
  paint(of: string, size: string, theme: string): string;
}

const tell = (told: Told): void => self.postMessage(told);

let thinker: Worker | undefined;
let thoughts = 0;
const waiting = new Map<number, (text: string) => void>();

/** A bot thinks in a worker of its own, so that the table can be looked at meanwhile. */
function think(kind: string, question: string): Promise<string> {
  if (!thinker) {
    thinker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    thinker.onmessage = (event: MessageEvent<Thought>) => {
      waiting.get(event.data.id)?.(event.data.text);
      waiting.delete(event.data.id);
    };
  }
  const id = ++thoughts;
  thinker.postMessage({ id, kind, question });
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function ask(kind: string, text: string): Promise<string> {
  if (kind === "decide" || kind === "advise") return think(kind, text);
  const told = JSON.parse(text) as never;
  if (kind === "create") return JSON.stringify(await shelf.create(told));
  if (kind === "append") return JSON.stringify(await shelf.append(told));
  if (kind === "load") return JSON.stringify(await shelf.load((told as { id: string }).id));
  return JSON.stringify((await shelf.fact("name")) ?? "");
}

const ready = (async () => {
  const found = await python((done) => tell({ kind: "step", done }));
  const rooms = found.pyimport("galapagos.tab.worker") as Rooms;
  const house = rooms.keep_house({
    ask,
    tell: (table: string, text: string) => tell({ kind: "said", table, text }),
  });
  tell({ kind: "step", done: 1 });
  return { rooms, house };
})();

async function obey(order: Order): Promise<void> {
  const { rooms, house } = await ready;
  if (order.kind === "hear") await house.hear(order.table, order.text);
  else if (order.kind === "leave") house.leave(order.table);
  else {
    const text =
      order.kind === "call"
        ? await house.call(order.method, order.path, order.body)
        : rooms.paint(order.of, order.size, order.theme);
    tell({ kind: "done", id: order.id, text });
  }
}

self.onmessage = (event: MessageEvent<Order>) => {
  const order = event.data;
  obey(order).catch((error: unknown) => {
    if ("id" in order) tell({ kind: "failed", id: order.id, text: String(error) });
    else console.error(error);
  });
};
