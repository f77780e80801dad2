// Home before the page's script is loaded: it is visible, remembers touches, and doesn't shift later.
import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures";

/** Opens the site with its script held back; lets it go when it is called. */
async function held(page: Page, site: string): Promise<() => void> {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/assets\/index-[\w-]+\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(site, { waitUntil: "commit" });
  await expect(page.locator("#home .tile-open")).toHaveCount(4);
  return go;
}

/** Where everything stands that is seen or touched on home, and what it says. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".home :is(h1,h2,p,button,.picture,.icon)")]
      .filter((each) => each.checkVisibility() && !each.closest(".home-foot"))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(" ");
        return `${each.tagName} ${each.getAttribute("aria-label") ?? each.textContent} ${box}`;
      }),
  );

/** How far things have shifted since the page was opened: the browser's own score. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let score = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            score += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // The score arrives within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(score)));
      }),
  );

for (const [locale, width, height] of [
  ["de", 360, 640],
  ["ko", 1280, 800],
] as const)
  test.describe(() => {
    test.use({ locale, viewport: { width, height } });

    test(`nothing shifts when the script comes: ${locale}, ${width}`, async ({ page, site }) => {
      const go = await held(page, site);
      const before = await standing(page);
      expect(before.length).toBeGreaterThan(20);
      go();
      await expect(page.locator(".picture canvas").first()).toBeAttached();
      await expect(page.locator("#home")).toHaveCount(0);
      expect(await standing(page)).toEqual(before);
      expect(await shifted(page)).toBe(0);
    });
  });

test.describe("a button touched before the script arrives", () => {
  test.use(phone);

  test("begins a game", async ({ page, site }) => {
    const go = await held(page, site);
    await page.getByRole("button", { name: "Play Gobblet" }).tap();
    await expect(page.locator("#home [aria-busy]")).toHaveCount(1);
    go();
    await expect(page.locator(".board-grid [data-can]").first()).toBeAttached();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Play Muros" })).toBeVisible();
  });

  test("acts when it is released", async ({ page, site }) => {
    const go = await held(page, site);
    const button = await page.getByRole("button", { name: "Settings" }).boundingBox();
    if (!button) throw new Error("no button");
    await page.mouse.move(button.x + 9, button.y + 9);
    await page.mouse.down();
    go();
    // All that the page starts with.
    await page.waitForLoadState("networkidle");
    await page.mouse.up();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });
});

test("kept games come in one piece with the rest of home", async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  await page
    .getByRole("button", { name: /^White 4/ })
    .first()
    .press("Enter");
  await page.getByRole("button", { name: /^a1, .*can/ }).press("Enter");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toMatch(/save:/);
  await page.goto("about:blank");
  const go = await held(page, site);
  await expect(page.locator("#home .tiles")).toBeHidden();
  go();
  await expect(page.getByRole("heading", { name: "Games under way" })).toBeVisible();
});
