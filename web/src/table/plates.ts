/** The almanac of the game on the table: names, words and numbers of its cards and traits, by id. */
import { getContext, setContext } from "svelte";
import type { Plate } from "../schema";
import type { Help } from "./help.svelte";

export class Plates {
  private readonly byId = new Map<string, Plate>();

  constructor(plates: readonly Plate[] = []) {
    for (const plate of plates) {
      this.byId.set(`${plate.kind}/${plate.id}`, plate);
      if (!this.byId.has(plate.id)) this.byId.set(plate.id, plate);
    }
  }

  find(id: string, kind?: string): Plate | undefined {
    return (kind && this.byId.get(`${kind}/${id}`)) || this.byId.get(id);
  }

  name(id: string, kind?: string): string {
    return this.find(id, kind)?.name ?? id;
  }

  text(id: string, kind?: string): string {
    return this.find(id, kind)?.text ?? "";
  }

  /** What is told of a card, if it is the one of that name: a deck of one's own has its own names. */
  story(one: { id: string; name: string }, kind: string): string {
    return this.name(one.id, kind) === one.name ? this.text(one.id, kind) : "";
  }

  /** All that the almanac says of it, for help under the pointer. */
  help(id: string, kind?: string): Help {
    const plate = this.find(id, kind);
    const rules = plate?.rules && plate.rules !== plate.text ? [plate.rules] : [];
    return { title: this.name(id, kind), text: this.text(id, kind), lines: rules, art: plate?.art };
  }
}

const KEY = Symbol("plates");

export const setPlates = (plates: () => Plates): void => void setContext(KEY, plates);
export const getPlates = (): (() => Plates) =>
  getContext<(() => Plates) | undefined>(KEY) ?? (() => new Plates());
