// Made from src/galapagos/server/protocol.py and src/galapagos/server/afterwards.py and src/galapagos/server/reading.py and src/galapagos/server/wishes.py by scripts/web_schema.py: do not edit.

/** The message with this id is done and stored; `version` is the seat's version now. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** Do this. `version` is the version of the position that offered it. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  version: number;
  action: number;
}

export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  level?: string | null;
}

/** Why can't I do what these things, pointed at in this order, would mean? */
export interface AskWhy {
  type: "why";
  id: number;
  seat: number;
  touches: string[];
}

/** A moment in the middle: how the table stood when the first `told` of the events had happened. */
export interface Beat {
  told: number;
  view: Record<string, unknown>;
}

/** Seconds for each decision; when they are over the server plays the default action. From seconds to weeks. */
export interface Clock {
  seconds: number;
  increment?: number | null;
}

/** A new table, one plan a seat. */
export interface CreateTable {
  game: string;
  mode: string;
  seats: SeatPlan[];
  public?: boolean;
  clock?: Clock | null;
  away?: number;
  deck?: string | null;
  seed?: number | null;
  opening?: string[];
  start?: boolean;
  lesson?: boolean;
  watch?: boolean;
  hints?: boolean;
  undo?: boolean;
  auto?: boolean;
}

/** Something that happened, as this viewpoint may know it. The log is the events whose text is not empty. */
export interface Event {
  version: number;
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
  text: string;
  from?: string | null;
  to?: string | null;
}

/** A game that can be played here, with a line and a paragraph about it. */
export interface GameInfo {
  id: string;
  name: string;
  text: string;
  about: string;
  time: string;
  learn: string;
  players: number[];
  modes: Mode[];
  levels: Level[];
}

/** Who you are; `named`: by yourself. The cookie that says so is set by the same answer. */
export interface Guest {
  id: string;
  name: string;
  named: boolean;
}

/** The first message. `seen` gives the last version that this client has of each viewpoint ("0", …, "null"). */
export interface Hello {
  type: "hello";
  id: number;
  seen?: Record<string, number>;
  layouts?: string[] | null;
}

/** What a bot would do in this seat, and how good it finds the next best; `text` says it in a sentence. */
export interface Hint {
  type: "hint";
  id: number;
  version: number;
  best: Idea;
  others: Idea[];
  text: string;
}

/** An option as a bot sees it; `chance` is from 0 to 1. */
export interface Idea {
  action: number;
  text: string;
  chance: number;
}

/** A strength of bot that may take a seat. */
export interface Level {
  id: string;
  name: string;
  text: string;
}

/** Public tables that wait for players or can be watched, and all of your own that are not over; newest first. */
export interface Lobby {
  open: Table[];
  mine: Table[];
}

/** A way to play a game. */
export interface Mode {
  id: string;
  name: string;
  text: string;
  players: number[];
}

/** One thing that can be done now. `touches` names things on the table, in pointing order. */
export interface Option {
  action: number;
  notation: string;
  key: string;
  params: Record<string, unknown>;
  text: string;
  touches: string[];
}

/** The table and step from which this one was branched, or the table of which it is the rematch (step None). */
export interface Origin {
  table: string;
  step: number | null;
}

/** Something that can be said at a table. */
export interface Phrase {
  id: string;
  text: string;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** The table from one viewpoint (a seat, or None for a spectator). */
export interface Position {
  type: "position";
  seat: number | null;
  version: number;
  since: number;
  view: Record<string, unknown>;
  question: Words;
  waiting: number[];
  options: Option[];
  picked: Option[];
  events: Event[];
  undo: boolean;
  over: boolean;
  result: number[] | null;
  beats: Beat[];
  sketch?: string | null;
}

/** The body of every HTTP answer from 400 on: what is wrong, as a code for programs and a sentence for people. */
export interface Problem {
  code: string;
  text: string;
}

/** Why what was pointed at is not possible now; `through`: the answers that decline what is asked before it. */
export interface Reason {
  type: "reason";
  id: number;
  reason: Words;
  through: Option[];
}

/** The message with this id (None when it could not be read) changed nothing; `code` and `text` say why. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  text: string;
}

export interface Rename {
  name: string;
}

/** Somebody said a phrase; seat None is a watcher. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  phrase: string;
  text: string;
}

/** Say a phrase, as one of your seats or as a watcher. */
export interface Say {
  type: "say";
  id: number;
  phrase: string;
  seat?: number | null;
}

/** A seat as this guest sees it. */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  here: boolean;
  resigned: boolean;
  stand_in: string | null;
  may_hand_over: boolean;
  deadline: number | null;
  left: number | null;
  resting: number | null;
  kept: "another" | "you" | null;
}

