// What a thing on the board is and does: told while it is held, hovered or asked about, and never played by that.
import type { Locator, Page } from "@playwright/test";
import { seeded } from "./anyone";
import { desk, expect, phone, test } from "./fixtures";

const tip = (page: Page): Locator => page.locator(".place-tip");

/** Something that can be chosen at the beginning, or lies there, by games. */
const THINGS = {
  gobblet: '[data-place="stack:4"][data-can]',
  muros: '[data-place^="pile:"][data-can]',
  "cock-bull": '[data-place="b1"]',
  dog: '[data-place^="card:"][data-can]',
};

test.describe("on a phone", () => {
  test.use(phone);

  for (const [game, thing] of Object.entries(THINGS))
    test(`${game}: what is held is told, and let go it is not played`, async ({ page, file }) => {
      // With other dice a game of Cock & Bull may be lost before one may move.
      await seeded(page, 17);
      await page.goto(`${file}#play-${game}`);
      await page.waitForSelector(".board-grid [data-can]");
      const place = page.locator(`.board-grid ${thing}`).first();
      const name = (await place.getAttribute("aria-label")) ?? "";
      const steps = await page.evaluate(() => JSON.stringify(localStorage).length);
      const box = await place.boundingBox();
      if (!box) throw new Error("no such place");
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expect(tip(page)).toBeVisible();
      const told = await tip(page).locator("strong").innerText();
      expect(name.startsWith(told)).toBe(true);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(tip(page)).toBeHidden();
      expect(await page.locator('.board-grid [aria-pressed="true"]').count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBe(steps);
    });
});

test.describe("with a mouse", () => {
  test.use(desk);

  test("what is hovered is told until one presses; a key and the description say the same", async ({
    page,
    file,
  }) => {
    await page.goto(`${file}#play-gobblet`);
    await page.waitForSelector(".board-grid [data-can]");
    const place = page.locator('.board-grid [data-place="stack:4"][data-can]').first();
    const about = (await place.getAttribute("aria-description")) ?? "";
    expect(about).toContain("empty square");
    const box = await place.boundingBox();
    if (!box) throw new Error("no such place");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(tip(page)).toContainText(about);
    await page.mouse.down();
    await expect(tip(page)).toBeHidden();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.locator(`.board-grid [aria-description="${about}"]`).first().focus();
    await page.keyboard.down("p");
    await expect(tip(page)).toContainText(about);
    await page.keyboard.up("p");
    await expect(tip(page)).toBeHidden();
  });
});
