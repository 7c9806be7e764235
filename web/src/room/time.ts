/** Times in words: how long something may take, and how much of it is left. */
import type { Clock } from "../schema";
import { t } from "../words";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** A length of time in its largest unit that fits: "3 days", "90 seconds". */
export function duration(seconds: number): string {
  for (const [unit, length] of [
    ["days", DAY],
    ["hours", HOUR],
    ["minutes", MINUTE],
  ] as const)
    if (seconds >= length && seconds % length === 0) return t(`clock-${unit}`, { count: seconds / length });
  return t("clock-seconds", { count: seconds });
}

/** What is left, as exactly as one wants to know it: days and hours, hours and minutes, minutes and seconds. */
export function remaining(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 2 * DAY)
    return t("left-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t("left-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** A table's clock in a sentence. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  const time = duration(clock.seconds);
  if (clock.increment === null || clock.increment === undefined) return t("clock-each", { time });
  return clock.increment > 0
    ? t("clock-budget", { time, more: duration(clock.increment) })
    : t("clock-budget-bare", { time });
}

/** What becomes of who runs out of time. */
export const zeroText = (clock: Clock): string =>
  typeof clock.increment === "number" ? t("clock-zero-budget") : t("clock-zero");

/** The clocks that a new table may have. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { seconds: MINUTE, increment: null },
  { seconds: 5 * MINUTE, increment: null },
  { seconds: DAY, increment: null },
  { seconds: 3 * DAY, increment: null },
  { seconds: 7 * DAY, increment: null },
  { seconds: 10 * MINUTE, increment: 10 },
  { seconds: 30 * MINUTE, increment: 20 },
  { seconds: 3 * DAY, increment: 12 * HOUR },
];

/** Whether decisions may take days: then a player may go on vacation. */
export const slow = (clock: Clock | null): boolean => clock !== null && clock.seconds >= DAY;
