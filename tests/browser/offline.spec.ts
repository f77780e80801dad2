// Without a network, and after the browser cleared away what was kept.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hurried } from "./anyone";
import { expect, test } from "./fixtures";
import { clicks, Player } from "./player";

test("every screen and button of the site works without a network", async ({
  page,
  context,
  site,
  watch,
}) => {
  await hurried(page);
  await page.goto(site);
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
  await context.setOffline(true);
  const failed: string[] = [];
  context.on("requestfailed", (request) => failed.push(request.url()));
  await page.reload();

  const close = page.getByRole("button", { name: "Close" });
  // Home: every game's set-up, and what stands at its foot.
  const more = page.getByRole("button", { name: "More…" });
  for (let game = 0; game < (await more.count()); game++) {
    await more.nth(game).click();
    await expect(page.getByRole("dialog", { name: /: a new game$/ })).toBeVisible();
    await close.click();
  }
  for (const name of ["Settings", "Paste a game"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await close.click();
  }
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(": rules");
  await page.getByRole("button", { name: "Back" }).click();

  // A game: the whole of it against a bot, and all that is in its menu.
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.ready();
  await player.button("Hint").click();
  await expect(player.button("Show me")).toBeVisible();
  const outcome = await player.toEnd();
  await player.sees(outcome);
  await player.button("More").click();
  const items = await player.dialog("More").getByRole("listitem").allTextContents();
  expect(items.length).toBeGreaterThan(4);
  await close.click();
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
  await player.button("Replay").click();
  // A long game takes longer than a test waits.
  await expect(player.status).not.toContainText("The game again", { timeout: 30_000 });
  await player.sees(outcome);

  // Cock & Bull has dice, a review and a sheet.
  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("button", { name: "Play Cock & Bull" }).click();
  await expect(player.status).toContainText(/\S/);
  await player.menu("Dice");
  await expect(player.dialog("Dice")).toBeVisible();
  await close.click();
  expect(failed).toEqual([]);
  expect(watch.unexpected).toEqual([]);
});

test("a visit takes the kept files without waiting for the service worker, with a query with its help", async ({
  page,
  context,
  site,
}) => {
  await page.goto(site);
  const tells = await page.evaluate(
    () => "workerFinalSourceType" in PerformanceResourceTiming.prototype,
  );
  test.skip(!tells, "this browser does not tell where a file came from");
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
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

test("after the browser cleared its storage the game goes on, and the next visit is like a first", async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  // In the middle of a game: with the next step all of it is kept again.
  await evict(page);
  await player.play(player.choose());
  await player.follow();
  await player.agrees();
  await page.reload();
  await player.agrees();

  await evict(page);
  await page.goto(site);
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Go on with/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const next = await Player.sit(page, clicks);
  await next.play("D@b2");
  await next.follow();
  await next.agrees();
});

test("the browser is asked to keep it all, once, after a first game", async ({ page, site }) => {
  await hurried(page);
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      (window as unknown as { asked: number }).asked++;
      return false;
    };
  });
  const asked = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { asked: number }).asked);
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  expect(await asked()).toBe(0);
  await player.follow();
  await player.sees(await player.toEnd());
  expect(await asked()).toBe(1);
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const next = await Player.sit(page, clicks);
  await next.sees(await next.toEnd());
  expect(await asked()).toBe(0);
});

test("now and then a copy is offered; from its file the games come back", async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  const home = page.getByRole("button", { name: "All games" });
  const keep = page.getByRole("button", { name: "Keep a copy" });
  const games = page.getByRole("button", { name: /Go on with Gobblet/ });
  await home.click();
  await expect(games).toHaveCount(1);
  // Not at once: the time runs from here.
  await expect(keep).toHaveCount(0);
  const since = () =>
    page.evaluate(() => Number(JSON.parse(localStorage["sobremesa:settings"]).tips.copy));
  await expect.poll(since).toBeGreaterThan(Date.now() - 60_000);
  await page.evaluate(() => {
    const weeks = 4 * 7 * 24 * 3600 * 1000;
    const settings = JSON.parse(localStorage["sobremesa:settings"]);
    settings.tips.copy = String(Date.now() - weeks - 1000);
    localStorage["sobremesa:settings"] = JSON.stringify(settings);
  });
  await page.reload();
  const coming = page.waitForEvent("download");
  await keep.click();
  const file = await (await coming).path();
  expect(readFileSync(file, "utf8")).toContain("D@b2");
  // Having been taken, it is not offered again for long.
  await expect(keep).toHaveCount(0);
  await page.reload();
  await expect(games).toHaveCount(1);
  await expect(keep).toHaveCount(0);

  await evict(page);
  await page.reload();
  await expect(games).toHaveCount(0);
  await page.getByRole("button", { name: "Paste a game" }).click();
  await page.getByRole("dialog").getByLabel("Or a file").setInputFiles(file);
  await games.click();
  await player.agrees();
  await player.play(player.choose());
  await player.follow();
});

