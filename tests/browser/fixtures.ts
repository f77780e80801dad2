// Fixtures of all browser tests: the artefacts' addresses, and a watch over every page of the context. The watch fails
// the test on any request to another origin, any error on the console and any uncaught error.
//
//   import { axe, expect, phone, test } from "./fixtures";
//   test("...", async ({ page, file, site, watch }) => { await page.goto(file); ... });
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
} from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { textsOf } from "../../tools/texts";
import { ideas as cockBull } from "../../www/games/cock-bull/first-game";
import { ideas as dog } from "../../www/games/dog/first-game";
import { ideas as gobblet } from "../../www/games/gobblet/first-game";
import { ideas as muros } from "../../www/games/muros/first-game";
import { GAMES } from "../../www/games/registry";
import type { Language } from "../../www/i18n/negotiate";
import { serve } from "../serve.mjs";

export { expect } from "@playwright/test";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Waits until all earlier timers of the page with at most `millis` have rung, because timers ring in the order of their
 * times.
 * This is for events that must not happen, when there is no state to wait for.
 */
export const timersRung = (page: Page, millis = 100): Promise<void> =>
  page.evaluate((after) => new Promise((done) => setTimeout(done, after)), millis);

/** The errors in the pages of a context. */
export class Watch {
  readonly troubles: string[] = [];
  readonly #origins: Set<string>;
  readonly #allowed: RegExp[] = [];

  constructor(origins: string[]) {
    this.#origins = new Set(origins);
  }

  /** Lets through troubles that a test causes on purpose; the text looked at starts with `console:`, `error:` or `request:`. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Takes another origin for the project's own. */
  trust(address: string): void {
    this.#origins.add(new URL(address).origin);
  }

  /** The errors that the test does not allow. */
  get unexpected(): string[] {
    const left = this.troubles.filter((text) => !this.#allowed.some((each) => each.test(text)));
    return [...new Set(left)];
  }

  attach(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.troubles.push(`console: ${message.text()}`);
    });
    context.on("weberror", (error) => {
      this.troubles.push(`error: ${error.error().stack ?? error.error().message}`);
    });
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (["data:", "blob:", "about:"].includes(url.protocol)) return;
      // A file may not load a second one.
      const own =
        url.protocol === "file:" ? request.isNavigationRequest() : this.#origins.has(url.origin);
      if (!own) this.troubles.push(`request: ${request.url()}`);
    });
  }
}

/** How a game is set up before it is played by one tap. */
export interface Setup {
  seats: ({ kind: "person"; name: string } | { kind: "bot"; level: number })[];
  options: Record<string, string>;
}

/** Somebody at a seat. */
export const person = (name: string) => ({ kind: "person" as const, name });
export const bot = { kind: "bot" as const, level: 1 };

/** A person against the weakest bot. */
export const againstBot = (options: Record<string, string> = {}): Setup => ({
  seats: [person(""), bot],
  options,
});
/** Two people at one screen. */
export const twoPeople = (options: Record<string, string> = {}): Setup => ({
  seats: [person(""), person("")],
  options,
});

interface PerTest {
  /** The settings when the page first opens; by default of an experienced player without motion. */
  settings: Record<string, unknown>;
  /** True if dice are rolled as soon as possible, because most tests are about the moves after a roll. */
  rolls: boolean;
  /** True if bots and dice pause only for a moment. */
  hurry: boolean;
  /** How each game was set up last. */
  setup: Setup;
  /** `dist/sobremesa.html` under file://. */
  file: string;
  /** `dist/site/`, served. */
  site: string;
  /** Another device with its own page and the same settings. */
  newDevice: () => Promise<Page>;
  /** The served address of any file of the project, such as `url("dist/site/embed.js")`. */
  url: (path: string) => string;
  watch: Watch;
}