/** What a new table's seat is: yours (`name` for hot-seat, where each person has a name), open, or a bot's. */
export interface SeatPlan {
  kind: "bot" | "mine" | "open";
  level?: string | null;
  name?: string | null;
}

/** What a client needs before anything else. */
export interface Site {
  version: string;
  games: GameInfo[];
  phrases: Phrase[];
}

/** A table as this guest sees it; docs/server.md tells what the fields mean. */
export interface Table {
  id: string;
  game: string;
  mode: string;
  status: "over" | "playing" | "waiting";
  public: boolean;
  yours: boolean;
  practice: boolean;
  commitment: string | null;
  seats: Seat[];
  watchers: number;
  clock: Clock | null;
  watch: boolean;
  hints: boolean;
  undo: boolean;
  auto: boolean;
  away: number;
  deck: string | null;
  created: number;
  waiting: number[];
  result: number[] | null;
  closed: string | null;
  rival: string | null;
  origin: Origin | null;
  rematch: string | null;
}

/** Seats, status, presence or clock are now so. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** Take this seat's last decision back. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
}

/** A sentence: its key in the catalogue, its parameters, and its text in the server's language. */
export interface Words {
  key: string;
  params: Record<string, unknown>;
  text: string;
}

/** A choice, in notation. */
export interface Answer {
  choice: string;
}

/** Play on from a step of a finished game, at a new table; one plan a seat, as in CreateTable. */
export interface Branch {
  step: number;
  seats: SeatPlan[];
}

/** Each seat's chance after each step, judged by what that seat knew then. */
export interface Chances {
  chances: number[][];
  turning: number[];
  points: TurningPoint[];
}

/** A creature of a winner's: what it is drawn from, and what a screen reader says of it. */
export interface Drawn {
  owner: number;
  of: Record<string, unknown>;
  text: string;
}

/** How a finished game ended: who won, by what it was decided, scores by part, a story, the winners' creatures. */
export interface Ending {
  headline: string;
  how: string;
  standings: Standing[];
  scores: ScoreLine[];
  story: string[];
  plate: Drawn[];
}

/** A record as text, as `GET /api/tables/{id}/record` gave it. */
export interface Import {
  record: string;
}

/** Your games, the latest first: those that go on and those that are over. Lessons are not among them. */
export interface Mine {
  running: MyTable[];
  finished: MyTable[];
}

/** A table at which you sit or sat, and when something happened there last. */
export interface MyTable {
  table: Table;
  touched: number;
}

/** A puzzle: who is asked, and the position as they know it. */
export interface Posed {
  number: number;
  count: number;
  mode: string;
  seat: number;
  names: string[];
  task: string;
  position: Position;
}

/** How many puzzles a game has, and the number of today's, from 1; 0 for none. */
export interface Puzzles {
  count: number;
  today: number;
}

/** A finished game: its steps, 0 being the position before the first. */
export interface Replay {
  table: string;
  game: string;
  mode: string;
  names: string[];
  result: number[];
  steps: ReplayStep[];
}

/** One entry of the record, in sentences; `keys` are those of its events. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  kind: string;
  notation: string;
  text: string;
  versions: Record<string, number>;
  keys: string[];
  round: number;
}

/** One moment of a finished game from one viewpoint, or with everything open (`/replay/{step}?seat=all`). */
export interface Replayed {
  step: number;
  position: Position;
  hands: string[][];
}

/** A seat's game judged by what it could know, in sentences; `judged`: how many choices were looked at. */
export interface Review {
  seat: number;
  judged: number;
  summary: string[];
  lessons: string[];
  choices: ReviewedChoice[];
}

/** A review, or how far it is, from 0 to 1. */
export interface ReviewState {
  status: "done" | "none" | "working";
  progress: number;
  review: Review | null;
}

/** A choice worth a word. `step`: how many entries of the record came before it, which is where to try again. */
export interface ReviewedChoice {
  step: number;
  round: number;
  verdict: "best" | "blunder" | "find" | "fine" | "slip";
  question: string;
  played: string;
  best: string;
  chance: number;
  loss: number;
  told: string[];
  luck: string | null;
}

/** A part of the score, one number for each owner; the ranking goes by the `total`. */
export interface ScoreLine {
  name: string;
  values: number[];
  total: boolean;
}

/** Whether the choice was the best; the best one in notation, and what speaks for it. */
export interface Solved {
  right: boolean;
  verdict: string;
  best: string;
  told: string[];
}

