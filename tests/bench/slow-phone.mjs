// What the measurements of the page share: the games, a slow phone, and a visit to the page on it.

/** Every game and variant. Of its `chance`, the byte that all randomness is made of, the person moves first. */
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

/** What can be done with the first tap. */
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

/** So long, in ms, a new window of Chromium is busy with pages of its own, such as those of its address bar. */
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
      // What earlier visits left would be drawn on home.
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
