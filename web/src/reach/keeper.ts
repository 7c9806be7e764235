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

/** Somebody who thinks in a worker of their own, so that the table can be looked at meanwhile. */
class Mind {
  private worker: Worker | undefined;
  private thoughts = 0;
  private readonly waiting = new Map<number, { resolve(text: string): void; reject(why: Error): void }>();

  think(kind: string, question: string): Promise<string> {
    this.worker ??= this.begin();
    const id = ++this.thoughts;
    this.worker.postMessage({ id, kind, question });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Give the memory back until there is something to think of again. */
  rest(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.failed) one?.reject(new Error(data.text));
      else one?.resolve(data.text);
    };
    return worker;
  }
}

const bots = new Mind();
/** A review takes a minute; no bot waits for it. */
const critic = new Mind();

async function ask(kind: string, text: string): Promise<string> {
  if (kind === "decide" || kind === "advise") return bots.think(kind, text);
  if (kind === "review") return critic.think(kind, text);
  if (kind === "rest") {
    critic.rest();
    return "";
  }
  const told = JSON.parse(text) as never;
  if (kind === "create") return JSON.stringify(await shelf.create(told));
  if (kind === "append") return JSON.stringify(await shelf.append(told));
  if (kind === "load") return JSON.stringify(await shelf.load((told as { id: string }).id));
  const { name, value } = told as { name: string; value?: string };
  if (kind === "note") await shelf.note(name, value ?? "");
  return JSON.stringify((await shelf.fact(name)) ?? null);
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
