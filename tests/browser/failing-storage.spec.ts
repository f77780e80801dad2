// Every screen with a storage that fails at its first access, then at its second, and so on. The screen still opens,
// and what was saved before is still there once the storage works again.
import type { Page } from "@playwright/test";
import {
  expect,
  importGames,
  NEARLY_WON,
  recordNamed,
  recordOf,
  saveOf,
  test,
  twoPeople,
} from "./fixtures";

/** Every so manyth access; `make soak` takes each. */
const STEP = Number(process.env.STEP ?? 300);

test.use({ contextOptions: { reducedMotion: "reduce" }, setup: twoPeople() });

/** The counter of accesses to the storage. */
interface Faults {
  /** Accesses so far. */
  count: number;
  /** The access that throws; 0 for none. */
  at: number;
}

/** The address at which the storage throws at its `at`th access. */
const failingAt = (address: string, at: number): string => {
  const url = new URL(address);
  url.searchParams.set("fails", String(at));
  return url.href;
};

/** Makes the storage of a page's documents fail as their addresses say. */
const mayFail = (page: Page): Promise<unknown> =>
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
const ended = (page: Page): Promise<{ count: number; kept: Record<string, string> }> =>
  page.evaluate(() => {
    const { faults } = window as unknown as { faults: Faults };
    const { count } = faults;
    faults.at = 0;
    dispatchEvent(new PageTransitionEvent("pagehide"));
    return { count, kept: { ...localStorage } };
  });

/** Makes the storage hold this and nothing else. */
const refill = (page: Page, kept: Record<string, string>): Promise<void> =>
  page.evaluate((given) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, kept);

const UNFINISHED = saveOf({
  record: recordNamed("gobblet-four-18").replace('[Result "1"]', '[Result "*"]'),
});

/** The storage at the beginning. */
const KEPT = {
  "sobremesa:settings": JSON.stringify({ v: 1, speed: "off", learned: { "lesson-dog-royal": 2 } }),
  "sobremesa:save:a": UNFINISHED,
  "sobremesa:save:b": saveOf({ game: "dog", record: recordNamed("dog-two-whole"), over: true }),
  "sobremesa:save:c": "torn",
  "sobremesa:finished": JSON.stringify({
    v: 1,
    games: [
      {
        ...{ id: "f", game: "gobblet", ended: 1, players: ["person", 3], winners: [0] },
        ...{ moves: 9, seconds: 60 },
      },
    ],
  }),
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const atHome = (page: Page) => expect(button(page, "Play Gobblet")).toBeVisible();

type Walk = (page: Page) => Promise<unknown>;

/** Each screen, and what is done there; some with more in the storage. */
const SCREENS: Record<string, { hash?: string; more?: object; walk: Walk }> = {
  "a move": {
    walk: async (page) => {
      await page.evaluate(() => location.replace("#play-gobblet"));
      await heading(page, "Gobblet");
      for (const place of [/^White \d, (left|upper) stack/, /^b2, /])
        await page.getByRole("button", { name: place }).dispatchEvent("click");
      await expect(page.getByRole("button", { name: /^b2, White 4/ })).toBeAttached();
      await button(page, "All games").click();
      await atHome(page);
    },
  },
  "a kept game": {
    walk: async (page) => {
      const kept = page.getByRole("button", { name: /Continue Gobblet/ });
      // One that can't be read this time is not there.
      if ((await kept.count()) > 0) {
        await kept.click();
        await heading(page, "Gobblet");
        await button(page, "All games").click();
      }
      await atHome(page);
    },
  },
  "settings and statistics": {
    walk: async (page) => {
      await button(page, "Statistics").click();
      await expect(page.getByRole("dialog")).toContainText(/of 1 won|Games that you finish/);
      await button(page, "Close").click();
      await atHome(page);
      await button(page, "Settings").click();
      await page.getByRole("radio", { name: "Night" }).check();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.getByLabel("Language").selectOption("es");
      await expect(page.getByRole("dialog")).toContainText("Idioma");
    },
  },
  "a game that ends": {
    hash: "#play",
    // The latest, and one move before its end.
    more: {
      "sobremesa:save:d": saveOf({ record: recordOf(NEARLY_WON), at: 0, updated: 9, whole: false }),
    },
    walk: async (page) => {
      await expect(page.locator(".board-grid button, .home").first()).toBeAttached();
      // Where the game could not be read another one is shown, or home.
      const shown = await page.getByRole("button", { name: /^c1, White 4/ }).count();
      if (shown === 0 && !page.url().includes("fails=0")) return;
      const third = page.getByRole("button", { name: /^White 3, \w+ stack/ }).first();
      await third.dispatchEvent("click");
      await page.getByRole("button", { name: /^d1, / }).dispatchEvent("click");
      await expect(page.getByRole("button", { name: /^d1, White 3/ })).toBeAttached();
    },
  },
  "an import": {
    walk: async (page) => {
      await importGames(page, [{ ...JSON.parse(UNFINISHED), id: "imported" }]);
      await atHome(page);
    },
  },
  "games deleted and taken back": {
    walk: async (page) => {
      const remove = page.getByRole("button", { name: /^Delete/ });
      const before = await remove.count();
      if (before === 0) return;
      await remove.first().click();
      await expect(remove).toHaveCount(before - 1);
      await button(page, "Undo").click();
      await expect(remove).toHaveCount(before);
    },
  },
};

for (const [name, { hash = "", more = {}, walk }] of Object.entries(SCREENS)) {
  test(`${name}, on a storage that fails at each access in turn`, async ({ page, url, watch }) => {
    test.setTimeout(STEP > 1 ? 180_000 : 1_800_000);
    page.setDefaultTimeout(20_000);
    const before = { ...KEPT, ...more };
    await mayFail(page);
    // A page of the same origin that touches nothing.
    await page.route("**/blog.html", (route) =>
      route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto(url("blog.html"));
    await refill(page, before);
    let last = 0;
    for (let at = 0; at <= last; at += at === 0 ? 1 : STEP) {
      await test.step(`access ${at}`, async () => {
        await page.goto(failingAt(url(`dist/sobremesa.html${hash}`), at));
        // The placeholder has its own headings.
        await expect(page.locator("#starting")).toHaveCount(0);
        await expect(page.locator("h1")).toBeVisible();
        await walk(page);
        const { count, kept } = await ended(page);
        if (at === 0) last = count;
        // Saves and settings are still there.
        expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(before)));
        const { learned } = JSON.parse(kept["sobremesa:settings"] ?? "");
        expect(learned).toMatchObject({ "lesson-dog-royal": 2 });
        const { games } = JSON.parse(kept["sobremesa:finished"] ?? "");
        expect(games).toContainEqual(expect.objectContaining({ id: "f" }));
        expect(watch.unexpected).toEqual([]);
        // The next page doesn't start from what this one wrote at its end.
        await page.goto(url("blog.html"));
        await refill(page, before);
      });
    }
    console.log(`${name}: ${last} accesses`);
    expect(last).toBeGreaterThan(0);
  });
}
