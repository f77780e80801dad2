/** The service worker as the page sees it: one state, shown to people; an update waits until they want it. */

/** How far the page is from working without a network. */
export type OfflineState = "unsupported" | "idle" | "downloading" | "ready" | "update";

/** The offline client. */
export interface Offline {
  readonly state: OfflineState;
  onChange(listener: () => void): () => void;
  /** Takes the waiting update and reloads. */
  update(): void;
}

/** A page that stays open looks for a new version this often, in ms. */
const DAY = 86_400_000;

/** Only the site has a service worker; all other artefacts are one file already. */
export function startOffline(): Offline {
  let state: OfflineState = "unsupported";
  let registration: ServiceWorkerRegistration | undefined;
  let wanted = false;
  /** Another tab took an update: this page is of an earlier version. */
  let outdated = false;
  const listeners = new Set<() => void>();
  const become = (next: OfflineState): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  if (__TARGET__ === "site" && "serviceWorker" in navigator && isSecureContext) {
    state = "idle";
    start(navigator.serviceWorker).catch(() => become("unsupported"));
  }

  async function start(serviceWorker: ServiceWorkerContainer): Promise<void> {
    let controlled = serviceWorker.controller !== null;
    // A page is changed only after the person asked: never under a game.
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
      // Without a network, or where the site is gone, the kept version goes on.
      if (!document.hidden) found.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", ({ persisted }) => persisted && look());
    setInterval(look, DAY);
  }

  function settle(): void {
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