/** Somebody's place in the ranking. `owner` is the seat, or the number after them for the engine's own side. */
export interface Standing {
  owner: number;
  seat: number | null;
  name: string;
  place: number;
  won: boolean;
  resigned: boolean;
}

/** A step that changed much: what happened, and how the chance of whom it concerned most changed. */
export interface TurningPoint {
  step: number;
  seat: number;
  before: number;
  after: number;
  text: string;
}

export interface Almanac {
  game: string;
  plates: Plate[];
}

/** One entry of the almanac: a card, a trait, a place. `rules` and `facts` (what it is, costs, pays) are told from */
export interface Plate {
  id: string;
  kind: string;
  name: string;
  text: string;
  rules: string;
  facts: string[];
  copies: number;
  art: Description | null;
}

/** A card of the deck with its drawing. */
export interface RuleFigure {
  name: string;
  art: Description;
}

/** A paragraph of the rules, or an item or a step of a list; `term` is what it is about, if it begins with that. */
export interface RuleLine {
  kind: "item" | "step" | "text";
  term: string;
  text: string;
}

/** An example out of a real game: the table's drawings before and after, a row for each player; what happened. */
export interface RuleScene {
  before: Description[][];
  told: string[];
  after: Description[][];
}

/** A section of the rules; `heads` and `rows` are a table, `about` the questions and reasons that it answers. */
export interface RuleSection {
  id: string;
  title: string;
  lines: RuleLine[];
  heads: string[];
  rows: string[][];
  figures: RuleFigure[];
  scene: RuleScene | null;
  about: string[];
}

/** The rules of a game on one page, for a table: `players` 0 and `mode` "" are all of them. */
export interface Rules {
  game: string;
  title: string;
  players: number;
  mode: string;
  sections: RuleSection[];
}

/** Where you are told that it is your turn; `possible`: the host lets people name an address. */
export interface Alerts {
  possible: boolean;
  address: string | null;
}

export interface Claim {
  token: string;
}

export interface Claimed {
  table: string;
  seat: number;
}

/** A QR code: dark squares as the path of a drawing that is `size` wide and high, its quiet border included. */
export interface Code {
  size: number;
  path: string;
}

/** Leave a seat that is kept for you to others. */
export interface Decline {
  seat: number;
}

/** A link that shall be read by a camera. */
export interface Encode {
  text: string;
}

/** Put a bot on an open seat, or on all of them (seat None). Only the table's maker may. */
export interface Fill {
  level: string;
  seat?: number | null;
}

/** Let a bot play for a person who is gone, or for yourself. */
export interface HandOver {
  seat: number;
  level: string;
}

/** Ask somebody to leave before the start; `block`: and not to come back. Only the table's maker may. */
export interface Kick {
  seat: number;
  block?: boolean;
}

/** Give a seat back before the game starts. */
export interface Leave {
  seat: number;
}

/** A path of the web client that makes the device which opens it yours, too. It works once. */
export interface PersonLink {
  path: string;
  token: string;
}

/** One seat less, before the start: an open one. Only the table's maker may. */
export interface RemoveSeat {
  seat: number;
}

/** Be called something else at this table. */
export interface RenameSeat {
  seat: number;
  name: string;
}

/** Give up: the table makes the seat's further decisions by default, and the seat can't win. */
export interface Resign {
  seat: number;
}

/** Go on vacation: your clock stands for so many days. None: come back. */
export interface Rest {
  seat: number;
  days: number;
}

/** A path of the web client that moves the seat to the device that opens it. It works once. */
export interface SeatLink {
  path: string;
  token: string;
}

/** An ntfy topic, like https://ntfy.sh/my-secret-topic; None: tell me nowhere. */
export interface SetAlerts {
  address: string | null;
}

/** Take a seat: a given one or the first open one. Sit again for another seat on the same screen (hot-seat). */
export interface Sit {
  seat?: number | null;
  name?: string | null;
}

/** Play your own seat again. */
export interface TakeBack {
  seat: number;
}

/** Send a message to this address, to see whether it arrives. */
export interface TryAlert {
  address: string;
}

/** A creature, card, place or token, as everyone at the table may know it. */
export interface Description {
  copied?: string[];
  flags?: string[];
  game: string;
  kind: string;
  muted?: string[];
  name?: string;
  numbers?: Record<string, number>;
  parts?: Record<string, string[]>;
  seed?: number;
  traits?: string[];
}

export type ServerMessage = TableChanged | Position | Accepted | Refused | Reason | Hint | Said | Pong;

export type ClientMessage = Hello | Act | Undo | AskWhy | AskHint | Say | Ping;
