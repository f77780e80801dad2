// A browser's storage that fails once, at the access of one's choice.
import type { Page } from "@playwright/test";

/** What a page can be told of its storage, and tells. */
interface Faults {
  /** Accesses so far. */
  count: number;
  /** The access that throws; 0 for none. */
  at: number;
}

/** The address at which the storage throws at its `at`th access. */
export const failingAt = (address: string, at: number): string => {
  const url = new URL(address);
  url.searchParams.set("fails", String(at));
  return url.href;
};

/** Makes the storage of a page's documents fail as their addresses say. */
export const mayFail = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const at = Number(new URLSearchParams(location.search).get("fails"));
    const faults: Faults = { count: 0, at };
    Object.assign(window, { faults });
    const access = (): void => {
      faults.count += 1;
      if (faults.count === faults.at) throw new DOMException("refused", "SecurityError");
    };
    /** All that a property does, once the access has been counted. */
    const watch = (owner: object, name: string): void => {
      const own = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const watched = (work?: (...args: unknown[]) => unknown) =>
        work &&
        function (this: unknown, ...args: unknown[]): unknown {
          access();
          return work.apply(this, args);
        };
      Object.defineProperty(owner, name, {
        ...own,
        ...(own.get ? { get: watched(own.get) } : { value: watched(own.value) }),
      });
    };
    for (const name of ["localStorage", "sessionStorage"]) watch(window, name);
    for (const name of ["length", "key", "getItem", "setItem", "removeItem"])
      watch(Storage.prototype, name);
  });

/** Ends the faults: how often the storage was touched by then, and what it holds when the page is left. */
export const ended = (page: Page): Promise<{ count: number; kept: Record<string, string> }> =>
  page.evaluate(() => {
    const { faults } = window as unknown as { faults: Faults };
    const { count } = faults;
    faults.at = 0;
    dispatchEvent(new PageTransitionEvent("pagehide"));
    return { count, kept: { ...localStorage } };
  });

/** Makes the storage hold this and nothing else. */
export const refill = (page: Page, kept: Record<string, string>): Promise<void> =>
  page.evaluate((given) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, kept);
