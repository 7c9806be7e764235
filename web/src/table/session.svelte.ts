/** A table as this browser knows it: what the server sent, what was pointed at, and what can be asked for. */
import * as api from "../api";
import { mannersOf } from "../games";
import type { Manners } from "../games/game";
import type { Event, Hint, Option, Position, Said, ServerMessage, Table, Words } from "../schema";
import { settings } from "../settings.svelte";
import { t } from "../words";
import { shots, type Shot } from "./beats";
import { eyes, opened, type Eyes } from "./curtain";
import { announcement, append } from "./log";
import { decided, narrow, point, type Narrowed } from "./narrowing";
import { HOLD, Pacer } from "./pacer";
import {
  comesAgain,
  ends,
  hesitation,
  isWindow,
  passing,
  quieter,
  quietFor,
  silences,
  type Quiet,
} from "./quiet";
import { Line, tableUrl, type LineState } from "./socket";

const FORCED = 900;
/** One's own moves need no long look. */
const OWN = 0.3;

type Doing = Pick<Option, "action" | "text" | "notation">;

const viewpoint = (seat: number | null): string => String(seat);
const verb = (option: Pick<Option, "notation">): string => option.notation.split(" ")[0] ?? "";

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
  /** Moves of others that are still to be shown. */
  waiting = $state(0);
  /** A move that destroys something: it waits for a second word. */
  doubted = $state.raw<Option | null>(null);
  /** What would have to be declined before the thing that was pointed at. */
  ahead = $state.raw<{ readonly options: readonly Option[]; readonly thing: string } | null>(null);
  /** Which questions are passed for each of my seats. */
  quiet = $state.raw<Readonly<Record<number, Quiet>>>({});
  /** Things that a line of the log speaks of. */
  spokenOf = $state.raw<readonly string[]>([]);
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
  private readonly pacer: Pacer<Shot>;
  private forced: ReturnType<typeof setTimeout> | undefined;
  private readonly passes = new Map<number, ReturnType<typeof setTimeout>>();
  /** After an undo nothing is played by itself, until the person has decided something. */
  private deliberate = false;
  /** Until I am asked again nothing is held. */
  private hurried = false;
  /** The options with which the present move began. */
  private opening: readonly Option[] = [];

  constructor(readonly id: string) {
    this.pacer = new Pacer(
      (shot, passedOver) => this.taken(shot, passedOver),
      (shot) => this.length(shot),
    );
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
    this.pacer.close();
    clearTimeout(this.forced);
    for (const timer of this.passes.values()) clearTimeout(timer);
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
    const own = this.seat === null ? undefined : this.table?.seats[this.seat];
    return own?.stand_in || own?.resigned ? [] : (this.position?.options ?? []);
  }

  get asked(): boolean {
    return this.options.length > 0 && !this.busy;
  }

  get narrowed(): Narrowed<Option> {
    return narrow(this.options, this.pointed);
  }

  /** What I have chosen of a move that is not whole yet. */
  get picked(): readonly Option[] {
    return this.position?.picked ?? [];
  }

  get manners(): Manners {
    return mannersOf(this.table?.game ?? "");
  }

  /** My seats that are asked a question which is mostly passed, when several people share the screen. */
  get room(): number[] {
    if (this.mine.length < 2) return [];
    return this.mine.filter((seat) => {
      const position = this.positions[viewpoint(seat)];
      return position !== undefined && isWindow(position, this.manners);
    });
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? t("seat-nobody", { seat: seat + 1 });
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.forsake();
        this.look();
        break;
      case "position":
        this.pacer.push(...shots(message));
        this.waiting = this.pacer.waiting;
        break;
      case "said":
        this.chat = [...this.chat.slice(-19), message];
        this.spoken = t("chat-said", { name: message.name, text: message.text });
        break;
      case "refused":
        this.tell(message.text);
        break;
    }
  }

  /** What a seat saw that is no longer ours is not ours either: it would stand still. */
  private forsake(): void {
    const kept = this.mine.length > 0 ? this.mine.map(viewpoint) : [viewpoint(null)];
    if (Object.keys(this.positions).every((who) => kept.includes(who))) return;
    this.positions = Object.fromEntries(Object.entries(this.positions).filter(([who]) => kept.includes(who)));
  }

  /** The table as a call answered it: the line brings what is newer, so it counts only while there is none. */
  learn(table: Table): void {
    if (this.line !== "open") this.table = table;
  }

  private tell(text: string): void {
    this.notice = text;
    this.spoken = text;
  }

  /** How long a shot is shown: others' moves at the person's pace, one's own shortly, what tells nothing not at all. */
  private length(shot: Shot): number {
    const { position, fresh } = shot;
    const looked = position.seat === this.seat && !this.curtained && !document.hidden && !this.hurried;
    if (!looked || fresh.every((one) => one.text === "")) return 0;
    const me = `player:${position.seat}`;
    const own = fresh.every((one) => one.seat === position.seat && (one.params["player"] ?? me) === me);
    return HOLD[settings.pace] * (own ? OWN : 1);
  }

  /** The person wants to see the end of what the others do. */
  skip(): void {
    this.hurried = this.options.length === 0;
    this.pacer.skip();
    this.waiting = 0;
  }

  /** The pace has changed. */
  retime(): void {
    this.pacer.retime();
    this.waiting = this.pacer.waiting;
  }

  /** The only option is done by itself after a moment, which is the same whatever it is. */
  private follow(): void {
    clearTimeout(this.forced);
    const position = this.position;
    const [only, ...others] = this.options;
    if (!position || !only || others.length > 0 || !settings.forced) return;
    if (this.deliberate || this.fixedSeat !== null) return;
    const usual = Math.min(FORCED, HOLD[settings.pace] || FORCED / 2);
    const time = isWindow(position, this.manners) ? hesitation() : usual;
    this.forced = setTimeout(() => {
      if (!this.curtained && this.position?.version === position.version) void this.send(only);
    }, time);
  }

  /** Pass for a seat whose person wanted to be left alone. */
  private leaveAlone(position: Position): void {
    const seat = position.seat;
    if (seat === null) return;
    clearTimeout(this.passes.get(seat));
    const pass = passing(position);
    if (!pass || !silences(this.quiet[seat], position, this.manners)) return;
    this.passes.set(
      seat,
      setTimeout(() => {
        const now = this.positions[viewpoint(seat)];
        if (now?.version === position.version && this.quiet[seat]) void this.actFor(seat, pass.action);
      }, hesitation()),
    );
  }

  private taken(shot: Shot, passedOver: boolean): void {
    const { position, fresh } = shot;
    const who = viewpoint(position.seat);
    const shown = position.seat === this.seat && !this.curtained;
    if (shown) {
      if (!passedOver) this.beforeChange();
      this.fresh = passedOver ? [] : fresh;
      this.forget();
      if (position.options.length > 0 || position.over) this.hurried = false;
    }
    if (position.options.length > 0 && position.picked.length === 0) this.opening = position.options;
    this.positions = { ...this.positions, [who]: position };
    this.logs = { ...this.logs, [who]: append(this.logs[who] ?? [], position.events, position.since) };
    this.waiting = this.pacer.waiting;
    this.attend(position, fresh);
    this.look();
    if (position.seat === this.seat && !this.curtained) {
      const question = position.options.length > 0 || position.over ? position.question.text : null;
      this.spoken = announcement(fresh, question);
      this.follow();
    }
  }

  /** What happened may end somebody's wish to be left alone; what is asked may be passed by it. */
  private attend(position: Position, fresh: readonly Event[]): void {
    const seat = position.seat;
    if (seat === null) return;
    const quiet = this.quiet[seat];
    if (quiet && ends(quiet, fresh, this.manners)) this.askAgain(seat);
    this.leaveAlone(position);
  }

  /** Pass now, and for as long as the scope says. */
  async passFor(scope: string): Promise<void> {
    const position = this.position;
    const pass = position && passing(position);
    if (!pass || position.seat === null) return;
    if (scope === "change") settings.unasked = true;
    this.quiet = { ...this.quiet, [position.seat]: quietFor(scope, position) };
    await this.act(pass);
  }

  /** The person wants to be asked, now and in later games. */
  askMe(seat: number): void {
    settings.unasked = false;
    this.askAgain(seat);
  }

  private askAgain(seat: number): void {
    clearTimeout(this.passes.get(seat));
    this.quiet = Object.fromEntries(Object.entries(this.quiet).filter(([who]) => Number(who) !== seat));
  }

  /** Nobody in the room wants anything: everybody who is asked passes this question. */
  async passRoom(): Promise<void> {
    for (const seat of this.room) {
      const position = this.positions[viewpoint(seat)] as Position;
      const pass = passing(position);
      this.quiet = { ...this.quiet, [seat]: quietFor("window", position) };
      if (pass) await this.actFor(seat, pass.action);
    }
  }

  /** What was pointed at, and what was said about it, is over. */
  private forget(): void {
    this.pointed = [];
    this.hint = null;
    this.notice = "";
    this.doubted = null;
    this.ahead = null;
  }

  /** The seats that are really asked: not those that pass by themselves. */
  private called(waiting: readonly number[]): number[] {
    return waiting.filter((seat) => {
      const position = this.positions[viewpoint(seat)];
      return !position || !silences(this.quiet[seat], position, this.manners);
    });
  }

  private look(): void {
    const any = Object.values(this.positions)[0];
    const next = eyes(this.eyes, this.mine, this.called(any?.waiting ?? []), any?.over ?? false);
    if (next.seat !== this.eyes.seat || next.called !== this.eyes.called) {
      this.eyes = next;
      this.forget();
      this.fresh = [];
    }
  }

  openCurtain(seat: number | null = null): void {
    this.eyes = opened(seat === null ? this.eyes : { seat: null, called: seat });
    this.spoken = this.position?.question.text ?? "";
    this.follow();
  }

  /** Point at a thing on the table; when that means one option without doubt, do it. */
  async point(thing: string): Promise<void> {
    if (this.busy) return;
    this.doubted = null;
    this.ahead = null;
    this.notice = "";
    if (!this.asked) {
      await this.why([thing]);
      return;
    }
    const answer = point(this.options, this.pointed, thing);
    if (answer.refused) {
      await this.astray(answer.refused, thing);
      return;
    }
    this.pointed = answer.pointed;
    const option = decided(this.options, this.pointed);
    if (option) await this.act(option);
    else if (this.pointed.length > 0) {
      this.spoken = t("narrowed", { count: this.narrowed.fitting.length });
    }
  }

  /** No option names the thing: perhaps it fits the move's beginning, or what comes after an optional step. */
  private async astray(refused: readonly string[], thing: string): Promise<void> {
    if (this.picked.length > 0 && narrow(this.opening, [thing]).fitting.length > 0) {
      await this.startOver();
      if (this.picked.length === 0) await this.point(thing);
      return;
    }
    const through = await this.why(refused);
    if (through.length === 0) return;
    const skips = this.manners.skips ?? [];
    this.ahead = { options: through, thing };
    if (through.every((one) => skips.includes(verb(one)))) await this.goAhead();
  }

  /** Decline what is asked before the thing, and point at it. */
  async goAhead(): Promise<void> {
    const ahead = this.ahead;
    this.ahead = null;
    for (const option of ahead?.options ?? []) if (!(await this.send(option))) return;
    this.pacer.skip();
    if (ahead) await this.point(ahead.thing);
  }

  /** Let go of what was picked: what was pointed at, or the stages of a move that is not whole yet. */
  async startOver(): Promise<void> {
    const held = this.pointed.length > 0 || this.doubted !== null || this.ahead !== null;
    this.forget();
    if (!held || this.picked.length > 0) {
      const staged = (): boolean => this.picked.length > 0 && this.position?.undo === true;
      while (staged() && (await this.takeBack()));
    }
  }

  /** Do an option, as the person wishes; what destroys something is asked once more. */
  async act(option: Doing, sure = false): Promise<void> {
    const objection = this.objection(option);
    if (objection) {
      this.pointed = [];
      this.tell(objection);
      return;
    }
    if (!sure && this.fixedSeat === null && (this.manners.careful ?? []).includes(verb(option))) {
      this.doubted = this.options.find((one) => one.action === option.action) ?? null;
      this.spoken = t("careful", { text: option.text });
      if (this.doubted) return;
    }
    this.doubted = null;
    this.deliberate = false;
    this.passedOnce(option);
    if (await this.send(option)) this.afterAct(option);
  }

  /** Who has passed is not asked the same again: before something has happened, or as long as they once wished. */
  private passedOnce(option: Pick<Option, "action">): void {
    const position = this.position;
    if (!position || position.seat === null || this.fixedSeat !== null) return;
    if (!comesAgain(position, this.manners) || passing(position)?.action !== option.action) return;
    const usual = settings.unasked && this.mine.length === 1 ? "change" : "window";
    const now = this.quiet[position.seat];
    const quiet = now && now.scope !== "window" ? quieter(now, position) : quietFor(usual, position);
    this.quiet = { ...this.quiet, [position.seat]: quiet };
  }

  /** The verb whose options may now be done in one go. */
  get together(): string | undefined {
    const offered = this.asked && this.fixedSeat === null ? this.options.map(verb) : [];
    const ways = Object.entries(this.manners.together ?? {});
    return ways.find(([name, now]) => offered.includes(name) && now(this.position?.view))?.[0];
  }

  /** Do them all, as long as the same is asked. */
  async doTogether(name: string): Promise<void> {
    const question = this.position?.question.key;
    const next = (): Option | undefined =>
      this.position?.question.key === question ? this.options.find((one) => verb(one) === name) : undefined;
    for (let one = next(); one && (await this.send(one)); one = next()) this.pacer.skip();
  }

  private async send(option: Pick<Option, "action">): Promise<boolean> {
    const position = this.position;
    if (!position || position.seat === null || this.busy) return false;
    clearTimeout(this.forced);
    this.busy = true;
    this.notice = "";
    this.pacer.release();
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

  /** Do a move for any of my seats: for lessons, which play the other side by a script, and for passes. */
  async actFor(seat: number, action: number): Promise<boolean> {
    const position = this.positions[viewpoint(seat)];
    if (!position) return false;
    const answer = await this.socket.ask({ type: "act", seat, version: position.version, action });
    return answer?.type === "accepted";
  }

  /** Take the last decision back; moves that were forced go with it. When that can't be, the server says why. */
  async undo(): Promise<void> {
    clearTimeout(this.forced);
    this.deliberate = true;
    if (this.seat !== null) this.askAgain(this.seat);
    do {
      if (!(await this.takeBack())) break;
    } while (settings.forced && this.options.length === 1 && this.position?.undo);
  }

  private async takeBack(): Promise<boolean> {
    this.pacer.skip();
    const position = this.position;
    if (!position || position.seat === null) return false;
    this.busy = true;
    const answer = await this.socket.ask({ type: "undo", seat: position.seat, version: position.version });
    this.pacer.skip();
    this.busy = false;
    return answer?.type === "accepted";
  }

  /** Why pointing there leads nowhere; what would have to be declined first comes back. */
  async why(touches: readonly string[]): Promise<readonly Option[]> {
    if (this.seat === null) {
      this.tell(t("why-watching"));
      return [];
    }
    const answer = await this.socket.ask({ type: "why", seat: this.seat, touches: [...touches] });
    if (answer?.type !== "reason") return [];
    this.reason = answer.reason;
    this.tell(answer.reason.text);
    return answer.through;
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.thinking) return;
    if (!this.asked) {
      this.tell(t("hint-none"));
      return;
    }
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
    if (this.seat !== null) this.learn(await api.resign(this.id, this.seat));
  }
}