test("the browser's bars follow the theme that is chosen", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(site);
  const colours = (): Promise<(string | null)[]> =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("content")));
  // They tell both themes until the page starts.
  await expect.poll(colours).toEqual(["#EFE4D0", "#EFE4D0"]);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Night" }).check();
  expect(await colours()).toEqual(["#2A211A", "#2A211A"]);
});

test("the back button closes dialogs, the top one first, before it leaves", async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.menu("Settings");
  await player.button("About").click();
  await expect(player.dialog("About")).toBeVisible();
  await page.goBack();
  await expect(player.dialog("About")).toHaveCount(0);
  await expect(player.dialog("Settings")).toBeVisible();
  await page.goBack();
  await expect(player.dialog("Settings")).toHaveCount(0);
  await player.ready();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
});

test("whoever went home from a game leaves with the next step back", async ({ page, site }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("button", { name: "All games" });
  await page.goto(site);
  // By way of a dialog, of rules and back, and of a reload.
  await page.getByRole("button", { name: "More…" }).first().click();
  await page.getByRole("button", { name: "Start" }).click();
  const player = await Player.sit(page, clicks);
  await player.menu("Rules");
  await page.getByRole("button", { name: "Back" }).click();
  await player.ready();
  await page.reload();
  await home.dblclick();
  await expect(heading).toHaveText("Sobremesa");
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  await expect(heading).toHaveText("Gobblet");
  // With a dialog that has just been closed.
  await player.menu("Settings");
  await page.keyboard.press("Escape");
  await home.click();
  await expect(heading).toHaveText("Sobremesa");
  await page.goForward();
  await expect(heading).toHaveText("Gobblet");
  await home.click();
  await expect(heading).toHaveText("Sobremesa");
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  expect(length).toBeLessThan(6);
});

test("the second click of a double click on the way home presses nothing there", async ({
  page,
  site,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const box = await page.getByRole("button", { name: "All games" }).boundingBox();
  if (!box) throw new Error("no way home");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(heading).toHaveText("Sobremesa");
  const there = ([x, y]: number[]) =>
    document.elementFromPoint(x ?? 0, y ?? 0)?.closest("button")?.textContent;
  expect(await page.evaluate(there, [x, y])).toContain("Rules");
  for (const clickCount of [2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  await expect(heading).toHaveText("Sobremesa");
  // A click of its own is heard.
  await page.mouse.click(x, y);
  await expect(heading).toContainText("rules");
  await page.goBack();
  await expect(heading).toHaveText("Sobremesa");
});

test("a way back that the browser has gone is not gone again", async ({ page, site }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${site}#rules`);
  await expect(heading).toContainText("rules");
  await page.getByRole("button", { name: "Lesson Cock & Bull" }).click();
  await expect(heading).toHaveText("Cock & Bull");
  await page.goBack();
  await expect(heading).toContainText("rules");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading).toHaveText("Sobremesa");
});

test("after a reload with dialogs open the first step back leaves", async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.menu("Settings");
  await player.button("About").click();
  await expect(player.dialog("About")).toBeVisible();
  await page.reload();
  await player.ready();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
});

test("a step back right after a dialog opened or closed is about the one on top, however late timers are", async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.evaluate(() => {
    const { setTimeout } = window;
    const late = (act: () => void, millis = 0) => setTimeout(act, millis + 1000);
    Object.assign(window, { setTimeout: late });
  });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "About" }).click();
  await expect(dialog("About")).toBeVisible();
  await page.goBack();
  await expect(dialog("About")).toHaveCount(0);
  await expect(dialog("Settings")).toBeVisible();
  await page.goBack();
  await expect(dialog("Settings")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
});

test("dialogs that open while the history still leaves the last one stay, each for a step back", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (by) => void setTimeout(go, 400, by);
    const popped = { times: 0 };
    addEventListener("popstate", () => popped.times++);
    Object.assign(window, { popped });
  });
  await page.goto(site);
  const settings = page.getByRole("dialog", { name: "Settings" });
  const open = page.getByRole("button", { name: "Settings" });
  await open.click();
  await expect(settings).toBeVisible();
  await page.waitForFunction(() => history.state?.dialogs === 1);
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await open.click();
  await page.getByRole("button", { name: "About" }).click();
  const about = page.getByRole("dialog", { name: "About" });
  await expect(about).toBeVisible();
  // The step back for the dialog that was closed comes now.
  await page.waitForFunction(
    () => (window as unknown as { popped: { times: number } }).popped.times > 0,
  );
  await page.waitForFunction(() => history.state?.dialogs === 2);
  await expect(about).toBeVisible();
  await page.goBack();
  await expect(about).toHaveCount(0);
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
});