/** The ideas of all games and variants, all seen, and a game of each finished. */
const KNOWN = Object.fromEntries(
  Object.entries({
    gobblet,
    "cock-bull": cockBull,
    muros,
    "dog-classic": dog,
    "dog-royal": dog,
    "dog-black": dog,
  }).map(([game, ideas]) => [game, [...ideas.map(({ id }) => id), "finished"]]),
);

/**
 * Settings and set-up are read as if they had been stored; what the page stores itself comes first. Nothing is written:
 * under file:// Chromium now and then forgets all that a document stores if it began to before it was read to its end.
 */
export const prepare = (
  context: BrowserContext,
  settings: object,
  setup: Setup,
): Promise<unknown> =>
  context.addInitScript(
    ([own, text]) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return getItem.call(this, key) ?? (key === own ? text : null);
      };
    },
    [
      "sobremesa:settings",
      JSON.stringify({
        v: 1,
        enterForced: false,
        introduced: KNOWN,
        ...settings,
        last: Object.fromEntries(GAMES.map(({ id }) => [id, setup])),
      }),
    ] as const,
  );

/** Rolls the dice whenever they can be rolled. */
const rolling = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const roll = (): void => {
      document.querySelector<HTMLElement>("[data-place=dice][data-can]")?.click();
    };
    new MutationObserver(roll).observe(document, {
      attributeFilter: ["data-can"],
      childList: true,
      subtree: true,
    });
  });

