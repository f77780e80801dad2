// Every screen opens whatever the storage contains: hundreds of saves of every shape.
import type { Page } from "@playwright/test";
import fc from "fast-check";
import type { Summary } from "../../www/engine/types";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { openStorage } from "../../www/storage/storage";
import { anySaves } from "../any-save";
import { expect, test } from "./fixtures";
import { rules } from "./player";

const RUNS = Number(process.env.RUNS ?? 8);

/** The headers of a record; null if it can't be read. */
async function told(record: string): Promise<Summary | null> {
  const { summary } = await rules();
  try {
    return summary(record);
  } catch {
    return null;
  }
}

/** Returns true if a save's record fits its game and seats, and its series (if readable) fits its game. */
async function isSound({ game, seats, record, series }: Save): Promise<boolean> {
  const own = await told(record);
  const around = await told(series ?? record);
  return own?.game === game && own.seats === seats.length && (around ?? own).game === game;
}

/** The content of home with these saves, and the result of a tap on each save that can be resumed. */
const look = (page: Page, all: [id: string, text: string][]) =>
  page.evaluate(async (saves) => {
    // The same address causes no event: a save that can't be resumed returns to home without one.
    const go = async (hash: string): Promise<void> => {
      if ((location.hash || "#") === hash) return;
      const arrived = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      location.hash = hash;
      await arrived;
    };
    const count = (wanted: string): number => document.querySelectorAll(wanted).length;
    const press = (button: Element | undefined): void =>
      (button as HTMLElement | undefined)?.click();
    await go("#rules");
    localStorage.clear();
    for (const [id, text] of saves) localStorage.setItem(`sobremesa:save:${id}`, text);
    await go("#");
    const seen = {
      games: count(".tile-open"),
      running: count(".running:not(.broken) .save"),
      broken: count(".broken article"),
    };
    const opened: string[] = [];
    for (let at = 0; at < seen.running; at++) {
      press([...document.querySelectorAll(".running:not(.broken) .save > .wide")][at]);
      // A game, or home and a word about why not.
      opened.push(document.querySelector("h1")?.textContent ?? "");
      if (location.hash === "#play") await go("#rules");
      await go("#");
    }
    for (let each = seen.broken; each > 0; each--) {
      press([...document.querySelectorAll(".broken article button")].at(-1));
      // Home is shown again in a microtask.
      await new Promise((done) => setTimeout(done));
    }
    return { seen, opened, left: count(".broken article") };
  }, all);

test("home shows readable saves and reports the others", async ({ page, url }) => {
  test.setTimeout(60_000 + RUNS * 6000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // This screen comes when the rules have: until then what is tapped waits for them.
  await page.goto(url("dist/sobremesa.html#rules"));
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await fc.assert(
    fc.asyncProperty(anySaves, async (all) => {
      const storage = openStorage(false);
      for (const [id, text] of all) storage.set(`save:${id}`, text);
      const saves = new Saves(storage);
      const { seen, opened, left } = await look(page, all);
      const listed = saves.list();
      const checked = await Promise.all(listed.map(isSound));
      const sound = listed.filter((_, at) => checked[at]);
      const running = sound.filter(({ over }) => !over).length;
      const broken = saves.broken().length + listed.length - sound.length;
      expect(errors).toEqual([]);
      expect(seen.games).toBe(4);
      expect(seen.running).toBe(Math.min(running, 4));
      expect(seen.broken).toBe(broken);
      expect(opened).not.toContain("");
      expect(left).toBe(0);
    }),
    { numRuns: RUNS },
  );
});
