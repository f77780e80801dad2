// A page at rest does nothing: no frame, no timer, no message to or from a worker, no running animation.
import type { Page } from "@playwright/test";
import type { GameId } from "../../www/engine/types";
import { bot, expect, person, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

const IDLE = 5000;
/** Six pages start at once. */
const PATIENT = { timeout: 60_000 };

/** Notes whatever keeps the page busy, from before its own script. Motion is as people have it; `last` is the set-up. */
const listen = (page: Page, last: object): Promise<unknown> =>
  page.addInitScript(
    (stored) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return key === "sobremesa:settings" ? stored : getItem.call(this, key);
      };
      // With this chance bots begin all games.
      Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(2) });
      const busy: string[] = [];
      const { requestAnimationFrame, setTimeout, setInterval } = window;
      Object.assign(window, { busy, unnoted: requestAnimationFrame });
      const noted = <A extends unknown[]>(what: string, act: (...given: A) => void) => {
        busy.push(`${what} asked for`);
        return (...given: A) => {
          busy.push(what);
          act(...given);
        };
      };
      const later = (act: () => void, millis?: number) => setTimeout(noted("timer", act), millis);
      const often = (act: () => void, millis?: number) =>
        setInterval(noted("interval", act), millis);
      window.requestAnimationFrame = (act) => requestAnimationFrame(noted("frame", act));
      Object.assign(window, { setTimeout: later, setInterval: often });
      for (const { prototype } of [Worker, MessagePort]) {
        const { postMessage } = prototype;
        prototype.postMessage = function (...given: unknown[]) {
          busy.push("message");
          Reflect.apply(postMessage, this, given);
        };
      }
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener("message", () => busy.push("answer"));
        }
      };
    },
    JSON.stringify({ v: 1, speed: "fast", last }),
  );

/** The page's activity since the last call, including callbacks that were due. */
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { busy, unnoted } = window as unknown as {
      busy: string[];
      unnoted: typeof requestAnimationFrame;
    };
    await new Promise((done) => unnoted(() => unnoted(done)));
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    return [...busy.splice(0), ...moving.map(() => "animation")];
  });

test("five seconds of every game at rest, and of home", async ({ browser, file, site }) => {
  test.setTimeout(180_000);
  const opened = async (address: string, last: object = {}): Promise<Page> => {
    // Separate contexts, because pages in one share saves.
    const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
    const page = await context.newPage();
    await listen(page, last);
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Play Dog" })).toBeVisible();
    return page;
  };
  const played = async (name: string, game: GameId, seats: number): Promise<Page> => {
    const sitting = Array.from({ length: seats }, (_, seat) => (seat === 1 ? person("") : bot));
    const page = await opened(file, { [game]: { seats: sitting, options: {} } });
    await page.getByRole("button", { name: `Play ${name}` }).click();
    // Bots wait behind its pictures.
    if (game === "muros") await page.locator(".opening button").click();
    // A bot has moved, or chosen what it gives, before it is the person's turn.
    const seen: string[] = [];
    await expect
      .poll(async () => seen.push(...(await heard(page))) && seen.includes("answer"), {
        ...PATIENT,
        message: `a bot of ${name}`,
      })
      .toBe(true);
    expect(seen).toEqual(expect.arrayContaining(["frame", "timer", "message"]));
    await expect(page.locator(".board-grid [data-can]").first()).toBeAttached(PATIENT);
    return page;
  };
  const pages = Object.entries({
    home: opened(file),
    "home of the site": opened(site),
    "Cock & Bull": played("Cock & Bull", "cock-bull", 2),
    Dog: played("Dog", "dog", 4),
    Gobblet: played("Gobblet", "gobblet", 2),
    Muros: played("Muros", "muros", 4),
  });
  const rests = pages.map(async ([name, opening]) => {
    const page = await opening;
    // Motion ends within a second or two; the bots' worker starts a second after a game is shown.
    await page.waitForTimeout(1000);
    await expect
      .poll(() => heard(page), { ...PATIENT, message: name, intervals: [1000] })
      .toEqual([]);
    await page.waitForTimeout(IDLE);
    return [name, await heard(page)];
  });
  expect(Object.fromEntries(await Promise.all(rests))).toEqual(
    Object.fromEntries(pages.map(([name]) => [name, []])),
  );
});
