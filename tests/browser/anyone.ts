// A player who uses the keyboard and a screen reader. It reads roles and names, and knows no rules and no places.
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/** The part of a place's label that offers an action. */
export const CAN = /, (can (be|go|move)|place a chip here)/;

/** All buttons that act now, by name. */
const todo = (page: Page): Locator =>
  page.getByRole("button", { name: CAN }).or(answers(page)).or(asked(page));
const answers = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Status" })
    .getByRole("button")
    // Skips buttons that can be pressed for ever, such as taking a portion back.
    .and(page.locator(":not(:text-is('Take back'), .show-again, .answers-key > button)"));
const asked = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("button").and(page.locator(":not([title])"));

const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((found) => found.map((one) => one.ariaLabel ?? one.textContent ?? ""));

/** Waits of the page that nobody needs who sees no motion are made short. */
export const hurried = (page: Page | BrowserContext): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (act: () => void, millis = 0): number =>
      setTimeout(act, millis > 30 && millis < 2000 ? 10 : millis);
    Object.assign(window, { setTimeout: sooner });
  });

/** All randomness of the page is made of this byte: the same game each time, whose length is known. */
export const seeded = (page: Page, byte: number): Promise<unknown> =>
  page.addInitScript((each) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array || bytes instanceof Uint32Array) bytes.fill(each);
      return bytes;
    };
  }, byte);

/** The focused element: its name, and whether it is a place of the board or nothing. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return {
      name: at.ariaLabel ?? at.textContent ?? "",
      onBoard: at.closest("[role=gridcell], [role=listitem]") !== null,
      lost: at === document.body,
    };
  });

/** Presses the button of this name, with keys alone. */
async function press(page: Page, name: string): Promise<void> {
  const places = CAN.test(name);
  for (let presses = 0; presses < 80; presses++) {
    const at = await focus(page);
    if (at.name === name) return page.keyboard.press("Enter");
    await page.keyboard.press(places && at.onBoard ? "PageDown" : "Tab");
  }
  throw new Error(`the keys do not lead to “${name}”`);
}

/** Plays to the end. */
export async function playToEnd(page: Page, most: number): Promise<void> {
  const over = page.getByRole("button", { name: "Replay", exact: true });
  for (let made = 0; made < most; made++) {
    // Looking for roles and names takes long; most of the time one look is enough.
    let names = await namesOf(todo(page));
    if (names.length === 0) {
      await todo(page).first().waitFor({ state: "attached", timeout: 20_000 });
      names = await namesOf(todo(page));
    }
    if (names.includes("Replay") && (await over.isVisible())) return;
    // Neither always the first nor by chance.
    const name = names[(made * 7) % names.length];
    if (!name) continue;
    await press(page, name);
    expect((await focus(page)).lost, `the focus after “${name}”`).toBe(false);
  }
  throw new Error(`not over after ${most} decisions`);
}
