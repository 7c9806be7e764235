/** What a step of a replay is called. */
import type { Replay } from "../schema";
import { t } from "../words";

/** Its sentence, or who did what where nobody was told: choices made in secret, and half-made moves. */
export function stepText(replay: Replay, step: number): string {
  const one = replay.steps[step];
  if (!one || step === 0) return t("replay-start");
  if (one.text) return one.text;
  return t("replay-move", {
    name: one.seat === null ? "" : (replay.names[one.seat] ?? ""),
    move: one.notation,
  });
}

/** The first sentence of it. */
export const stepLine = (replay: Replay, step: number): string =>
  /^.*?[.!?](?=\s|$)/.exec(stepText(replay, step))?.[0] ?? stepText(replay, step);
