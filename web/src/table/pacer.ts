/** Shows what comes one thing at a time, each for as long as the person's pace says. */

export const PACES = ["slow", "usual", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** How long another's move is shown before the next, in milliseconds. */
export const HOLD: Readonly<Record<Pace, number>> = { slow: 2800, usual: 1400, quick: 600, "at-once": 0 };

export const isPace = (pace: unknown): pace is Pace => PACES.includes(pace as Pace);

export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: T | undefined;
  private since = 0;

  /** `show` shows a thing (passed over, when more are shown with it); `hold` says how long before the next follows. */
  constructor(
    private readonly show: (item: T, passedOver: boolean) => void,
    private readonly hold: (item: T) => number,
  ) {}

  /** How many things wait to be shown. */
  get waiting(): number {
    return this.queue.length;
  }

  push(...items: readonly T[]): void {
    this.queue.push(...items);
    this.pump();
  }

  /** Show all that waits, at once; only the last of it needs to be looked at. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length > 0) this.next(this.queue.length > 1);
  }

  /** What is shown now need not be looked at any longer. */
  release(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pump();
  }

  /** The pace has changed: what is shown now counts, too. */
  retime(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wait();
    this.pump();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private pump(): void {
    while (this.timer === undefined && this.queue.length > 0) {
      this.next(false);
      this.wait();
    }
  }

  private next(passedOver: boolean): void {
    this.shown = this.queue.shift() as T;
    this.since = Date.now();
    this.show(this.shown, passedOver);
  }

  private wait(): void {
    const left = this.shown === undefined ? 0 : this.hold(this.shown) - (Date.now() - this.since);
    if (left > 0) this.timer = setTimeout(() => this.release(), left);
  }
}
