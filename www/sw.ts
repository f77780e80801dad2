/// <reference lib="webworker" />
/**
 * The service worker: caches all files of one version of the site and serves them without the network. A new version is
 * fetched completely, next to the old one, and takes over only when the page asks for it.
 */
declare const self: ServiceWorkerGlobalScope;

const HOME = new URL("./", self.location.href);
/** The prefix of this site's caches. Another site on the same host has another prefix. */
const SITE = `sobremesa ${HOME.pathname} `;
const NAME = SITE + __CONTENTS__;
/** The script of this version's page, by which the page is recognized. */
const SCRIPT = __FILES__.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? "";
/** The cache entry with the ids of the pages that were open when this version took over. */
const OPEN = new URL("sw.js?open", HOME);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  event.waitUntil(takeFromCache(event));
});

/** Fetches all files before it caches any, so that a version is cached completely or not at all. */
async function install(): Promise<void> {
  const files = await Promise.all(
    __FILES__.map(async (file) => [file, await fetched(file)] as const),
  );
  // This version may have been cached before. Made again, its cache is the last in the browser's list.
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
}

/** Fetches a file. Only files in assets/ may come from the browser's cache: their names change with their contents. */
async function fetched(file: string): Promise<Response> {
  if (!file.startsWith("assets/")) return fetchedBy(file, "reload");
  return fetchedBy(file, "default").catch(() => fetchedBy(file, "reload"));
}

/** Fetches a file for the cache, without the mark of a redirect. Throws if the host sent something else. */
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

/** Lets the browser itself serve this version's files from the cache, so that a visit needn't wait for this worker. */
async function takeFromCache(install: Routing): Promise<void> {
  try {
    await install.addRoutes?.([HOME.href, ...__FILES__].map(route));
  } catch {
    // Without routes this worker serves the files.
  }
}

/** Returns a route that serves a file from the cache, or from the network if the cache has lost it. */
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

/** Returns the names of earlier versions' caches. A later version may already be installing. */
async function earlier(): Promise<string[]> {
  // Oldest first.
  const names = (await caches.keys()).filter((name) => name.startsWith(SITE));
  const at = names.indexOf(NAME);
  return at < 0 ? names : names.slice(0, at);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(forget));
});

/** Takes over from the previous version. First it stores the ids of the open pages, which still need the old files. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(OPEN, Response.json(await openPages())).catch(() => {});
  await self.skipWaiting();
}

async function openPages(): Promise<string[]> {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.map(({ id }) => id);
}

/** Deletes earlier versions' caches once no page is left that was open when this version took over. */
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

/** Returns the response from this version's cache. For files of open pages it also searches earlier versions. */
async function kept(request: Request): Promise<Response | undefined> {
  // The query of a page is ignored. The query of another file may contain its version.
  const page = request.mode === "navigate";
  for (const cacheName of [NAME, ...(page ? [] : (await earlier()).reverse())]) {
    const found = await caches.match(request, { cacheName, ignoreSearch: page });
    if (found) return found;
  }
  return undefined;
}
