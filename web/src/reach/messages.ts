/** What passes between the page and the worker that keeps its tables. */

export type Order =
  | { kind: "call"; id: number; method: string; path: string; body: string }
  | { kind: "draw"; id: number; of: string; size: string; theme: string }
  | { kind: "hear"; table: string; text: string }
  | { kind: "leave"; table: string };

export type Told =
  | { kind: "done"; id: number; text: string }
  | { kind: "failed"; id: number; text: string }
  | { kind: "said"; table: string; text: string }
  | { kind: "step"; done: number };
