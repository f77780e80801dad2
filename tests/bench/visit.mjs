// From the address to the first move on a slow phone: first paint, first possible move, and how long the page was deaf.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../paths.mjs";
import { kinds, LIT, onPhone, playButton, slowPage } from "./slow-phone.mjs";

const { PEER } = process.env;

// Expressions for the page: an element is there, a canvas shows a picture, an embedded game can be played.
const there = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const CANVAS =
  "[...document.querySelectorAll('canvas')].some((each) => each.width > 50 && each.checkVisibility())";
const playable = (page) =>
  `${page}?.querySelector("sobremesa-game")?.shadowRoot?.querySelector("${LIT}")`;

/** The times of one visit until an expression is true, in milliseconds. A kind of game is started from home. */
async function visit(context, url, expression, kind) {
  const page = await slowPage(context, kind, { speed: "off" });
  await page.addInitScript(
    ([wanted, onTheWay]) => {
      const shown = new Function(`return ${wanted}`);
      const seen = { tasks: [], opened: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.tasks.push({ end: startTime + duration, over: duration - 50 });
      }).observe({ type: "longtask", buffered: true });
      let tap = onTheWay;
      const look = () => {
        if (shown()) {
          requestAnimationFrame(() =>
            setTimeout(() => {
              seen.opened = performance.now();
              console.log("opened");
            }),
          );
          return;
        }
        const button = tap && document.querySelector(tap);
        if (button) {
          tap = null;
          button.click();
        }
        requestAnimationFrame(look);
      };
      look();
    },
    [expression, kind && playButton(kind)],
  );
  // To ask the page would take time from what is measured.
  const shows = page.waitForEvent("console", (message) => message.text() === "opened");
  await page.goto(url, { waitUntil: "commit" });
  await shows;
  // The entry arrives a little after the paint.
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const first = await paint.jsonValue();
  const { tasks, opened } = await page.evaluate(() => globalThis.seen);
  await page.close();
  // The time above 50 ms of each task between the first paint and the first move.
  const deaf = tasks.filter(({ end }) => end > first && end <= opened + 1);
  const blocked = deaf.reduce((sum, { over }) => sum + over, 0);
  return { opened, blocked, first };
}

/** Pages that embed a game: their HTML, and the document that contains the element. */
const EMBEDDED = [
  {
    name: "element",
    html: '<sobremesa-game game="gobblet"></sobremesa-game><script src="/dist/site/embed.js"></script>',
    page: "document",
  },
  {
    name: "frame",
    html: '<iframe src="/dist/site/embed.html?game=gobblet" width="400" height="520"></iframe>',
    page: 'document.querySelector("iframe")?.contentDocument',
  },
];

/** The addresses to measure, each with an empty page for comparison. */
const places = (site, out) => [
  {
    name: "file://",
    url: pathToFileURL(at("dist/sobremesa.html")).href,
    empty: pathToFileURL(`${out}/empty.html`).href,
  },
  { name: "site", url: `${site}dist/site/`, empty: `${site}build/bench/empty.html` },
  {
    name: "site again",
    url: `${site}dist/site/`,
    empty: `${site}build/bench/empty.html`,
    again: true,
  },
];

/** Measures all visits in turn and prints each time beside an empty page's. The environment variable `PEER` adds another game, by its address. */
export async function visitAll(browser, site, { runs, out, median, row }) {
  for (const { name, url, empty, again = false } of places(site, out)) {
    const context = await onPhone(browser, again);
    if (again) {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.close();
    }
    const visits = {};
    const note = async (who, ...what) => {
      visits[who] ??= [];
      visits[who].push(await visit(context, ...what));
    };
    const embedded = name === "site" ? EMBEDDED : [];
    for (const { name: kind, html } of embedded)
      writeFileSync(
        `${out}/${kind}.html`,
        `<!doctype html><meta charset="utf-8"><h1>A blog</h1>${html}`,
      );
    for (let i = 0; i < runs; i++) {
      await note("empty", empty, there("h1"));
      if (PEER && name === "site") await note("peer", PEER, CANVAS);
      await note("home", url, there(".game-tile .primary"));
      for (const kind of kinds) await note(kind.name, url, there(LIT), kind);
      for (const { name: kind, page } of embedded)
        await note(kind, `${site}build/bench/${kind}.html`, playable(page));
    }
    await context.close();
    const of = (who, what) => median(visits[who].map((seen) => seen[what]));
    const told = (figure, who, what, goal) =>
      row(`${figure}, ${name}`, of(who, what), of("empty", what), "ms", goal);
    told("first paint", "home", "first", "at most 1.5");
    told("home", "home", "opened", "");
    if (visits.peer) told("peer: first picture", "peer", "opened", "");
    for (const { name: kind } of embedded) told(`${kind}: first possible move`, kind, "opened", "");
    for (const { name: game } of kinds) {
      told(`${game}: first possible move`, game, "opened", "at most 3");
      row(`${game}: deaf until then, ${name}`, of(game, "blocked"), null, "ms", "at most 200 ms");
    }
  }
}
