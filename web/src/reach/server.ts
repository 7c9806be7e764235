/** Calls, tables and drawings are reached at a server. Its twin is `tab.svelte.ts`; the build chooses as `#reach`. */
import { artUrl } from "../art";
import type { Description } from "../schema";
import type { Reply, Socket } from "./reply";

export const SOLO: boolean = false;
export const loading: { done: number | null } = { done: null };

export async function reach(method: string, path: string, body?: unknown): Promise<Reply> {
  const options: RequestInit = { method };
  if (method !== "GET") {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body ?? {});
  }
  const answer = await fetch(path, options);
  const json = answer.headers.get("Content-Type")?.includes("json");
  return { status: answer.status, body: json ? await answer.json().catch(() => null) : await answer.text() };
}

export const connect = (url: string): Socket => new WebSocket(url) as unknown as Socket;

/** Where a drawing is to be had. */
export const drawn = (
  of: Description,
  size: "card" | "portrait",
  theme: "day" | "night",
): string | Promise<string> => artUrl(of, size, theme);
