/** Tables without a server: what the page asks for is answered in this browser. */
import { canonical } from "../art";
import type { Description } from "../schema";
import type { Order, Told } from "./messages";
import type { Reply, Socket } from "./reply";
import * as shelf from "./shelf";

export const SOLO: boolean = true;

/** How far Python is loaded, from 0 to 1; null while nobody needs it. */
export const loading = $state<{ done: number | null }>({ done: null });

type Answered = { resolve(text: string): void; reject(reason: Error): void };
const asked = new Map<number, Answered>();
const lines = new Map<string, TabSocket>();
let keeper: Worker | undefined;
let count = 0;

function start(): Worker {
  if (keeper) return keeper;
  loading.done = 0;
  keeper = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module" });
  keeper.onmessage = (event: MessageEvent<Told>) => heard(event.data);
  return keeper;
}

function heard(told: Told): void {
  if (told.kind === "step") loading.done = told.done;
  else if (told.kind === "said") lines.get(told.table)?.onmessage?.({ data: told.text });
  else {
    const one = asked.get(told.id);
    asked.delete(told.id);
    if (told.kind === "done") one?.resolve(told.text);
    else one?.reject(new Error(told.text));
  }
}

type Numbered<O> = O extends { id: number } ? Omit<O, "id"> : never;

function ask(order: Numbered<Order>): Promise<string> {
  const id = ++count;
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    start().postMessage({ ...order, id });
  });
}

const json = (path: string): Promise<Reply> =>
  fetch(new URL(path, document.baseURI)).then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as unknown,
  }));

async function mine(): Promise<Reply> {
  const found = await shelf.mine();
  const over = (one: { table: { status: string } }): boolean => one.table.status === "over";
  return {
    status: 200,
    body: { running: found.filter((one) => !over(one)), finished: found.filter(over) },
  };
}

async function lobby(game: string | null): Promise<Reply> {
  const found = await shelf.sheets();
  const mine = found.filter((one) => one.status !== "over" && (!game || one.game === game));
  return { status: 200, body: { open: [], mine } };
}

/** The rules of a table's game, with the numbers for all tables. */
async function rules(table: string): Promise<Reply> {
  const found = (await shelf.sheets()).find((one) => one.id === table);
  return found ? json(`data/games/${found.game}/rules.json`) : { status: 404, body: null };
}

async function me(name?: string): Promise<Reply> {
  if (name) await shelf.note("name", name.trim());
  const known = await shelf.fact("name");
  return { status: 200, body: { id: "me", name: known ?? "", named: known !== undefined } };
}

/** The answer to a call, as a server would give it. What needs no rules is known without Python. */
export async function reach(method: string, path: string, body?: unknown): Promise<Reply> {
  const address = new URL(path, "http://tab");
  const known = /^\/api\/(site|almanac\/[^/]+|games\/[^/]+\/rules)$/.exec(address.pathname);
  if (known) return json(`data/${known[1]}.json`);
  const of = /^\/api\/tables\/([^/]+)\/rules$/.exec(address.pathname);
  if (of) return rules(of[1] ?? "");
  if (address.pathname === "/api/mine") return mine();
  const hidden = /^\/api\/tables\/([^/]+)\/hide$/.exec(address.pathname);
  if (hidden) return { status: (await shelf.hide(hidden[1] ?? "")) ? 200 : 404, body: null };
  if (address.pathname === "/api/me") return me((body as { name?: string } | undefined)?.name);
  if (path.startsWith("/api/tables") && address.pathname === "/api/tables" && method === "GET")
    return lobby(address.searchParams.get("game"));
  const text = await ask({ kind: "call", method, path, body: JSON.stringify(body ?? {}) });
  const [status, found] = JSON.parse(text) as [number, unknown];
  return { status, body: found };
}

const drawings = new Map<string, Promise<string>>();

/** The address of a drawing, made here. */
export function drawn(
  what: Description,
  size: "card" | "portrait",
  theme: "day" | "night",
): string | Promise<string> {
  const of = canonical(what);
  const key = `${size} ${theme} ${of}`;
  let found = drawings.get(key);
  if (!found) {
    found = ask({ kind: "draw", of, size, theme }).then((svg) =>
      URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })),
    );
    drawings.set(key, found);
  }
  return found;
}

/** A line to a table in this tab, with the face of a WebSocket. */
class TabSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  private readonly table: string;

  constructor(url: string) {
    this.table = /\/tables\/([^/]+)\/socket$/.exec(url)?.[1] ?? "";
    reach("GET", `/api/tables/${this.table}`)
      .then(({ status }) => (status === 200 ? this.opened() : this.ended(4404)))
      .catch(() => this.ended(1011));
  }

  send(text: string): void {
    start().postMessage({ kind: "hear", table: this.table, text } satisfies Order);
  }

  close(): void {
    lines.delete(this.table);
    start().postMessage({ kind: "leave", table: this.table } satisfies Order);
    this.ended(1000);
  }

  private opened(): void {
    lines.set(this.table, this);
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  private ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

export const connect = (url: string): Socket => new TabSocket(url);
