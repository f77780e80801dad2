// From the address to the first move on a slow phone: first paint, first possible move, and how long the page was deaf.
import { pathToFileURL } from "node:url";
import { at } from "../paths.mjs";
import { kinds, LIT, onPhone, playButton, slowPage } from "./slow-phone.mjs";

/** What one visit took, in milliseconds; without a kind of game it ends where `shown` is there. */
async function visit(context, url, shown, kind) {
  const page = await slowPage(context, kind, { speed: "off" });
  await page.addInitScript(
    ([wanted, onTheWay]) => {
      const seen = { tasks: [], opened: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.tasks.push({ end: startTime + duration, over: duration - 50 });
      }).observe({ type: "longtask", buffered: true });
      let tap = onTheWay;
      const look = () => {
        if (document.querySelector(wanted)) {
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
    [shown, kind && playButton(kind)],
  );
  // To ask the page would take time from what is measured.
  const shows = page.waitForEvent("console", (message) => message.text() === "opened");
  await page.goto(url, { waitUntil: "commit" });
  await shows;
  // The paint is told of a little later than it happens.
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const first = await paint.jsonValue();
  const { tasks, opened } = await page.evaluate(() => globalThis.seen);
  await page.close();
  // What is over 50 ms of each task between the first paint and the first move.
  const deaf = tasks.filter(({ end }) => end > first && end <= opened + 1);
  const blocked = deaf.reduce((sum, { over }) => sum + over, 0);
  return { opened, blocked, first };
}

/** Measures, interleaved, and tells each figure beside an empty page's. */
export async function visitAll(browser, site, { runs, out, median, row }) {
  for (const [name, url, empty] of [
    [
      "file://",
      pathToFileURL(at("dist/sobremesa.html")).href,
      pathToFileURL(`${out}/empty.html`).href,
    ],
    ["site again", `${site}dist/site/`, `${site}build/bench/empty.html`],
  ]) {
    const context = await onPhone(browser);
    if (name !== "file://") {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.close();
    }
    const visits = { empty: [], home: [] };
    for (let i = 0; i < runs; i++) {
      visits.empty.push(await visit(context, empty, "h1"));
      visits.home.push(await visit(context, url, ".tile-play"));
      for (const kind of kinds) {
        visits[kind.name] ??= [];
        visits[kind.name].push(await visit(context, url, LIT, kind));
      }
    }
    await context.close();
    const of = (who, what) => median(visits[who].map((seen) => seen[what]));
    row(`first paint, ${name}`, of("home", "first"), of("empty", "first"), "ms", "at most 1.5");
    row(`home, ${name}`, of("home", "opened"), of("empty", "opened"), "ms", "");
    for (const { name: game } of kinds) {
      const all = [
        ["first possible move", "opened", of("empty", "opened"), "at most 3"],
        ["deaf until then", "blocked", null, "at most 200 ms"],
      ];
      for (const [figure, what, reference, goal] of all)
        row(`${game}: ${figure}, ${name}`, of(game, what), reference, "ms", goal);
    }
  }
}
