// A slow phone, every kind of game on it, and how long it takes from the address to the first move.

/** Every game and variant. `chance` is the byte of all randomness; with this one the person moves first. */
export const kinds = [
  { name: "Cock & Bull", game: "cock-bull", seats: 2, options: {}, chance: 17 },
  { name: "Dog", game: "dog", seats: 4, options: {}, chance: 7 },
  { name: "Dog Royal", game: "dog", seats: 4, options: { variant: "royal" }, chance: 7 },
  { name: "Dog Black", game: "dog", seats: 4, options: { variant: "black" }, chance: 7 },
  { name: "Gobblet", game: "gobblet", seats: 2, options: {}, chance: 7 },
  { name: "Muros", game: "muros", seats: 4, options: {}, chance: 7 },
];

/** One tap on home starts the game. */
export const playButton = ({ game }) => `[data-game="${game}"] .primary`;

/** A browser's context as on a phone; nothing is kept between visits. */
export const onPhone = (browser) =>
  browser.newContext({
    ...{ locale: "en", serviceWorkers: "block", viewport: { width: 412, height: 915 } },
    ...{ hasTouch: true, isMobile: true },
  });

/** The time, in ms, for which a new window of Chromium is busy with its own pages, such as those of its address bar. */
const BUSY = 1500;

/** A page on a processor a quarter as fast; for a game it is set up, with `settings`. */
export async function slowPage(context, kind, settings = {}) {
  const page = await context.newPage();
  await page.waitForTimeout(BUSY);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!kind) return page;
  const { game, seats, options, chance, people = 1 } = kind;
  const sitting = Array.from({ length: seats }, (_, seat) =>
    seat < people ? { kind: "person", name: "" } : { kind: "bot", level: 1 },
  );
  const last = { [game]: { seats: sitting, options } };
  await page.addInitScript(
    ([stored, byte]) => {
      // Otherwise home would draw the games of earlier visits.
      localStorage.clear();
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return key === "sobremesa:settings" ? stored : getItem.call(this, key);
      };
      crypto.getRandomValues = (bytes) => bytes.fill(byte);
    },
    [JSON.stringify({ v: 1, speed: "fast", ...settings, last }), chance],
  );
  return page;
}

/** Until an element is there, in ms; what starts the game is pressed on the way, as soon as it comes. */
async function visit(context, url, wanted, kind) {
  const page = await slowPage(context, kind, { speed: "off" });
  await page.addInitScript(
    ([goal, tap]) => {
      const look = () => {
        if (document.querySelector(goal)) return console.log(`opened ${performance.now()}`);
        const button = tap && document.querySelector(tap);
        if (button) {
          tap = null;
          button.click();
        }
        requestAnimationFrame(look);
      };
      look();
    },
    [wanted, kind && playButton(kind)],
  );
  // To ask the page would take time from what is measured.
  const opened = page.waitForEvent("console", (message) => message.text().startsWith("opened"));
  await page.goto(url, { waitUntil: "commit" });
  const told = (await opened).text();
  await page.close();
  return Number(told.split(" ")[1]);
}

/** Measures the first visit to the site, beside one to an empty page. */
export async function visits(browser, site, { runs, median, row }) {
  const context = await onPhone(browser);
  const times = async (...what) => {
    const all = [];
    for (let i = 0; i < runs; i++) all.push(await visit(context, ...what));
    return median(all);
  };
  const empty = await times(`${site}build/bench/empty.html`, "h1");
  const url = `${site}dist/site/`;
  row("home", await times(url, ".game-tile .primary"), empty, "ms", "");
  for (const kind of kinds) {
    const first = await times(url, ".board-grid [data-can]", kind);
    row(`${kind.name}: first possible move`, first, empty, "ms", "at most 3");
  }
  await context.close();
}
