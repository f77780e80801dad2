// From the address to the first move on a slow phone: first paint, first possible move, how long the page was deaf, and how
// soon a touch is answered.
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
  const shows = told(page, "opened");
  await page.goto(url, { waitUntil: "commit" });
  await shows;
  const answered = kind ? await answer(page) : 0;
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
  return { opened, blocked, first, answered };
}

/** Waits until the page tells something: to ask it would take time from what is measured. */
const told = (page, what) => page.waitForEvent("console", (message) => message.text() === what);

/** How long a touch takes until the frame that shows what it did. */
async function answer(page) {
  await page.evaluate((lit) => {
    // Else the touch may be of a place that is still on its way.
    const place = document.querySelector(lit);
    place.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = place.getBoundingClientRect();
    Object.assign(globalThis, { spot: [x + width / 2, y + height / 2] });
    let begun = 0;
    addEventListener("pointerdown", ({ timeStamp }) => (begun = timeStamp), true);
    const changed = new MutationObserver(() => {
      if (!begun) return;
      changed.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          globalThis.answered = performance.now() - begun;
          console.log("answered");
        }),
      );
    });
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const part of document.querySelectorAll(".board-grid, .status"))
      changed.observe(part, what);
  }, LIT);
  const [x, y] = await page.evaluate(() => globalThis.spot);
  const answered = told(page, "answered");
  await page.touchscreen.tap(x, y);
  await answered;
  return page.evaluate(() => globalThis.answered);
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
        ["a touch answered", "answered", null, "at most 100 ms"],
      ];
      for (const [figure, what, reference, goal] of all)
        row(`${game}: ${figure}, ${name}`, of(game, what), reference, "ms", goal);
    }
  }
}
