/** The tables of this browser, in its own database: one row a table, one row an entry of its log. */
import type { Table } from "../schema";

export interface Row {
  number: number;
  at: number;
  body: string;
  versions: string | null;
}

interface Kept {
  id: string;
  setup: string;
  created: number;
}

const NAME = "galapagos";
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("entries", { keyPath: ["id", "number"] });
      asked.result.createObjectStore("facts");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });
  return opened;
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the database failed"));
  });

/** Do several things at once, or none of them; true when they are on the disk, false when a number was taken. */
async function whole(work: (change: IDBTransaction) => void): Promise<boolean> {
  const base = await open();
  return new Promise((resolve, reject) => {
    const change = base.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve(true);
    change.onabort = () =>
      change.error?.name === "ConstraintError"
        ? resolve(false)
        : reject(change.error ?? new Error("not stored"));
    work(change);
  });
}

export const create = (told: { table: Kept; rows: Row[]; sheet: Table }): Promise<boolean> =>
  whole((change) => {
    change.objectStore("tables").add({ ...told.table, sheet: told.sheet });
    for (const row of told.rows) change.objectStore("entries").add({ id: told.table.id, ...row });
  });

export const append = (told: { id: string; row: Row; sheet: Table }): Promise<boolean> =>
  whole((change) => {
    change.objectStore("entries").add({ id: told.id, ...told.row });
    const tables = change.objectStore("tables");
    const asked = tables.get(told.id);
    asked.onsuccess = () => tables.put({ ...(asked.result as Kept), sheet: told.sheet });
  });

export async function load(id: string): Promise<{ table: Kept; rows: Row[] } | null> {
  const look = (await open()).transaction(["tables", "entries"]);
  const found = (await answer(look.objectStore("tables").get(id))) as (Kept & { sheet: Table }) | undefined;
  if (!found) return null;
  const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
  const rows = (await answer(look.objectStore("entries").getAll(range))) as (Row & { id: string })[];
  const table = { id, setup: found.setup, created: found.created };
  return { table, rows: rows.map(({ number, at, body, versions }) => ({ number, at, body, versions })) };
}

interface Shelved extends Kept {
  sheet: Table;
  hidden?: boolean;
}

/** The player's own games, the newest first: no lessons, and nothing that was hidden. */
export async function mine(): Promise<{ table: Table; touched: number }[]> {
  const look = (await open()).transaction("tables");
  const found = (await answer(look.objectStore("tables").getAll())) as Shelved[];
  return found
    .filter((one) => !one.hidden && !(JSON.parse(one.setup) as { lesson?: boolean }).lesson)
    .sort((a, b) => b.created - a.created)
    .map((one) => ({ table: one.sheet, touched: one.created }));
}

export const hide = (id: string): Promise<boolean> =>
  whole((change) => {
    const tables = change.objectStore("tables");
    const asked = tables.get(id);
    asked.onsuccess = () => tables.put({ ...(asked.result as Shelved), hidden: true });
  });

/** What is known of all tables without their logs, the newest first. */
export async function sheets(): Promise<Table[]> {
  const look = (await open()).transaction("tables");
  const found = (await answer(look.objectStore("tables").getAll())) as { created: number; sheet: Table }[];
  return found.sort((a, b) => b.created - a.created).map((one) => one.sheet);
}

export async function fact(name: string): Promise<string | undefined> {
  const look = (await open()).transaction("facts");
  return (await answer(look.objectStore("facts").get(name))) as string | undefined;
}

export async function note(name: string, value: string): Promise<void> {
  await answer((await open()).transaction("facts", "readwrite").objectStore("facts").put(value, name));
}
