// Cock & Bull in the page: real dice, and dice that wait for a tap.
import type { Page } from "@playwright/test";
import { button, expect, openLink, phone, recordNamed, status, test, twoPeople } from "./fixtures";
import { hashOf, kept, tapOn } from "./player";

/** Does something and waits for the step that comes of it, as the save tells: what is said may come back the same. */
async function stepped(page: Page, act: () => Promise<void>): Promise<void> {
  const other = (before: string) => {
    const saved = Object.entries(localStorage)
      .filter(([key]) => key.includes("save:"))
      .join();
    return saved !== before && saved;
  };
  const before = await page.evaluate(other, "");
  await act();
  await page.waitForFunction(other, before || "");
}

/** The rolls of the game so far. */
const rollsOf = async (page: Page): Promise<string[]> =>
  (await kept(page)).steps().flatMap(({ full }) => /(roll|die):\w+/.exec(full)?.[0] ?? []);

test.describe("on a phone", () => {
  test.use(phone);

  test.describe("with real dice", () => {
    test.use({ setup: twoPeople({ dice: "manual" }) });

    test("rolls of real dice are entered and can be undone", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Cock & Bull").tap();
      // A roll entered leaves the keyboard on the board: Enter again enters nothing.
      await button(page, "Monkey").press("Enter");
      await expect(page.locator(".board-grid :focus")).toHaveCount(1);
      expect(await rollsOf(page)).toEqual(["die:M"]);
      await button(page, "Cock").tap();
      for (const name of ["Bull & Monkey", "Cock & Monkey", "Two Bulls"]) {
        await button(page, name).tap();
      }
      await expect(status(page)).toContainText("Two Bulls");
      await button(page, "Undo").tap();
      await button(page, "Two Monkeys").tap();
      await expect(button(page, "Two Cocks")).toBeVisible();
      expect(await rollsOf(page)).toEqual(["die:M", "die:C", "roll:BM", "roll:CM", "roll:MM"]);
    });
  });
});

test.describe("dice that wait", () => {
  test.use({
    ...phone,
    setup: twoPeople(),
    settings: { speed: "off" },
    rolls: false,
  });

  test("roll by a tap on them, and by keys", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Play Cock & Bull").tap();
    await expect(status(page)).toContainText("Player 1 to move. Roll for the start");
    const dice = page.locator("[data-place=dice]");
    await stepped(page, () => tapOn(page, dice));
    await expect(status(page)).toContainText("Player 2 to move. Roll for the start");
    expect(await rollsOf(page)).toHaveLength(1);
    await stepped(page, () => tapOn(page, dice));
    expect(await rollsOf(page)).toHaveLength(2);
    for (const key of ["Space", "Enter"]) {
      const choice = page.locator(".board-grid [data-can]:not([data-place=dice])").first();
      const next = dice.and(page.locator("[data-can]")).or(choice).first();
      for (
        await expect(next).toBeVisible();
        await choice.isVisible();
        await expect(next).toBeVisible()
      )
        await stepped(page, async () => {
          await tapOn(page, choice);
          // An only move is played by the first touch, or by itself.
          if (await choice.isVisible()) await tapOn(page, choice);
        });
      const before = (await rollsOf(page)).length;
      // The keyboard is on no button.
      await page.locator(".game").focus();
      await stepped(page, () => page.keyboard.press(key));
      expect(await rollsOf(page)).toHaveLength(before + 1);
    }
  });

  test("are refused during a choice; their key explains each roll", async ({ page, file }) => {
    await openLink(page, file + hashOf(recordNamed("cock-bull-unfinished-act")));
    // The only answer to the last roll plays itself.
    const dice = page.locator("[data-place=dice]");
    await tapOn(page, dice.and(page.locator("[data-can]")));
    await expect(status(page)).toContainText("Two Cocks: place a chip");
    // The task names the roll, which is not said before it too.
    await expect(page.getByRole("log").locator("p").last()).not.toContainText("rolls: Two Cocks");
    const key = page.getByRole("dialog", { name: "What the dice mean" });
    await tapOn(page, dice);
    await tapOn(page, page.locator("[data-place=key]"));
    await expect(key.getByRole("listitem")).toHaveCount(5);
    await expect(key.getByRole("listitem").first()).toHaveText(/^Two Cocks \(9\): place a chip/);
  });
});
