// Made from src/galapagos/games/another_world/visibility.py by scripts/web_schema.py: do not edit.
import type { Description } from "../../schema";

/** A card; `traits` are its upright and its other trait, None for who does not know them. */
export interface CardView {
  card: number;
  traits: string[] | null;
}

/** A trait card under a creature. `silenced`: suppressed until the end of the turn. */
export interface TraitView {
  card: number;
  trait: string;
  other: string;
  silenced: boolean;
}

/** A creature; `traits` from the oldest to the newest, `copied` until the end of the turn. */
export interface CreatureView {
  id: number;
  owner: number;
  body: CardView;
  traits: TraitView[];
  copied: string[];
  energy: number;
  asleep: boolean;
  ready: boolean;
  art: Description;
}

/** An Attacking trait: whether it would have its effect now, and the trait that protects from it. */
export interface StrikeView {
  trait: string;
  works: boolean;
  shield: string | null;
}

/** What the active creature's attack would come to; `barred` is the trait that forbids it. */
export interface ForecastView {
  target: number;
  barred: string | null;
  strikes: StrikeView[];
  answers: string[];
}

/** The Energy Source; `trait` opens its upper part. */
export interface SourceView {
  id: string;
  label: string;
  trait: string | null;
  lower: number;
  upper: number;
  art: Description;
}

/** A Choice card that was used. */
export interface ChoiceView {
  card: number;
  creature: number;
  trait: number;
}

/** The table. `goals`: the transmutations that each owner needs. In the solo game the Shade is the owner 1. */
export interface View {
  game: string;
  mode: string;
  players: number;
  seat: number | null;
  round: number;
  waiting: number[];
  over: boolean;
  returns: number[] | null;
  resigned: number[];
  goals: number[];
  first: number;
  turn: number;
  turns: number;
  active: number | null;
  target: number | null;
  gaining: number | null;
  forecast: ForecastView[];
  shade: number | null;
  transmuted: number[];
  hands: CardView[][];
  creatures: CreatureView[];
  deck: number;
  discard: CardView[];
  source: SourceView;
  sources_ahead: (string | null)[];
  choices: number;
  choices_used: ChoiceView[];
  picked: string[];
}
