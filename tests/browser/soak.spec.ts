// Many games started and finished in one page, while languages and themes change: everything they used is released.
import type { CDPSession, Page } from "@playwright/test";
import { GAMES as ALL } from "../../www/games/registry";
import { expect, hurried, test } from "./fixtures";

/** How many games are played; `make soak` plays a thousand. */
const GAMES = Number(process.env.GAMES ?? 3);
/** The number of games after which each game, theme and some languages have occurred. */
const FIRST = 5;

const bot = { kind: "bot" as const, level: 1 };

test.use({
  viewport: { width: 400, height: 600 },
  settings: { speed: "off" },
  setup: { seats: [bot, bot], options: {} },
});

/** Resources of a page after garbage collection. */
interface Held {
  heap: number;
  nodes: number;
  listeners: number;
  canvases: number;
  wasm: number;
  workers: number;
}

/** A session for a page's metrics. */
async function measure(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return cdp;
}

/** Lets a page tell how much memory its rules take. */
const countWasm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    const { Instance } = WebAssembly;
    WebAssembly.Instance = class extends Instance {
      constructor(...given: ConstructorParameters<typeof Instance>) {
        super(...given);
        for (const each of Object.values(this.exports))
          if (each instanceof WebAssembly.Memory) memories.push(each);
      }
    };
  });

/** The current resources of a page. */
async function held(page: Page, cdp: CDPSession): Promise<Held> {
  // Notes and the spoken log disappear meanwhile.
  await page.waitForTimeout(300);
  for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    canvases: await page.locator("canvas").count(),
    wasm: await page.evaluate(() =>
      (window as unknown as { memories: WebAssembly.Memory[] }).memories
        .map(({ buffer }) => buffer.byteLength)
        .reduce((sum, each) => sum + each, 0),
    ),
    workers: page.workers().length,
  };
}

/** Checks that the page released its resources. */
function flat(before: Held, after: Held): void {
  const grown = JSON.stringify({ before, after });
  expect(after.canvases, grown).toBe(before.canvases);
  expect(after.workers, grown).toBe(before.workers);
  // It never shrinks, and a game longer than any before may want a little more.
  expect(after.wasm - before.wasm, grown).toBeLessThanOrEqual(1 << 20);
  expect(after.nodes - before.nodes, grown).toBeLessThan(300);
  expect(after.listeners - before.listeners, grown).toBeLessThan(60);
  // Some of it is the browser's own, which learns the page: 1.2 to 2 MB here, hardly more after ten times as
  // many games.
  expect(after.heap - before.heap, grown).toBeLessThan(4_000_000);
}

/** Plays games from their begin to their end, from the `from`th to the one before `to`; tells how many ended. */
const play = (page: Page, from: number, to: number): Promise<number> =>
  page.evaluate(
    async ([first, last]) => {
      const languages = ["en", "es", "fr", "de", "nl", "zh-Hans", "zh-Hant", "ko"];
      const themes = ["light", "dark", "auto"];
      const later = () => new Promise((resolve) => setTimeout(resolve, 40));
      const find = async (wanted: string): Promise<HTMLElement> => {
        for (;;) {
          const found = [...document.querySelectorAll<HTMLElement>(wanted)].at(-1);
          if (found) return found;
          await later();
        }
      };
      const press = async (wanted: string): Promise<void> => (await find(wanted)).click();
      const choose = async (name: string, value: string): Promise<void> => {
        const list = (await find(`select[name=${name}]`)) as HTMLSelectElement;
        list.value = value;
        list.dispatchEvent(new Event("change"));
      };
      /** In the settings, which are open. */
      const set = async (game: number): Promise<void> => {
        await press(`.dialog input[value=${themes[game % themes.length]}]`);
        const language = languages[(game + Math.floor(game / 5)) % languages.length] ?? "";
        await choose("language", language);
        // Its texts are loaded first.
        await find(`[lang="${language}"]`);
        await press(".dialog header button");
        // Its entry in the history goes a moment later than it does, before anybody could touch anything.
        while (document.querySelector("dialog") || history.state?.dialogs) await later();
      };
      /** Which of home's games: Dog's take as long as twenty others, so `make soak` alone has them. */
      const tile = (game: number): number =>
        game % 20 === 17 ? 1 : ([2, 0, 2, 3, 2][game % 5] ?? 2);
      let ended = 0;
      for (let game = first; game < last; game++) {
        await press(`.tile:nth-of-type(${tile(game) + 1}) .primary`);
        await find(".game");
        // Every other game while it is played, else at home.
        if (game % 2 === 0) {
          await press(".tools button:last-child");
          // Settings, after new game, rules, actions and share.
          await press(".menu li:nth-child(5) button");
          await set(game);
        }
        await find(".game.over");
        ended += 1;
        await press(".bar > button");
        await find(".home");
        if (game % 2 === 1) {
          await press(".home-tools button:last-child");
          await set(game);
        }
      }
      return ended;
    },
    [from, to] as const,
  );

test("games begun and finished in one page, in all languages and themes", async ({ page, url }) => {
  test.setTimeout(60_000 + (FIRST + GAMES) * 6_000);
  await hurried(page);
  await countWasm(page);
  await page.goto(url("dist/sobremesa.html"));
  await expect(page.locator(".tile-open")).toHaveCount(ALL.length);
  const cdp = await measure(page);
  expect(await play(page, 0, FIRST)).toBe(FIRST);
  const before = await held(page, cdp);
  expect(before.wasm).toBeGreaterThan(0);
  expect(await play(page, FIRST, FIRST + GAMES)).toBe(GAMES);
  const after = await held(page, cdp);
  console.log(JSON.stringify({ games: GAMES, before, after }));
  flat(before, after);
});
