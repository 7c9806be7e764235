/** The service worker of a site of files: all of it is kept after the first visit, and a newer one waits its turn. */

interface Kept {
  edition: string;
  files: string[];
}

interface Scope extends EventTarget {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
}

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const here = globalThis as unknown as Scope;
const PREFIX = "galapagos-";
const there = (path: string): string => new URL(path, here.registration.scope).href;

async function edition(): Promise<Kept> {
  return (await (await fetch(there("files.json"), { cache: "no-store" })).json()) as Kept;
}

async function install(): Promise<void> {
  const { edition: name, files } = await edition();
  const cache = await caches.open(PREFIX + name);
  await cache.addAll(["./", ...files].map(there));
}

/** Throw older editions away; no page of theirs is open any more. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const newest = names.at(-1);
  await Promise.all(names.filter((name) => name !== newest).map((name) => caches.delete(name)));
  await here.clients.claim();
}

here.addEventListener("install", (event) => (event as Extended).waitUntil(install()));
here.addEventListener("activate", (event) => (event as Extended).waitUntil(activate()));
here.addEventListener("fetch", (event) => {
  const { request } = event as Fetched;
  if (request.method !== "GET" || !request.url.startsWith(here.registration.scope)) return;
  (event as Fetched).respondWith(
    caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)),
  );
});
