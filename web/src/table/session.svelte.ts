/** A table as this browser knows it: what the server sent, what was pointed at, and what can be asked for. */
import * as api from "../api";
import type { Event, Hint, Option, Position, Said, ServerMessage, Table, Words } from "../schema";
import { moving, settings } from "../settings.svelte";
import { t } from "../words";
import { eyes, opened, type Eyes } from "./curtain";
import { announcement, append } from "./log";
import { decided, narrow, point, type Narrowed } from "./narrowing";
import { Line, tableUrl, type LineState } from "./socket";

const PAUSE = 520;
const HURRY = 4;
const FORCED = 900;

const viewpoint = (seat: number | null): string => String(seat);

export class Session {
  table = $state.raw<Table | null>(null);
  positions = $state.raw<Record<string, Position>>({});
  logs = $state.raw<Record<string, Event[]>>({});
  line = $state<LineState>("connecting");
  eyes = $state.raw<Eyes>({ seat: null, called: null });
  pointed = $state.raw<readonly string[]>([]);
  hint = $state.raw<Hint | null>(null);
  notice = $state("");
  /** The newest reason why something is not possible: the notice may show it. */
  reason = $state.raw<Words | null>(null);
  spoken = $state("");
  chat = $state.raw<Said[]>([]);
  busy = $state(false);
  thinking = $state(false);
  /** Rises whenever the table was laid anew: what lies on it can then be asked. */
  drawn = $state(0);
  /** Events of the newest change of the shown viewpoint, for motion. */
  fresh = $state.raw<readonly Event[]>([]);
  /** Called just before a new picture of the shown viewpoint is taken over. */
  beforeChange: () => void = () => undefined;
  /** When one person plays several seats by a script (a lesson), their seat is fixed and no curtain falls. */
  fixedSeat: number | null = null;

  /** Why a move may not be made here although the rules allow it (a lesson wants another); "" when it may. */
  objection: (option: Pick<Option, "action">) => string = () => "";
  /** Called when one of my moves from the screen was accepted. */
  afterAct: (option: Pick<Option, "action">) => void = () => undefined;

