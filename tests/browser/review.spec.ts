import type { Page } from "@playwright/test";
import type { Task, ToWorker } from "../../www/bot-worker/messages";
import { axe, button, expect, openLink, phone, recordNamed, test } from "./fixtures";
import { hashOf } from "./player";
import { tooWide } from "./special/fits";

const record = recordNamed("cock-bull-peg-out");
const steps = record.match(/^\d+\. .*/gm) ?? [];

test.use({ ...phone, settings: { speed: "off" } });

/** Opens a finished game and its review. */
async function reviewed(page: Page, file: string, text: string) {
  await openLink(page, file + hashOf(text));
  await page.locator(".answers").getByRole("button", { name: "Review" }).click();
  return page.getByRole("dialog", { name: "Review" });
}

test("a finished game is reviewed", async ({ page, file }) => {
  const dialog = await reviewed(page, file, record);
  const chart = dialog.getByRole("img");
  await expect(chart).toHaveAccessibleName(/^Chance to win \(Red\): 50% at the start.*, 0% at the/);
  // Luck and skill of both are the whole way from an even game to Red's defeat.
  const row = async (seat: string): Promise<number> => {
    const cells = await dialog.getByRole("row", { name: seat }).getByRole("cell").allInnerTexts();
    const [luck = 0, lost = 0] = cells.map((cell) => Number.parseFloat(cell.replace("−", "-")));
    expect(lost).toBeGreaterThanOrEqual(0);
    return luck - lost;
  };
  expect((await row("Red")) - (await row("Black"))).toBeCloseTo(-50, 0);
  expect(await axe(page)).toEqual([]);

  // A mistake is a way to where it was made.
  const worst = dialog.getByRole("listitem").first();
  const ply = Number(await worst.locator(".ply").innerText());
  await worst.getByRole("button").click();
  await expect(dialog).toBeHidden();
  const looking = `Move ${ply} of ${steps.length}.`;
  await expect(page.locator(".status")).toContainText(looking);
  // The text shows the played and the better move; the better one is also marked.
  const said = page.locator(".status-what");
  await expect(said).toHaveText(/ Played: .+\. Better: .+\.$/);
  await expect(page.getByRole("log").first()).toContainText(await said.innerText());
  await expect(page.locator(".board-grid [data-hint]")).toHaveCount(1);
  expect(page.workers()).toHaveLength(1);
  // A review opened from there still has the end of the game.
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("button", { name: "Review" }).click();
  await expect(chart).toHaveAccessibleName(/0% at the end/);
});

test("a game that is not solved is reviewed by opinion", async ({ page, file }) => {
  test.setTimeout(120_000);
  const played = recordNamed("gobblet-four-31");
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    Object.assign(window, { tasks });
    window.Worker = class extends Worker {
      override postMessage(message: ToWorker) {
        if (message.kind === "ask") tasks.push(message.task);
        super.postMessage(message);
      }
    };
  });
  const dialog = await reviewed(page, file, played);
  const chart = /^Chance to win \(White\): .* 100% at the end/;
  await expect(dialog.getByRole("img")).toHaveAccessibleName(chart, { timeout: 60_000 });
  // The bot gets the played moves so that it examines them.
  const [task] = await page.evaluate(() => (window as unknown as { tasks: Task[] }).tasks);
  const moves = [...played.matchAll(/^\d+\. (?:\d+:)?(.*)$/gm)].map(([, move]) => move);
  expect(task?.played).toHaveLength(task?.observations.length ?? -1);
  expect(moves).toEqual(expect.arrayContaining(task?.played ?? [null]));
  // One decision's share gives away no more than the worst one did.
  const given = (texts: string[], what: RegExp) =>
    texts.flatMap((text) => what.exec(text) ?? []).map(Number);
  const [most = 0] = given(await dialog.getByRole("listitem").allInnerTexts(), /[\d.]+(?=%)/);
  const shares = given(await dialog.getByRole("row").allInnerTexts(), /(?<=\s)[\d.]+(?=%)/);
  expect(shares).not.toEqual([]);
  for (const share of shares) expect(share).toBeLessThanOrEqual(most);
  await expect(dialog.getByText("large dots cost the most")).toHaveCount(1);
  // Luck can't be told from skill where nothing is certain.
  await expect(dialog.getByRole("columnheader", { name: "Luck" })).toHaveCount(0);
  await expect(dialog.getByRole("row")).not.toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The board follows a frame later.
  await expect.poll(() => tooWide(page)).toEqual([]);
  await dialog.getByRole("listitem").first().getByRole("button").click();
  await expect(page.locator(".status")).toContainText(/Move \d/);
  // The mark belongs to the player of the mistake, even if the other sits at the bottom.
  await expect(page.locator(".status-what")).toContainText("Better: Black puts a 2 on b3.");
  const hinted = (colour: string) =>
    page.getByRole("button", { name: new RegExp(`^${colour} \\d, \\w+ stack.*hint$`) });
  await expect(hinted("Black")).not.toHaveCount(0);
  await expect(hinted("White")).toHaveCount(0);
  // And back to the others.
  await page.locator(".answers").getByRole("button", { name: "Review" }).click();
  await expect(dialog).toBeVisible();
});
