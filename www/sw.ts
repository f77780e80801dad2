/// <reference lib="webworker" />
/**
 * The service worker: keeps the files of one version of the site and serves them without asking the
 * network. A new version is fetched whole beside the old one and takes over only when the page asks.
 */
declare const self: ServiceWorkerGlobalScope;

const HOME = new URL("./", self.location.href);
/** Of this site alone: another one beside it on the same host keeps its own. */
const SITE = `sobremesa ${HOME.pathname} `;
const NAME = SITE + __CONTENTS__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      // Past the browser's own cache: a version is one whole, never half of the last one. Names in assets/ tell contents.
      const fresh = (file: string): RequestCache =>
        file.startsWith("assets/") ? "default" : "reload";
      await cache.addAll(__FILES__.map((file) => new Request(file, { cache: fresh(file) })));
      const index = await cache.match("index.html");
      if (index) await cache.put(HOME, index);
    })(),
  );
  event.waitUntil(takeFromCache(event));
});

/** What TypeScript's list of the DOM does not have yet. */
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

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(SITE) && name !== NAME);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  // A page may be opened with a query; files carry their version in theirs.
  const page = request.mode === "navigate";
  return (await cache.match(request, { ignoreSearch: page })) ?? fetch(request);
}
