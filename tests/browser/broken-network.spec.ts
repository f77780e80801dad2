// Parts of the site that do not come: it says so, and what was wanted is there at the next try.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { button } from "./hands";

// What is lost would come from a service worker.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ watch }) => watch.allow(/^console: Failed to load resource|^error: /));

const LOST = /A part of the page could not be loaded/;

/** Loses files, as a broken network or a host that has a newer version; returns how to find them again. */
async function lose(page: Page, files: RegExp, how: "abort" | 404): Promise<() => Promise<void>> {
  await page.route(files, (route) =>
    how === 404 ? route.fulfill({ status: 404, body: "" }) : route.abort(),
  );
  return () => page.unroute(files);
}

for (const how of ["abort", 404] as const) {
  test(`a game that does not come is there at the second try: ${how}`, async ({ page, site }) => {
    const find = await lose(page, /\/assets\/muros-[^/]*\.js/, how);
    await page.goto(site);
    await button(page, "Play Muros").click();
    await expect(page.getByRole("complementary")).toContainText(LOST);
    await find();
    await button(page, "Play Muros").click();
    await expect(page.locator(".board-grid [data-can]").first()).toBeAttached();
  });

  test(`a dialog that does not come is there at the second try: ${how}`, async ({ page, site }) => {
    const find = await lose(page, /\/assets\/more-[^/]*\.js/, how);
    await page.goto(site);
    await button(page, "Settings").click();
    await expect(page.getByRole("complementary")).toContainText(LOST);
    await find();
    await button(page, "Settings").click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });
}

test("what a newer version has replaced is there after a reload", async ({ page, site }) => {
  const find = await lose(page, /\/assets\/(?:more|muros)-[^/]*\.js/, 404);
  await page.goto(site);
  await button(page, "Settings").click();
  await find();
  await button(page, "Reload").click();
  await button(page, "Settings").click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
});

for (const [name, files] of [
  ["the rules", /\.wasm$/],
  ["what a game is played with", /\/assets\/game-screen-[^/]*\.js/],
] as const)
  test(`a game touched before the page came says that it lacks ${name}`, async ({ page, site }) => {
    await lose(page, files, "abort");
    await page.goto(`${site}#play-gobblet`);
    await expect(page.getByText(LOST).first()).toBeVisible();
  });
