// Shared parts of the page's measurements: the games, a slow phone, and a visit to the page on it.

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

/** The places that the first tap may choose. */
export const LIT = ".board-grid [data-can]";

/** A browser's context as on a phone; with `keeping`, service workers keep what they fetch. */
export const onPhone = (browser, keeping = false) =>
  browser.newContext({
    locale: "en",
    serviceWorkers: keeping ? "allow" : "block",
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
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