export const test = base.extend<PerTest, { server: { url: string } }>({
  // Serves the project's build folders; tests use `site`, `url()`.
  server: [
    async ({}, use) => {
      const { server, url } = await serve(root);
      await use({ url });
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  settings: [{ speed: "off" }, { option: true }],
  rolls: [true, { option: true }],
  hurry: [false, { option: true }],
  setup: [againstBot(), { option: true }],
  context: async ({ context, settings, rolls, hurry, setup }, use) => {
    await prepare(context, settings, setup);
    if (rolls) await rolling(context);
    if (hurry) await hurried(context);
    await use(context);
  },
  url: async ({ server }, use) => use((path) => server.url + path),
  file: async ({}, use) => use(pathToFileURL(`${root}dist/sobremesa.html`).href),
  site: async ({ server }, use) => use(`${server.url}dist/site/`),
  newDevice: async (
    { browser, contextOptions, watch, settings, rolls, hurry, setup, viewport, isMobile, hasTouch },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, isMobile, hasTouch });
      contexts.push(context);
      watch.attach(context);
      await prepare(context, settings, setup);
      if (rolls) await rolling(context);
      if (hurry) await hurried(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  watch: [
    async ({ context, server }, use) => {
      const watch = new Watch([new URL(server.url).origin]);
      watch.attach(context);
      await use(watch);
      base.expect(watch.unexpected, "requests elsewhere and errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page of someone else's making, as if it were served at this address. */
export async function open(
  page: Page,
  address: string,
  html: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">${html}`;
  await page.route(address, (route) =>
    route.fulfill({ headers: { "content-type": "text/html; charset=utf-8", ...headers }, body }),
  );
  await page.goto(address);
}

/** In the page, before its scripts: reads from a canvas get noise, as in Firefox with resistFingerprinting. */
export function falsified(): void {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...given) {
    const image = getImageData.apply(this, given as Parameters<typeof getImageData>);
    crypto.getRandomValues(new Uint8Array(image.data.buffer, 0, 4));
    return image;
  };
}

/** `test.use(phone)`: a small phone, held upright, with a touch screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** `test.use(desk)`. */
export const desk = { viewport: { width: 1280, height: 800 } };

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The violations that axe finds, one line each, empty if all is well. Evaluated, so the page's policy does not mind. */
export async function axe(page: Page | Frame, options: RunOptions = {}): Promise<string[]> {
  // The source is long: each page is handed it once. So are the results, of which only violations matter.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async (given) => {
      const { axe } = globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run(given);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? help}`),
      );
    },
    { resultTypes: ["violations"], ...options } satisfies RunOptions,
  );
}

// --- what a person sees and presses -----------------------------------------------------------

export const status = (page: Page): Locator => page.getByRole("region", { name: "Status" });
export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
export const SEATS = "Seats and names";
export const RULES = "House rules and series";
/** Opens the set-up of a game from home, and its folded parts. */
export async function setUp(page: Page, game: string, ...folds: string[]): Promise<void> {
  await button(page, game).click();
  await button(page, "Play with…").click();
  for (const fold of folds) await page.getByText(fold).click();
}
/** How many play, or how strong bots are, in the set-up. */
export const choiceOf = (page: Page, group: string, name: string | RegExp): Locator =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name });

/** The site has kept all its files, which takes a busy machine long. */
export const keptOffline = (page: Page): Promise<void> =>
  expect(page.getByText("Ready for offline use.")).toBeVisible({ timeout: 40_000 });

/** Waits of the page that nobody needs who sees no motion are made short. */
export const hurried = (page: Page | BrowserContext): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (act: () => void, millis = 0): number =>
      setTimeout(act, millis > 30 && millis < 2000 ? 10 : millis);
    Object.assign(window, { setTimeout: sooner });
  });

/** All randomness of the page is made of this byte: the same game each time, whose length is known. */
export const seeded = (page: Page, byte: number): Promise<unknown> =>
  page.addInitScript((each) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array || bytes instanceof Uint32Array) bytes.fill(each);
      return bytes;
    };
  }, byte);

/** Says the texts of a language. */
export function teller(
  language: Language,
): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of textsOf(language, `${root}www`).files)
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}

/** The labels of all places. */
export const labels = (page: Page): Promise<string[]> =>
  page.locator(".board-grid button").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));

// --- games as records, links and saves ----------------------------------------------------------

/** A record that begins with a position. */
export const recordOf = (position: string, moves: string[] = [], options = ""): string =>
  [
    '[Game "gobblet"]',
    ...(options ? [`[Options "${options}"]`] : []),
    `[Position "${position}"]`,
    '[Result "*"]',
    "",
    ...moves.map((move, index) => `${index + 1}. ${move}`),
    "",
  ].join("\n");

/** One of tests/records/good. */
export const recordNamed = (name: string): string =>
  readFileSync(new URL(`../records/good/v0.2.0/${name}.txt`, import.meta.url), "utf8");

/** Follows a link: opening one changes the address, so the page may be elsewhere before it counts as arrived. */
export async function openLink(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: "commit" });
  } catch (error) {
    if (!/interrupted by another navigation/.test(String(error))) throw error;
  }
}

/** White's gobblet on a1 hides the fourth of a black row. */
export const HIDDEN_FOUR = "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w";
/** White wins with a third size on d1. */
export const NEARLY_WON = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w";

/** A kept game of Gobblet between two people, as the storage has it. */
export const saveOf = (more: object = {}): string => {
  const record = recordNamed("gobblet-four-18");
  const seats = [person(""), person("")];
  return JSON.stringify({ v: 1, game: "gobblet", record, at: 3, seats, ...more });
};

/** Imports running games on home, as another device would have exported them. */
export async function importGames(page: Page, running: unknown[]): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  const buffer = Buffer.from(JSON.stringify({ v: 1, games: [], running }));
  const file = { name: "sobremesa.json", mimeType: "application/json", buffer };
  await page.locator("dialog input[type=file]").setInputFiles(file);
  await expect(page.locator(".note")).toContainText("Games added");
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Opens a page in whose storage these games are kept: `save:0`, `save:1` and so on. */
export async function openWith(page: Page, address: string, ...saves: string[]): Promise<void> {
  await page.goto(address);
  await page.evaluate((all) => {
    for (const [index, text] of all.entries())
      localStorage.setItem(`sobremesa:save:${index}`, text);
  }, saves);
  await page.reload();
}
