// The site without a network, and after the browser has cleared its storage.
import type { Page } from "@playwright/test";
import { expect, hurried, keptOffline, NEARLY_WON, recordOf, setUp, test } from "./fixtures";
import { answered, openGame, sitDown } from "./player";

test.use({ serviceWorkers: "allow" });

test("the whole site works without a network", async ({ page, context, site, watch }) => {
  await hurried(page);
  await page.goto(site);
  await keptOffline(page);
  await context.setOffline(true);
  const failed: string[] = [];
  context.on("requestfailed", (request) => failed.push(request.url()));
  await page.reload();

  const close = page.getByRole("button", { name: "Close" });
  // Home: every game's set-up, and what stands at its foot.
  for (const game of ["Cock & Bull", "Dog", "Gobblet", "Muros"]) {
    await setUp(page, game);
    await expect(page.getByRole("dialog", { name: /: a new game$/ })).toBeVisible();
    await close.last().click();
    await close.click();
  }
  for (const name of ["Settings", "Open or join"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await close.click();
  }
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(": rules");
  await page.getByRole("button", { name: "Back" }).click();

  // A game against a bot, and all that is in its menu.
  const player = await sitDown(page);
  await player.ready();
  await player.button("Hint").click();
  await expect(page.locator(".board-grid [data-hint]").first()).toBeAttached();
  await answered(player);
  for (const name of ["Share", "Settings", "New game"]) {
    await player.menu(name);
    await expect(page.getByRole("dialog")).toBeVisible();
    await close.click();
  }
  await player.menu("Settings");
  await player.button("About").click();
  await expect(player.dialog("About")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("button", { name: "Play Cock & Bull" }).click();
  await expect(player.status).toContainText(/\S/);
  // So does a new tab, with the rules of what was played last.
  const next = await context.newPage();
  await next.goto(`${site}index.html#rules`);
  await expect(next.getByRole("heading", { name: "Cock & Bull: rules" })).toBeVisible();
  expect(failed).toEqual([]);
  expect(watch.unexpected).toEqual([]);
});

test("a visit takes kept files without the worker", async ({ page, context, site }) => {
  await page.goto(site);
  const tells = await page.evaluate(
    () => "workerFinalSourceType" in PerformanceResourceTiming.prototype,
  );
  test.skip(!tells, "this browser does not tell where a file came from");
  await keptOffline(page);
  await context.setOffline(true);
  /** Where a visit's page, rules and script came from. */
  const sources = (): Promise<string[]> =>
    page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        // The tab's icon comes when the browser likes.
        .filter(({ name }) => !name.endsWith(".png"))
        .map((entry) => (entry as unknown as Record<string, string>).workerFinalSourceType ?? ""),
    );
  await page.goto(site);
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  const [visit, ...files] = await sources();
  expect([visit, ...new Set(files)]).toEqual(["cache", "cache"]);
  // A script, the rules and the texts at the least.
  expect(files.length).toBeGreaterThan(2);
  await page.goto(`${site}?from=afar`);
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  const [asked, ...still] = await sources();
  expect([asked, ...new Set(still)]).toEqual(["", "cache"]);
});

/** All that the browser keeps of the page is gone. */
const evict = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });

test("a game continues after the browser cleared its storage", async ({ page, site }) => {
  await page.goto(site);
  await keptOffline(page);
  const player = await answered(await sitDown(page));
  // In the middle of a game: with the next step all of it is kept again.
  await evict(page);
  await player.play(player.choose());
  await player.follow();
  await player.agrees();
  await page.reload();
  await player.agrees();

  await evict(page);
  await page.goto(site);
  await keptOffline(page);
  await expect(page.getByRole("button", { name: /Continue/ })).toHaveCount(0);
  const next = await answered(await sitDown(page));
  await next.agrees();
});

test("the browser is asked to keep it all, once, after a first game", async ({ page, site }) => {
  await hurried(page);
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    // An empty page has none.
    Object.assign(globalThis.StorageManager?.prototype ?? {}, {
      async persist() {
        (window as unknown as { asked: number }).asked++;
        return false;
      },
    });
  });
  for (const [first, position] of [
    [1, NEARLY_WON],
    [0, NEARLY_WON.replace("d,d,d,-", "d,d,-,-").replace("/333", "/433")],
  ] as const) {
    const player = await openGame(page, site, recordOf(position));
    await player.play(player.choose());
    await expect(player.status).toContainText("White wins");
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(first);
    await page.goto("about:blank");
  }
});
