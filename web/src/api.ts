/** HTTP calls, one function each; an answer from 400 on is thrown as a `Trouble` with words for people. */
import type * as S from "./schema";
import { reach } from "#reach";
import { t } from "./words";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body).catch(() => {
    throw new Trouble("unreachable", t("trouble-unreachable"));
  });
  if (answer.status < 400) return answer.body as T;
  const problem = answer.body as S.Problem | null;
  throw new Trouble(problem?.code ?? "unknown", problem?.text ?? t("trouble-unknown"));
}

/** The first answer says who we are: two first calls at once would make us two people. */
async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await theSite().catch(() => undefined);
  return call<T>(method, path, body);
}

const get = <T>(path: string): Promise<T> => known<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => known<T>("POST", path, body);

let site: Promise<S.Site> | undefined;
const almanacs = new Map<string, Promise<S.Almanac>>();

/** The games and phrases; asked once. */
export function theSite(): Promise<S.Site> {
  site ??= call<S.Site>("GET", "/api/site").catch((trouble: unknown) => {
    site = undefined;
    throw trouble;
  });
  return site;
}

/** All cards and traits of a game; asked once a game. */
export function almanac(game: string): Promise<S.Almanac> {
  let known = almanacs.get(game);
  if (!known) {
    known = get<S.Almanac>(`/api/almanac/${game}`);
    known.catch(() => almanacs.delete(game));
    almanacs.set(game, known);
  }
  return known;
}

/** The rules of a game on one page, for a table of it if one is named. */
export const rules = (game: string, table = ""): Promise<S.Rules> =>
  get(table ? `/api/tables/${table}/rules` : `/api/games/${game}/rules`);
export const me = (): Promise<S.Guest> => get("/api/me");
export const rename = (name: string): Promise<S.Guest> => known("PUT", "/api/me", { name });
/** A link that makes another device ours, too. */
export const personLink = (): Promise<S.PersonLink> => post("/api/me/link");
export const unlink = (): Promise<S.Guest> => post("/api/me/unlink");
export const become = (token: string): Promise<S.Guest> => post("/api/me/claim", { token });
export const cutOff = (): Promise<S.Guest> => post("/api/me/cut-off");
export const forgetMe = (): Promise<S.Guest> => post("/api/me/forget");
/** Where we are told that it is our turn. */
export const alerts = (): Promise<S.Alerts> => get("/api/me/alerts");
export const setAlerts = (address: string | null): Promise<S.Alerts> =>
  known("PUT", "/api/me/alerts", { address });
export const tryAlert = (address: string): Promise<S.Alerts> => post("/api/me/alerts/try", { address });
export const lobby = (game?: string): Promise<S.Lobby> => get(`/api/tables${game ? `?game=${game}` : ""}`);
export const puzzles = (game: string): Promise<S.Puzzles> => get(`/api/games/${game}/puzzles`);
export const puzzle = (game: string, number: number, sketch: boolean): Promise<S.Posed> =>
  get(`/api/games/${game}/puzzles/${number}${sketch ? "?sketch=true" : ""}`);
export const answer = (game: string, number: number, choice: string): Promise<S.Solved> =>
  post(`/api/games/${game}/puzzles/${number}`, { choice });
/** My games: those that go on, and those that are over. */
export const mine = (): Promise<S.Mine> => get("/api/mine");
/** Leave a table out of my list. */
export const hide = (id: string): Promise<S.Table> => post(`/api/tables/${id}/hide`);
export const table = (id: string): Promise<S.Table> => get(`/api/tables/${id}`);
export const create = (plan: S.CreateTable): Promise<S.Table> => post("/api/tables", plan);
export const sit = (id: string, how: S.Sit = {}): Promise<S.Table> => post(`/api/tables/${id}/sit`, how);
export const leave = (id: string, seat: number): Promise<S.Table> =>
  post(`/api/tables/${id}/leave`, { seat });
export const fill = (id: string, level: string, seat: number | null = null): Promise<S.Table> =>
  post(`/api/tables/${id}/fill`, { level, seat });
export const addSeat = (id: string): Promise<S.Table> => post(`/api/tables/${id}/seats`);
export const removeSeat = (id: string, seat: number): Promise<S.Table> =>
  post(`/api/tables/${id}/seats/remove`, { seat });
export const kick = (id: string, seat: number, block: boolean): Promise<S.Table> =>
  post(`/api/tables/${id}/kick`, { seat, block });
export const renameSeat = (id: string, seat: number, name: string): Promise<S.Table> =>
  post(`/api/tables/${id}/name`, { seat, name });
export const decline = (id: string, seat: number): Promise<S.Table> =>
  post(`/api/tables/${id}/decline`, { seat });
export const rest = (id: string, seat: number, days: number): Promise<S.Table> =>
  post(`/api/tables/${id}/rest`, { seat, days });
/** A link as a QR code. */
export const code = (text: string): Promise<S.Code> => post("/api/code", { text });
export const start = (id: string): Promise<S.Table> => post(`/api/tables/${id}/start`);
export const resign = (id: string, seat: number): Promise<S.Table> =>
  post(`/api/tables/${id}/resign`, { seat });
export const handOver = (id: string, seat: number, level: string): Promise<S.Table> =>
  post(`/api/tables/${id}/hand-over`, { seat, level });
export const takeBack = (id: string, seat: number): Promise<S.Table> =>
  post(`/api/tables/${id}/take-back`, { seat });
export const rematch = (id: string): Promise<S.Table> => post(`/api/tables/${id}/rematch`);
export const seatLink = (id: string, seat: number): Promise<S.SeatLink> =>
  post(`/api/tables/${id}/seats/${seat}/link`);
export const claim = (token: string): Promise<S.Claimed> => post("/api/claim", { token });
export const importRecord = (record: string): Promise<S.Table> => post("/api/records", { record });
export const replay = (id: string): Promise<S.Replay> => get(`/api/tables/${id}/replay`);
export const replayed = (id: string, step: number, seat: string, sketch: boolean): Promise<S.Replayed> =>
  get(`/api/tables/${id}/replay/${step}?seat=${seat}${sketch ? "&sketch=true" : ""}`);
export const chances = (id: string): Promise<S.Chances> => get(`/api/tables/${id}/chances`);
export const branch = (id: string, step: number, seats: S.SeatPlan[]): Promise<S.Table> =>
  post(`/api/tables/${id}/branch`, { step, seats });
/** The review of a seat's game, or how far it is; the other one begins it. */
export const review = (id: string, seat: number): Promise<S.ReviewState> =>
  get(`/api/tables/${id}/review/${seat}`);
export const wantReview = (id: string, seat: number): Promise<S.ReviewState> =>
  post(`/api/tables/${id}/review/${seat}`);
/** How a finished game ended. */
export const ending = (id: string): Promise<S.Ending> => get(`/api/tables/${id}/ending`);

function download(text: string, type: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Give the record of a finished game to the browser's downloads. */
export async function saveRecord(table: S.Table): Promise<void> {
  const text = await get<string>(`/api/tables/${table.id}/record`);
  download(text, "text/plain", `${table.game}-${table.id}.record`);
}

/** Pass a picture of the end on: by the device's own way of sharing where it has one, else as a download. */
export async function sharePicture(table: S.Table): Promise<void> {
  const text = await get<string>(`/api/tables/${table.id}/poster`);
  const name = `${table.game}-${table.id}.svg`;
  const file = new File([text], name, { type: "image/svg+xml" });
  if (navigator.canShare?.({ files: [file] }))
    await navigator.share({ files: [file] }).catch(() => undefined);
  else download(text, "image/svg+xml", name);
}
