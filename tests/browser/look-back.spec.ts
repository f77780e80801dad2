// Earlier positions of a game: all ways there and back, and the texts there.
import type { Page } from "@playwright/test";
import { button, desk, expect, openLink, phone, recordNamed, test, timersRung } from "./fixtures";
import { hashOf } from "./player";

const record = recordNamed("cock-bull-peg-out");

test.use({ ...phone, settings: { speed: "off" } });

/** A finished game, opened by its link, and what one looks at it with. */
async function finished(page: Page, file: string) {
  await openLink(page, file + hashOf(record));
  const answers = page.locator(".answers");
  const dialog = page.getByRole("dialog", { name: "Review" });
  return {
    answers,
    review: answers.getByRole("button", { name: "Review" }),
    dialog,
    mistakes: dialog.getByRole("listitem").getByRole("button"),
    status: page.locator(".status"),
  };
}

test("back from a mistake leads to the list, then the game", async ({ page, file }) => {
  const { review, dialog, mistakes, status } = await finished(page, file);
  await review.click();
  for (const [leave, which] of [
    [() => page.goBack(), 0],
    [() => page.keyboard.press("Escape"), 1],
    [() => review.click(), 2],
  ] as const) {
    const chosen = mistakes.nth(which);
    const ply = Number(await chosen.locator(".ply").innerText());
    await chosen.click();
    await expect(status).toContainText(`Move ${ply} of `);
    await expect(dialog).toHaveCount(0);
    await leave();
    await expect(chosen).toBeFocused();
  }
  // Another review on the way is left for that one, not for the first.
  await mistakes.nth(2).click();
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("button", { name: "Review" }).click();
  await mistakes.first().click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(mistakes.first()).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(status).toContainText("Black wins");
  // Going to the latest move closes the review.
  await review.click();
  await mistakes.first().click();
  await button(page, "To the latest move").click();
  await expect(status).toContainText("Black wins");
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await expect(dialog).toHaveCount(0);
});

test("a verdict appears at each mistake, whatever the way there", async ({ page, file }) => {
  const { review, mistakes, status } = await finished(page, file);
  await review.click();
  await expect(mistakes.nth(1)).toBeVisible();
  const plies = await mistakes.locator(".ply").allInnerTexts();
  await mistakes.first().click();
  const said = page.locator(".status-what");
  const [, verdict = "none"] = /Played: (.*)$/.exec(await said.innerText()) ?? [];
  await button(page, "One move back").click();
  await button(page, "One move forward").click();
  await expect(said).toContainText(verdict);
  await page.getByRole("slider", { name: "Move" }).fill(String(Number(plies[1]) - 1));
  await expect(said).toContainText("Better: ");
  await expect(said).not.toContainText(verdict);
  // Looking back without a review shows no verdict.
  await button(page, "To the latest move").click();
  await button(page, "Moves").click();
  await page
    .locator(".moves button")
    .nth(Number(plies[0]) - 2)
    .click();
  await expect(status).toContainText(`Move ${Number(plies[0]) - 1} of`);
  await expect(said).not.toContainText("Better: ");
});

test("a look ends with its game", async ({ page, file }) => {
  const { status } = await finished(page, file);
  const slider = page.getByRole("slider", { name: "Move" });
  const look = async (): Promise<void> => {
    await button(page, "Moves").click();
    const moves = page.getByRole("dialog", { name: "Moves" }).getByRole("listitem");
    await moves.nth(2).getByRole("button").click();
    await expect(status).toContainText("Move 3 of ");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await look();
  await look();
  // Rules over it, then two steps back: the game, what was before.
  await button(page, "Menu").click();
  await button(page, "Rules").click();
  await expect(status).toHaveCount(0);
  await page.goBack();
  await expect(status).toContainText("Black wins");
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await look();
  const log = page.getByRole("log").first();
  await expect(log.locator("p").last()).toContainText("Move 3 of ");
  const before = await log.locator("p").allTextContents();
  await button(page, "All games").click();
  await timersRung(page);
  expect(await log.locator("p").allTextContents()).toEqual(before);
  await page.goBack();
  await expect(status).toContainText("Black wins");
  await look();
  await button(page, "Menu").click();
  await button(page, "New game").click();
  await button(page, "Start").click();
  await expect(status).not.toContainText(/Move \d/);
  await expect(slider).toHaveCount(0);
  await expect(page.locator(".note")).toHaveCount(0);
});

test("the board stays in place while one looks back", async ({ page, file }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLink(page, file + hashOf(recordNamed("muros-default-2-seats")));
  await page.locator(".answers").getByRole("button", { name: "Replay" }).click();
  const slider = page.locator(".scrub input");
  const tops = new Set<number>();
  for (let back = 1; back <= 8; back++) {
    const at = Number(await slider.getAttribute("max")) - back;
    await slider.fill(String(at));
    await expect(page.locator(".status")).toContainText(`Move ${at} of `);
    tops.add((await page.locator(".board-area").boundingBox())?.y ?? Number.NaN);
  }
  expect([...tops]).toHaveLength(1);
});

test("the list of moves is made where there is room beside the board", async ({ page, file }) => {
  await finished(page, file);
  const moves = page.locator(".panel .moves li");
  await expect(moves).toHaveCount(0);
  await page.setViewportSize(desk.viewport);
  await expect(moves.last()).toBeInViewport();
  // It is one stop for Tab, also once the arrow keys have gone elsewhere.
  const stop = page.locator(".panel .moves [tabindex='0']");
  await stop.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(moves.nth(1).getByRole("button")).toBeFocused();
  await expect(stop).toHaveCount(1);
  await expect(stop).toBeFocused();
  await page.setViewportSize(phone.viewport);
  await expect(moves).toHaveCount(0);
});
