// The teaching first game, and the labels of things that players ask about. longest.spec.ts has every language.
import type { Locator, Page } from "@playwright/test";
import { expect, phone, seeded, test, twoPeople } from "./fixtures";
import { fingersOn, middleOf, Player, taps } from "./player";

const idea = (page: Page): Locator => page.locator(".status-idea");
const goal = (page: Page): Locator => page.locator(".goal");

test.describe("for newcomers", () => {
  test.use({ ...phone, setup: twoPeople(), settings: { speed: "off", introduced: {} } });

  test("the goal and one idea per turn are shown and announced", async ({ page, file }) => {
    await page.goto(`${file}#play-gobblet`);
    const player = await Player.sit(page, taps);
    await player.ready();
    await expect(goal(page)).toHaveText(/^Line up four/);
    await expect(page.getByRole("log")).toContainText(/Line up four/);
    // The board stays as it is while a move is entered.
    await taps(player, ["stack:4"]);
    await taps(player, ["stack:4"]);
    await player.play("D@b2");
    await player.play("D@c3");
    await expect(idea(page)).toHaveText(/^Gobblets on the board/);
    await expect(page.locator(".said")).not.toHaveText("");
    await expect(goal(page)).toBeVisible();
    await page.reload();
    await player.ready();
    await expect(idea(page)).toHaveText(/^Gobblets on the board/);
    await player.play("D@a1");
    await page.getByRole("button", { name: "All games" }).click();
    await page.goto(`${file}#play-gobblet`);
    await player.ready();
    await expect(idea(page)).toHaveCount(0);
  });
});

/** The label of a held, hovered or queried thing on the board, which is not played by that. */
const tip = (page: Page): Locator => page.locator(".place-tip");

test.describe("on a phone", () => {
  test.use(phone);

  test("holding shows a label, and letting go plays nothing", async ({ page, file }) => {
    // With other dice a game of Cock & Bull may be lost before one may move.
    await seeded(page, 17);
    await page.goto(`${file}#play-cock-bull`);
    await page.waitForSelector(".board-grid [data-can]");
    // A place that can't be chosen.
    const place = page.locator('.board-grid [data-place="b1"]').first();
    const name = (await place.getAttribute("aria-label")) ?? "";
    const steps = await page.evaluate(() => JSON.stringify(localStorage).length);
    const fingers = await fingersOn(page);
    await fingers.down(await middleOf(place));
    await expect(tip(page)).toBeVisible();
    const told = await tip(page).locator("strong").innerText();
    expect(name.startsWith(told)).toBe(true);
    await fingers.up();
    await expect(tip(page)).toBeHidden();
    expect(await page.locator('.board-grid [aria-pressed="true"]').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBe(steps);
  });
});
