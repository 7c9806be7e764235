/** The line to a table: it says hello, connects again when it breaks, and matches answers with questions. */
import { laidOut } from "../games";
import { connect } from "#reach";
import type { Socket } from "../reach/reply";
import type { Accepted, ClientMessage, Hint, Pong, Reason, Refused, ServerMessage } from "../schema";

export type Answer = Accepted | Refused | Reason | Hint | Pong;
export type LineState = "connecting" | "open" | "lost" | "gone";
/** A message without its number, which the line adds. */
type Unnumbered<M> = M extends { id: number } ? Omit<M, "id"> : never;
export type Request = Unnumbered<ClientMessage>;

export interface Listener {
  heard(message: ServerMessage): void;
  state(state: LineState): void;
  seen(): Record<string, number>;
}

const PAUSES = [250, 500, 1000, 2000, 4000];
const HEARTBEAT = 25_000;

const isAnswer = (message: ServerMessage): message is Answer =>
  ["accepted", "refused", "reason", "hint", "pong"].includes(message.type);

export class Line {
  private socket: Socket | null = null;
  private count = 0;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly asked = new Map<number, (answer: Answer | null) => void>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.listener.state("connecting");
    const socket = connect(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.state("open");
      void this.ask({ type: "hello", seen: this.listener.seen(), layouts: [...laidOut] });
      this.beat = setInterval(() => void this.ask({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Send a question; the answer is null when the line broke before it came. */
  ask(request: Request): Promise<Answer | null> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.count;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private heard(message: ServerMessage): void {
    if (isAnswer(message) && message.id !== null) {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    }
    this.listener.heard(message);
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    for (const resolve of this.asked.values()) resolve(null);
    this.asked.clear();
    if (this.closed) return;
    if (code === 4404 || code === 4403) {
      this.listener.state("gone");
      return;
    }
    this.listener.state("lost");
    this.retry = setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }
}

export const tableUrl = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
