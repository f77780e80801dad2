// If parts of the site fail to load, the page says so, and the next try works.
import type { Page } from "@playwright/test";
import { button, expect, saveOf, test } from "./fixtures";
import { embed, games } from "./special/blog";

test.beforeEach(({ watch }) => watch.allow(/^console: Failed to load resource|^error: /));

const LOST = /Part of the page could not be loaded/;

/** Loses files, like a host with a newer version. The result restores them. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
  return () => page.unroute(files);
}

test("games are imported on home before the code for playing is there", async ({ page, site }) => {
  // The browser never finds time to load it early.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(site);
  await button(page, "Settings").click();
  const field = page.locator("dialog input[type=file]");
  const running = [{ ...JSON.parse(saveOf()), id: "imported" }];
  const buffer = Buffer.from(JSON.stringify({ v: 1, games: [], running }));
  await field.setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
  await expect(page.locator(".note")).toContainText("Games added: 1.");
  await expect(page.getByRole("button", { name: /^Continue Gobblet/ })).toBeVisible();
});

test("a game and a dialog open at the second try, or after a reload", async ({ page, site }) => {
  const files = /\/assets\/(?:more|muros)-[^/]*\.js/;
  const lost = page.getByRole("complementary").getByText(LOST);
  let find = await lose(page, files);
  await page.goto(site);
  // Home as markup is gone: a game touched there would be the page's first screen.
  await expect(page.locator("#home")).not.toBeAttached();
  await button(page, "Settings").click();
  await expect(lost).toBeVisible();
  await find();
  await button(page, "Settings").click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  find = await lose(page, files);
  await page.reload();
  await button(page, "Settings").click();
  await expect(lost).toBeVisible();
  await find();
  await button(page, "Reload").click();
  await button(page, "Play Muros").click();
  await expect(page.locator(".board-grid [data-can]").first()).toBeAttached();
});

test("a game that starts without a part of it says so", async ({ page, site }) => {
  for (const files of [/\.wasm$/, /\/assets\/play-[^/]*\.js/]) {
    const find = await lose(page, files);
    await page.goto(`${site}#play-gobblet`);
    await expect(page.getByText(LOST).first()).toBeVisible();
    await page.goto("about:blank");
    await find();
  }
});

test("a game in a blog starts at the second try after its rules were lost", async ({
  page,
  url,
}) => {
  const find = await lose(page, /\.wasm$/);
  await embed(page, { url }, [""]);
  const game = games(page);
  await expect(game.getByRole("alert")).toContainText("The game can’t start here");
  await find();
  await game.evaluate(async (element) => {
    const place = element.parentNode;
    element.remove();
    await null;
    place?.append(element);
  });
  await expect(game.locator(".board-grid [data-can]").first()).toBeAttached();
});
