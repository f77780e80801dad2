// Dog's positions as records, and how one plays on, whatever the hand is.
import type { Locator, Page } from "@playwright/test";
import type { DogView } from "../../www/api/types";
import { expect } from "./fixtures";
import type { Match } from "./player";

export const viewOf = (match: Match, seat?: number): DogView => match.view(seat) as DogView;

/** A place by the beginning of its name. */
export const place = (page: Page, name: string): Locator =>
  page.locator(`.twin button[aria-label^="${name}"]`).first();

/** A game in its second round, with what each seat holds, as a record. */
export const recordOf = (hands: string, places: string, variant = "classic"): string => {
  const unseen = 110 - hands.split(/[./]/).length;
  const position = `variant=${variant} ${places} round=2 starter=A phase=play turn=A pending=- last=- hands=${hands} given=- out=- deck=${Array(unseen).fill("?").join(".")} discard=-`;
  return `[Game "dog"]\n[Seats "4"]\n[Position "${position}"]\n[Result "*"]\n\n`;
};

/** What the twin tells, in one text; where its last lit place is, and how the game stands: all laid out and drawn. */
export const look = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const buttons = () => [...document.querySelectorAll<HTMLElement>(".twin button")];
    const read = () => buttons().map((one) => `${one.ariaLabel} ${one.ariaPressed}`);
    // Who aims at a place waits until it stands still: the board follows its room with the next frame.
    let told: string[];
    do {
      told = read();
      await frame();
      await frame();
    } while (told.join() !== read().join());
    const all = buttons();
    const live = all.filter((one) => /, can (be chosen|go here)/.test(one.ariaLabel ?? ""));
    // The last: rather a card or a piece in play than one at home; a button where nothing else is left.
    const folds = [...document.querySelectorAll(".answers .primary")];
    const box = (live.at(-1) ?? folds[0])?.getBoundingClientRect();
    return {
      text: told.join(),
      lit: box && { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      over: document.querySelector("main.over") !== null,
      asks: document.querySelector(".curtain:not([hidden]), dialog[open]") !== null,
    };
  });

/** Plays on till the end, or for so many touches of lit places; every one does something, and nothing is asked. */
export async function playOn(
  page: Page,
  touch: (at: { x: number; y: number }) => Promise<void>,
  touches = 3000,
): Promise<void> {
  const fast = { intervals: [20, 50, 100], timeout: 30_000 };
  for (let made = 0; made < touches; made++) {
    let now = await look(page);
    const waits = async (): Promise<boolean> => {
      now = await look(page);
      expect(now.asks).toBe(false);
      return now.over || now.lit !== undefined;
    };
    await expect.poll(waits, fast).toBe(true);
    if (now.over || !now.lit) return;
    const before = now.text;
    await touch(now.lit);
    await expect.poll(async () => (await look(page)).text !== before, fast).toBe(true);
  }
}
