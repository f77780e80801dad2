// Dog's positions as records, and how one plays on, whatever the hand is.
import type { Locator, Page } from "@playwright/test";
import type { DogView } from "../../www/engine/types";
import { expect } from "./fixtures";
import type { Match } from "./player";

export const viewOf = (match: Match, seat?: number): DogView => match.view(seat) as DogView;

/** A place by the beginning of its name. */
export const place = (page: Page, name: string): Locator =>
  page
    .locator(".board-grid")
    .getByRole("button", { name: new RegExp(`^${name.replace("(", "\\(")}`) })
    .first();

/** A game in its second round, with what each seat holds, as a record. */
export const recordOf = (hands: string, places: string, variant = "classic"): string => {
  const unseen = 110 - hands.split(/[./]/).length;
  const position = `variant=${variant} ${places} round=2 starter=A phase=play turn=A pending=- last=- ${variant === "classic" ? "" : "played=- "}hands=${hands} given=- out=- deck=${Array(unseen).fill("?").join(".")} discard=-`;
  return `[Game "dog"]\n[Seats "4"]\n[Position "${position}"]\n[Result "*"]\n\n`;
};

/**
 * Once the labelled grid tells something else than `before`, and a person can act or all is over: what it tells, in one text, where
 * its last lit place is, and how the game stands, all laid out and drawn. The page waits by itself: each question costs more.
 */
const awaitTurn = (page: Page, before: string) =>
  page.evaluate(async (told) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const buttons = () => [...document.querySelectorAll<HTMLElement>(".board-grid button")];
    const read = () => buttons().map((one) => `${one.ariaLabel} ${one.ariaPressed}`);
    const until = performance.now() + 30_000;
    for (let changed = false; ; await frame()) {
      const text = read().join();
      changed ||= text !== told;
      const all = buttons();
      const live = all.filter((one) => "can" in one.dataset);
      // The last: rather a card or a piece in play than one at home; a button where nothing else is left.
      const lit = live.at(-1) ?? document.querySelector(".answers .primary");
      const over = document.querySelector("main.over") !== null;
      const asks = document.querySelector(".curtain:not([hidden]), dialog[open]") !== null;
      const late = performance.now() > until;
      if (!late && !asks && !(changed && (lit || over))) continue;
      // Who aims at a place waits until it stands still: the board follows its room with the next frame.
      await frame();
      await frame();
      if (!late && text !== read().join()) continue;
      const box = lit?.getBoundingClientRect();
      const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return { text, changed, lit: at, over, asks };
    }
  }, before);

/** Plays on till the end, or for so many touches of lit places; every one does something, and nothing is asked. */
export async function playOn(
  page: Page,
  touch: (at: { x: number; y: number }) => Promise<void>,
  touches = 3000,
): Promise<void> {
  let before = "";
  for (let made = 0; ; made++) {
    const { text, changed, lit, over, asks } = await awaitTurn(page, before);
    expect({ changed, asks }).toEqual({ changed: true, asks: false });
    if (over || made === touches) return;
    if (!lit) throw new Error("nothing can be done");
    before = text;
    await touch(lit);
  }
}
