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

/** Only the site has a service worker; all other artefacts are one file already. */
export function startOffline(): Offline {
  let state: OfflineState = "unsupported";
  let waiting: ServiceWorker | null = null;
  let wanted = false;
  const listeners = new Set<() => void>();
  const become = (next: OfflineState): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  if (__TARGET__ === "site" && "serviceWorker" in navigator && isSecureContext) {
    state = "idle";
    start().catch(() => become("unsupported"));
  }

  async function start(): Promise<void> {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register("sw.js", { scope: "./" });
    const follow = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      const look = (): void => {
        if (worker.state === "installing") {
          if (!serviceWorker.controller) become("downloading");
        } else if (worker.state === "installed" && registration.active) {
          waiting = worker;
          become("update");
        } else if (worker.state === "activated") {
          become("ready");
        } else if (worker.state === "redundant" && !registration.active) {
          become("idle");
        }
      };
      worker.addEventListener("statechange", look);
      look();
    };
    if (registration.active) become("ready");
    follow(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    // Only after the person asked: a page is never changed under a game.
    serviceWorker.addEventListener("controllerchange", () => {
      if (wanted) location.reload();
    });
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
      waiting?.postMessage("activate");
    },
  };
}