  private readonly socket: Line;
  private queue: Position[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private forced: ReturnType<typeof setTimeout> | undefined;
  /** After an undo nothing is played by itself, until the person has decided something. */
  private deliberate = false;

  constructor(readonly id: string) {
    this.socket = new Line(tableUrl(id), {
      heard: (message) => this.heard(message),
      state: (state) => (this.line = state),
      seen: () => Object.fromEntries(Object.entries(this.positions).map(([who, one]) => [who, one.version])),
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    clearTimeout(this.pause);
    clearTimeout(this.forced);
    this.socket.close();
  }

  /** My own seats, in order. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** The viewpoint that is on the screen. */
  get seat(): number | null {
    return this.fixedSeat ?? this.eyes.seat;
  }

  get curtained(): boolean {
    return this.fixedSeat === null && this.eyes.called !== null;
  }

  get position(): Position | undefined {
    return this.positions[viewpoint(this.seat)];
  }

  get log(): Event[] {
    return this.logs[viewpoint(this.seat)] ?? [];
  }

  get options(): Option[] {
    return this.position?.options ?? [];
  }

  get asked(): boolean {
    return this.options.length > 0 && !this.busy;
  }

  get narrowed(): Narrowed<Option> {
    return narrow(this.options, this.pointed);
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? t("seat-nobody", { seat: seat + 1 });
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.look();
        break;
      case "position":
        this.queue.push(message);
        this.pump();
        break;
      case "said":
        this.chat = [...this.chat.slice(-19), message];
        this.spoken = t("chat-said", { name: message.name, text: message.text });
        break;
      case "refused":
        this.notice = message.text;
        this.spoken = message.text;
        break;
    }
  }

  /** Take positions over one by one, so that each change can be seen; hurry when many wait. */
  private pump(): void {
    while (this.pause === undefined && this.queue.length > 0) {
      const position = this.queue.shift() as Position;
      this.taken(position);
      const seen = position.seat === this.seat && position.since > 0 && position.events.length > 0;
      if (!seen || !moving() || document.hidden) continue;
      const length = (this.queue.length > HURRY ? PAUSE / 4 : PAUSE) / settings.pace;
      this.pause = setTimeout(() => {
        this.pause = undefined;
        this.pump();
      }, length);
    }
  }

  /** The only option is done by itself after a moment, which is the same whatever it is. */
  private follow(): void {
    clearTimeout(this.forced);
    const [only, ...others] = this.options;
    if (!only || others.length > 0 || !settings.forced || this.deliberate || this.fixedSeat !== null) return;
    const version = this.position?.version;
    this.forced = setTimeout(() => {
      if (!this.curtained && this.position?.version === version) void this.send(only);
    }, FORCED / settings.pace);
  }

  private taken(position: Position): void {
    const who = viewpoint(position.seat);
    const shown = position.seat === this.seat && !this.curtained;
    if (shown) {
      this.beforeChange();
      this.fresh = position.since === 0 ? [] : position.events;
      this.pointed = [];
      this.hint = null;
      this.notice = "";
    }
    this.positions = { ...this.positions, [who]: position };
    this.logs = { ...this.logs, [who]: append(this.logs[who] ?? [], position.events, position.since) };
    this.look();
    if (position.seat === this.seat && !this.curtained) {
      const question = position.options.length > 0 || position.over ? position.question.text : null;
      this.spoken = announcement(position.since === 0 ? [] : position.events, question);
      this.follow();
    }
  }

  private look(): void {
    const any = Object.values(this.positions)[0];
    const mine = this.mine;
    const waiting = any?.waiting ?? [];
    const over = any?.over ?? false;
    const next = eyes(this.eyes, mine, waiting, over);
    if (next.seat !== this.eyes.seat || next.called !== this.eyes.called) {
      this.eyes = next;
      this.pointed = [];
      this.hint = null;
      this.notice = "";
      this.fresh = [];
    }
  }

  openCurtain(): void {
    this.eyes = opened(this.eyes);
    this.spoken = this.position?.question.text ?? "";
    this.follow();
  }

  /** Point at a thing on the table; when that means one option without doubt, do it. */
  async point(thing: string): Promise<void> {
    if (!this.asked) return;
    const answer = point(this.options, this.pointed, thing);
    this.notice = "";
    if (answer.refused) {
      await this.why(answer.refused);
      return;
    }
    this.pointed = answer.pointed;
    const option = decided(this.options, this.pointed);
    if (option) await this.act(option);
    else if (this.pointed.length > 0) {
      this.spoken = t("narrowed", { count: this.narrowed.fitting.length });
    }
  }

  clear(): void {
    this.pointed = [];
    this.notice = "";
  }

  /** Do an option, as the person wishes. */
  async act(option: Pick<Option, "action">): Promise<void> {
    const objection = this.objection(option);
    if (objection) {
      this.pointed = [];
      this.notice = objection;
      this.spoken = objection;
      return;
    }
    this.deliberate = false;
    if (await this.send(option)) this.afterAct(option);
  }

  private async send(option: Pick<Option, "action">): Promise<boolean> {
    const position = this.position;
    if (!position || position.seat === null || this.busy) return false;
    clearTimeout(this.forced);
    this.busy = true;
    this.notice = "";
    const answer = await this.socket.ask({
      type: "act",
      seat: position.seat,
      version: position.version,
      action: option.action,
    });
    this.busy = false;
    if (answer === null) this.notice = t("line-lost");
    return answer?.type === "accepted";
  }

  /** Do a move for any of my seats: for lessons, which play the other side by a script. */
  async actFor(seat: number, action: number): Promise<boolean> {
    const position = this.positions[viewpoint(seat)];
    if (!position) return false;
    const answer = await this.socket.ask({ type: "act", seat, version: position.version, action });
    return answer?.type === "accepted";
  }

  /** Take the last decision back; moves that were forced go with it. */
  async undo(): Promise<void> {
    clearTimeout(this.forced);
    this.deliberate = true;
    this.busy = true;
    do {
      const position = this.position;
      if (!position?.undo || position.seat === null) break;
      const answer = await this.socket.ask({ type: "undo", seat: position.seat, version: position.version });
      if (answer?.type !== "accepted") break;
    } while (settings.forced && this.options.length === 1);
    this.busy = false;
  }

  async why(touches: readonly string[]): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.socket.ask({ type: "why", seat: this.seat, touches: [...touches] });
    if (answer?.type === "reason") {
      this.reason = answer.reason;
      this.notice = answer.reason.text;
      this.spoken = answer.reason.text;
    }
  }

  async askHint(): Promise<void> {
    if (this.seat === null || !this.asked) return;
    this.thinking = true;
    const version = this.position?.version;
    const answer = await this.socket.ask({ type: "hint", seat: this.seat });
    this.thinking = false;
    if (answer?.type === "hint" && this.position?.version === version) {
      this.hint = answer;
      this.spoken = answer.text;
    }
  }

  async say(phrase: string): Promise<void> {
    await this.socket.ask({ type: "say", phrase, seat: this.seat });
  }

  async resign(): Promise<void> {
    if (this.seat !== null) this.table = await api.resign(this.id, this.seat);
  }
}
