/** The service worker from the page's side: one state, shown to people. An update waits until they want it. */

/** How far the page is from working offline. */
export type OfflineState = "unsupported" | "idle" | "downloading" | "ready" | "update";

/** The offline client. */
export interface Offline {
  readonly state: OfflineState;
  onChange(listener: () => void): () => void;
  /** Activates the waiting update and reloads. */
  update(): void;
}

/** The interval, in ms, at which an open page checks for a new version. */
const DAY = 86_400_000;

/** Only the site's own page has a service worker: not the single file, and not a page that embeds a game. */
export function startOffline(own: boolean): Offline {
  let state: OfflineState = "unsupported";
  let registration: ServiceWorkerRegistration | undefined;
  let wanted = false;
  /** True if another tab has updated, so that this page is of an earlier version. */
  let outdated = false;
  const listeners = new Set<() => void>();
  const become = (next: OfflineState): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  if (__TARGET__ === "site" && own && "serviceWorker" in navigator && isSecureContext) {
    state = "idle";
    start(navigator.serviceWorker).catch(() => become("unsupported"));
  }

  async function start(serviceWorker: ServiceWorkerContainer): Promise<void> {
    let controlled = serviceWorker.controller !== null;
    // Reload only if the person asked for it, never during a game.
    serviceWorker.addEventListener("controllerchange", () => {
      if (wanted) return location.reload();
      outdated = controlled;
      controlled = true;
      settle();
    });
    serviceWorker.controller?.postMessage("started");
    const found = await serviceWorker.register("sw.js", { scope: "./" });
    registration = found;
    found.addEventListener("updatefound", settle);
    settle();
    const look = (): void => {
      // Offline, or if the site is gone, the cached version continues to work.
      if (!document.hidden) found.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", ({ persisted }) => persisted && look());
    setInterval(look, DAY);
  }

  function settle(): void {
    // A page about to reload has nothing more to say: the next one does.
    if (wanted) return;
    const { active, waiting, installing } = registration ?? {};
    for (const worker of [active, waiting, installing])
      worker?.addEventListener("statechange", settle);
    if (outdated || (active && waiting)) become("update");
    else if (active) become("ready");
    else become(installing || waiting ? "downloading" : "idle");
  }

  return {
    get state() {
      return state;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update() {
      wanted = true;
      if (registration?.waiting) registration.waiting.postMessage("activate");
      else location.reload();
    },
  };
}
