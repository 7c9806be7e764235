/** The address bar: a path, and pages that go to another without loading anew. */
import { SOLO } from "#reach";

export interface Match {
  readonly page: string;
  readonly id: string;
  readonly rest: string;
}

/** A site of files knows one address: what comes after `#` is the page. */
const here = (): string => (SOLO ? location.hash.slice(1) || "/" : location.pathname + location.search);
const address = (path: string): string => (SOLO ? `#${path}` : path);

export const route = $state({ path: here() });

/** The page that a path names: `/table/abc` is page `table` with id `abc`. */
export function match(path: string): Match {
  const [page = "", id = "", rest = ""] = (path.split("?")[0] ?? "")
    .split("/")
    .slice(1)
    .map(decodeURIComponent);
  return { page, id, rest };
}

export const query = (name: string): string | null =>
  new URLSearchParams(route.path.split("?")[1] ?? "").get(name);

/** Go to another page. `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", address(path));
  else history.pushState(null, "", address(path));
  const [to, from] = [match(path), match(route.path)];
  const samePage = to.page === from.page && to.id === from.id && to.rest === from.rest;
  route.path = here();
  if (!samePage) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.target && !SOLO) return;
  if (/^\/(api|art|schema)\//.test(link.pathname)) return;
  if (link.hash) {
    if (!SOLO) return;
    event.preventDefault(); // there the address after `#` is the page
    document.querySelector<HTMLElement>(link.hash)?.focus();
    return;
  }
  event.preventDefault();
  if (link.target) open(new URL(address(link.pathname + link.search), location.href));
  else go(link.pathname + link.search);
}

/** Listen to links and to the browser's own back and forward. */
export function startRouting(): void {
  addEventListener("popstate", () => (route.path = here()));
  addEventListener("hashchange", () => (route.path = here()));
  document.addEventListener("click", follow);
}
