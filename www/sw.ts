/// <reference lib="webworker" />
/**
 * The service worker: keeps the files of one version of the site and serves them without asking the
 * network. A new version is fetched whole beside the old one and takes over only when the page asks.
 */
declare const self: ServiceWorkerGlobalScope;

const HOME = new URL("./", self.location.href);
/** The prefix of this site's caches: another site on the same host has its own. */
const SITE = `sobremesa ${HOME.pathname} `;
const NAME = SITE + __CONTENTS__;
/** The script of this version's page, by which the page is known. */
const SCRIPT = __FILES__.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? "";
/** Where the pages are noted that were open when this version took over. */
const OPEN = new URL("sw.js?open", HOME);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  event.waitUntil(takeFromCache(event));
});

/** Fetches all files before it keeps any of them, so that a version is kept whole or not at all. */
async function install(): Promise<void> {
  const stuck = await isStuck();
  const files = await Promise.all(
    __FILES__.map(async (file) => [file, await fetched(file)] as const),
  );
  // This version may have been here before; as the latest cache, it comes last in the browser's list.
  await caches.delete(NAME);
  try {
    const cache = await caches.open(NAME);
    await Promise.all(files.map(([file, answer]) => cache.put(file, answer)));
    const index = await cache.match("index.html");
    if (index) await cache.put(HOME, index);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
  if (stuck) await takeOver();
}

/**
 * Returns true if the cached page is a redirect, which browsers refuse to show: then this version could never start.
 */
async function isStuck(): Promise<boolean> {
  for (const cacheName of await ours())
    if ((await caches.match(HOME, { cacheName }))?.redirected) return true;
  return false;
}

/** A file, past the browser's own cache if need be. Names in assets/ change with their contents. */
async function fetched(file: string): Promise<Response> {
  if (!file.startsWith("assets/")) return fetchedBy(file, "reload");
  return fetchedBy(file, "default").catch(() => fetchedBy(file, "reload"));
}

/** A file as it is to be kept: without the mark of a redirection, and refused if the host sent something else. */
async function fetchedBy(file: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(new Request(file, { cache, mode: "same-origin" }));
  const body = await answer.blob();
  const isPage = file.endsWith(".html");
  const right = isPage
    ? (await body.text()).includes(SCRIPT)
    : !answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status !== 200 || !right) throw new TypeError(`${file} is not what the host sent`);
  return new Response(body, { headers: answer.headers });
}

/** Declarations that TypeScript's DOM library lacks. */
interface Routing extends ExtendableEvent {
  addRoutes?(routes: object[]): Promise<void>;
}

/** Lets the browser itself take the files of this version, so that a visit need not wait for this worker to start. */
async function takeFromCache(install: Routing): Promise<void> {
  try {
    await install.addRoutes?.([HOME.href, ...__FILES__].map(route));
  } catch {
    // Without routes this worker is asked.
  }
}

/** A file is taken from the cache, or from the network where that lost it. */
function route(file: string): object {
  const { pathname, search } = new URL(file, HOME);
  const literally = (text: string) => text.replace(/[\\+*?:{}()]/g, "\\$&");
  return {
    condition: {
      requestMethod: "get",
      urlPattern: {
        baseURL: HOME.href,
        pathname: literally(pathname),
        search: literally(search.slice(1)),
      },
    },
    source: { cacheName: NAME },
  };
}

/** The caches of all versions, in the order in which they were made. */
const ours = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(SITE));

/** Those of earlier versions: a later one may be on its way. */
async function earlier(): Promise<string[]> {
  const names = await ours();
  const at = names.indexOf(NAME);
  return at < 0 ? names : names.slice(0, at);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(forget));
});

/** Takes over from the version before, and notes which pages still need its files: they hear of it before `activate`. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(OPEN, Response.json(await openPages())).catch(() => {});
  await self.skipWaiting();
}

/** The ids of all open pages. */
async function openPages(): Promise<string[]> {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.map(({ id }) => id);
}

/** Forgets earlier versions when no page is left that was open before this one took over. */
async function forget(): Promise<void> {
  const before: string[] = (await (await caches.match(OPEN, { cacheName: NAME }))?.json()) ?? [];
  const open = await openPages();
  if (before.some((id) => open.includes(id))) return;
  for (const name of await earlier()) await caches.delete(name);
}

self.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(takeOver());
  if (event.data === "started") event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  return (await kept(request).catch(() => undefined)) ?? fetch(request);
}

/** Answers from this version's cache; open pages may also ask for files of an earlier one. */
async function kept(request: Request): Promise<Response | undefined> {
  // A page may be opened with a query; files carry their version in theirs.
  const page = request.mode === "navigate";
  for (const cacheName of [NAME, ...(page ? [] : (await earlier()).reverse())]) {
    const found = await caches.match(request, { cacheName, ignoreSearch: page });
    if (found) return found;
  }
  return undefined;
}
