/** A position on its way to the screen: moments in the middle of it are shown first, one by one. */
import type { Event, Position } from "../schema";

export interface Shot {
  /** The table as it is shown: nobody is asked in the middle. */
  readonly position: Position;
  /** What happened since the shot before. */
  readonly fresh: readonly Event[];
}

function middle(position: Position, view: Position["view"], told: number): Position {
  return {
    ...position,
    view,
    events: position.events.slice(0, told),
    beats: [],
    question: { key: "", params: {}, text: "" },
    picked: [],
    options: [],
    waiting: [],
    undo: false,
    over: false,
    result: null,
  };
}

/** The position as shots. The last is the position itself; a beat after which nothing is told is that one. */
export function shots(position: Position): Shot[] {
  const found: Shot[] = [];
  let told = 0;
  for (const beat of position.since > 0 ? position.beats : []) {
    if (beat.told >= position.events.length) break;
    found.push({
      position: middle(position, beat.view, beat.told),
      fresh: position.events.slice(told, beat.told),
    });
    told = beat.told;
  }
  const fresh = position.since > 0 ? position.events.slice(told) : [];
  return [...found, { position, fresh }];
}
