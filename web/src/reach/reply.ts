/** What both ways of reaching tables have in common. */

export interface Reply {
  status: number;
  body: unknown;
}

/** What a line needs of a socket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
