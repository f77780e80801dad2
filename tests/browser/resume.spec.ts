// A game survives its tab, and two tabs don't overwrite each other's games.
import type { Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { answered, clicks, Player, sitDown } from "./player";

/** Ends a tab as a crash does: without a word to the page. */
async function kill(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  cdp.send("Page.crash").catch(() => {});
  await gone;
  await page.close();
}

const home = (page: Page) => page.getByRole("button", { name: "All games" }).click();

/** A game of Gobblet in which one move was played. */
async function begun(page: Page, file: string): Promise<Player> {
  const player = await sitDown(page, file);
  await player.play("D@a1");
  return player;
}

test("a game resumes after its tab crashed", async ({ page, context, file }) => {
  const player = await answered(await sitDown(page, file));
  await player.play(player.choose());
  await player.follow();
  const record = player.match.record();
  await kill(page);

  const next = await context.newPage();
  await next.goto(file);
  const running = next.getByRole("region", { name: "Games under way" });
  await running.getByRole("button", { name: /Continue Gobblet/ }).click();
  const again = await Player.sit(next, clicks, { record });
  await again.agrees();
  await again.play(again.choose());
});

test("a game without a decision survives a reload, unlisted", async ({ page, file }) => {
  const running = page.getByRole("region", { name: "Games under way" });
  await page.goto(file);
  for (const game of ["Gobblet", "Muros"]) {
    await page.getByRole("button", { name: `Play ${game}` }).click();
    const heading = page.getByRole("heading", { level: 1, name: game });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText("Your turn.", { exact: true })).toBeVisible();
    await home(page);
    await expect(page.getByRole("button", { name: `Play ${game}` })).toBeVisible();
    await expect(running).toBeHidden();
  }
});

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("several games wait side by side; one is deleted and taken back", async ({ page, file }) => {
    const first = await begun(page, file);
    await home(page);
    const second = await sitDown(page);
    await second.agrees();
    await second.play("D@d4");
    await home(page);

    const running = page.getByRole("region", { name: "Games under way" });
    const games = running.getByRole("button", { name: /Continue/ });
    await expect(games).toHaveCount(2);
    await running.getByRole("button", { name: "Delete this game" }).first().click();
    await expect(games).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(games).toHaveCount(2);
    // Undo stays available for a minute and restores all deleted games.
    await page.clock.install();
    for (const left of [1, 0]) {
      await running.getByRole("button", { name: "Delete this game" }).first().click();
      await expect(games).toHaveCount(left);
    }
    await page.clock.runFor(60_000);
    for (const back of [1, 2]) {
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(games).toHaveCount(back);
    }
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    // The latest comes first.
    await games.last().click();
    await first.agrees();
  });

  test("a reload shows the game of the tab", async ({ page, context, file }) => {
    const first = await begun(page, file);
    await home(page);
    const second = await sitDown(page);
    await second.play("D@d4");
    await home(page);
    const games = page.getByRole("button", { name: /Continue Gobblet/ });
    await games.last().click();
    await page.reload();
    await first.agrees();

    const other = await context.newPage();
    await other.goto(file);
    await other
      .getByRole("button", { name: /Continue Gobblet/ })
      .first()
      .click();
    const there = await Player.sit(other, clicks, { record: second.match.record() });
    await there.play("D@c3");
    await page.reload();
    await first.agrees();
    // Going forward to a deleted game doesn't open another one.
    await home(page);
    await page.getByRole("button", { name: "Delete this game" }).last().click();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  });
});
