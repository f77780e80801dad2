// The look back at a game of dice that is solved: review with its chart, the page of the dice, the bar.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Task, ToWorker } from "../../www/worker/messages";
import { tooWide } from "./fits";
import { axe, expect, phone, test } from "./fixtures";
import { hashOf, openLink } from "./links";

const records = fileURLToPath(new URL("../records/good/v0.1.0/", import.meta.url));
const record = readFileSync(`${records}cock-bull-peg-out.txt`, "utf8");
const steps = record.match(/^\d+\. .*/gm) ?? [];
const rolls = steps.filter((step) => /roll:|die:/.test(step));

test.use({ ...phone, settings: { motion: "off", pace: "quick", bar: true } });

for (const place of ["worker", "page"]) {
  test(`a finished game is reviewed in the ${place}`, async ({ page, file }) => {
    if (place === "page") await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await openLink(page, file + hashOf(record));
    await page.locator(".answers").getByRole("button", { name: "Review" }).click();
    const dialog = page.getByRole("dialog", { name: "Review" });
    const chart = dialog.getByRole("img");
    await expect(chart).toHaveAccessibleName(/^Red’s chance to win: 50% at the start.*, 0% at the/);
    // Luck and skill of both are the whole way from an even game to Red's defeat.
    const row = async (seat: string): Promise<number> => {
      const cells = await dialog.getByRole("row", { name: seat }).getByRole("cell").allInnerTexts();
      const [luck = 0, lost = 0] = cells.map((cell) => Number.parseFloat(cell.replace("−", "-")));
      return luck + lost;
    };
    expect((await row("Red")) - (await row("Black"))).toBeCloseTo(-50, 0);
    expect(await axe(page)).toEqual([]);

    // A mistake is a way to where it was made.
    const worst = dialog.getByRole("listitem").first();
    const ply = Number(await worst.locator(".ply").innerText());
    await worst.getByRole("button").click();
    await expect(dialog).toBeHidden();
    const looking = `Moves: ${ply - 1} of ${steps.length}.`;
    await expect(page.locator(".status")).toContainText(looking);
    // What was played is told beside what would have been better, which is marked, too.
    const said = page.locator(".status-what");
    await expect(said).toHaveText(/ Played: .+\. Better: .+\.$/);
    await expect(page.getByRole("log").first()).toContainText(await said.innerText());
    await expect(page.locator('.twin [aria-label$=", hint"]')).toHaveCount(1);
    await expect(page.locator(".chance")).toHaveText(/^Red \d+%Black \d+%$/);
    expect(page.workers()).toHaveLength(place === "worker" ? 1 : 0);
  });
}

test("a step back from a mistake leads to the others, the next one to the game", async ({
  page,
  file,
}) => {
  await openLink(page, file + hashOf(record));
  const answers = page.locator(".answers");
  await answers.getByRole("button", { name: "Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Review" });
  const mistakes = dialog.getByRole("listitem").getByRole("button");
  const status = page.locator(".status");
  for (const [leave, which] of [
    [() => page.goBack(), 0],
    [() => page.keyboard.press("Escape"), 1],
    [() => answers.getByRole("button", { name: "Review" }).click(), 2],
  ] as const) {
    const chosen = mistakes.nth(which);
    const ply = Number(await chosen.locator(".ply").innerText());
    await chosen.click();
    await expect(status).toContainText(`Moves: ${ply - 1} of `);
    await expect(dialog).toHaveCount(0);
    await leave();
    await expect(chosen).toBeFocused();
  }
  // Another review on the way is left for that one, not for the first.
  await mistakes.nth(2).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Review" }).click();
  await mistakes.first().click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(mistakes.first()).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(status).toContainText("Black wins");
  // Whoever goes to the end is done with it.
  await answers.getByRole("button", { name: "Review" }).click();
  await mistakes.first().click();
  await page.getByRole("button", { name: "To the latest move" }).click();
  await expect(status).toContainText("Black wins");
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await expect(dialog).toHaveCount(0);
});

test("a review that waits loses nothing: notes, its place, the focus before it", async ({
  page,
  file,
}) => {
  await openLink(page, file + hashOf(record));
  const answers = page.locator(".answers");
  const review = answers.getByRole("button", { name: "Review" });
  const dialog = page.getByRole("dialog", { name: "Review" });
  const mistakes = dialog.getByRole("listitem").getByRole("button");
  const lookAndBack = async (meanwhile?: () => Promise<void>): Promise<void> => {
    await review.press("Enter");
    await mistakes.first().press("Enter");
    await expect(dialog).toHaveCount(0);
    await meanwhile?.();
    await page.keyboard.press("Escape");
    await expect(mistakes.first()).toBeFocused();
    // That it was closed may be told late, when it is open again.
    await dialog.evaluate((it) => it.dispatchEvent(new Event("close")));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await lookAndBack();
  await expect(review).toBeFocused();
  // What is told meanwhile is seen.
  const more = page.getByRole("button", { name: "More" });
  await lookAndBack(async () => {
    await more.press("Enter");
    await page.getByRole("button", { name: "Share" }).press("Enter");
    await page.getByRole("button", { name: "Copy the link" }).press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.locator(".note")).toBeVisible();
  });
  await expect(more).toBeFocused();
});

test("what was played and what was better is told wherever one goes from a mistake", async ({
  page,
  file,
}) => {
  await openLink(page, file + hashOf(record));
  await page.locator(".answers").getByRole("button", { name: "Review" }).click();
  const mistakes = page.getByRole("dialog", { name: "Review" }).getByRole("listitem");
  await expect(mistakes.nth(1)).toBeVisible();
  const plies = await mistakes.locator(".ply").allInnerTexts();
  await mistakes.first().getByRole("button").click();
  const said = page.locator(".status-what");
  const [, verdict = "none"] = /Played: (.*)$/.exec(await said.innerText()) ?? [];
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "One move forward" }).click();
  await expect(said).toContainText(verdict);
  await page.getByRole("slider", { name: "Move" }).fill(String(Number(plies[1]) - 1));
  await expect(said).toContainText("Better: ");
  await expect(said).not.toContainText(verdict);
  // Sideways there is no list too low to be read.
  await page.setViewportSize({ width: 844, height: 390 });
  const low = () =>
    page.evaluate(() => {
      const { clientHeight = 0 } = document.querySelector(".panel") ?? {};
      const list = document.querySelector(".moves-panel")?.clientHeight ?? 0;
      return list > 0 && clientHeight < 80;
    });
  expect(await low()).toBe(false);
  // Another look tells of no review.
  await page.getByRole("button", { name: "To the latest move" }).click();
  await page.getByRole("button", { name: "Moves" }).click();
  await page
    .locator(".moves button")
    .nth(Number(plies[0]) - 2)
    .click();
  await expect(page.locator(".status")).toContainText(`Moves: ${Number(plies[0]) - 1} of`);
  await expect(said).not.toContainText("Better: ");
});

test("a mistake where the game stands is shown there", async ({ page, file }) => {
  await openLink(page, file + hashOf(record));
  const dialog = page.getByRole("dialog", { name: "Review" });
  await page.locator(".answers").getByRole("button", { name: "Review" }).click();
  await dialog.getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on from here" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Review" }).click();
  const here = dialog.getByRole("listitem").getByRole("button").first();
  await here.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.twin [aria-label$=", hint"]')).not.toHaveCount(0);
});

test("a look ends with its game, and what is beside the game says nothing of it", async ({
  page,
  file,
}) => {
  await openLink(page, file + hashOf(record));
  const status = page.locator(".status");
  const slider = page.getByRole("slider", { name: "Move" });
  const look = async (): Promise<void> => {
    await page.getByRole("button", { name: "Moves" }).click();
    const moves = page.getByRole("dialog", { name: "Moves" }).getByRole("listitem");
    await moves.nth(2).getByRole("button").click();
    await expect(status).toContainText("Moves: 3 of ");
  };
  await look();
  // Rules over it, then two steps back: the game, what was before.
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(status).toHaveCount(0);
  await page.goBack();
  await expect(status).toContainText("Black wins");
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  // Stepped to its end by hand, then left from elsewhere.
  await look();
  await slider.press("End");
  await expect(status).toContainText("Black wins");
  await look();
  await page.getByRole("button", { name: "To the latest move" }).click();
  await expect(slider).toHaveCount(0);
  await look();
  const log = page.getByRole("log").first();
  await expect(log.locator("p").last()).toContainText("Moves: 3 of ");
  const before = await log.innerText();
  await page.getByRole("button", { name: "All games" }).click();
  await page.waitForTimeout(300);
  expect(await log.innerText()).toBe(before);
  await page.goBack();
  await expect(status).toContainText("Black wins");
  await look();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.getByRole("button", { name: "Start a new game" }).click();
  await expect(status).not.toContainText("Moves: ");
  await expect(slider).toHaveCount(0);
  await expect(page.locator(".note")).toHaveCount(0);
});

test("a step back from an earlier position leads to the game, and to no list of moves", async ({
  page,
  file,
}) => {
  await openLink(page, file + hashOf(record));
  const status = page.locator(".status");
  const moves = page.getByRole("dialog", { name: "Moves" });
  await page.getByRole("button", { name: "Moves" }).click();
  await moves.getByRole("listitem").nth(2).getByRole("button").click();
  await expect(status).toContainText("Moves: 3 of ");
  await expect(moves).toHaveCount(0);
  // Settings over it stay, whatever language they choose.
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("es");
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  await page.getByLabel("Idioma").selectOption("en");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(status).toContainText("Moves: 3 of ");
  await page.goBack();
  await expect(status).toContainText("Black wins");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [game, chart] of [
  ["gobblet-four-31", /White’s chance to win: .* 100% at the end/],
  ["muros-default-4-seats", /^A’s chance to win/],
  ["dog-four-whole", /^Blue A’s chance to win/],
] as const) {
  test(`${game} is reviewed by opinion`, async ({ page, file }) => {
    test.setTimeout(150_000);
    const played = readFileSync(`${records}${game}.txt`, "utf8");
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
    await openLink(page, file + hashOf(played));
    await page.locator(".answers").getByRole("button", { name: "Review" }).click();
    const dialog = page.getByRole("dialog", { name: "Review" });
    await expect(dialog.getByRole("img")).toHaveAccessibleName(chart, { timeout: 120_000 });
    // The bot is told what was played, so that it looks at that, too.
    const [task] = await page.evaluate(() => (window as unknown as { tasks: Task[] }).tasks);
    const moves = [...played.matchAll(/^\d+\. (?:\d+:)?(.*)$/gm)].map(([, move]) => move);
    expect(task?.played).toHaveLength(task?.observations.length ?? -1);
    expect(moves).toEqual(expect.arrayContaining(task?.played ?? [null]));
    // One decision's share gives away no more than the worst one did.
    const given = (texts: string[]) =>
      texts.flatMap((text) => /(?<=−)[\d.]+(?=%)/.exec(text) ?? []).map(Number);
    const [most = 0] = given(await dialog.getByRole("listitem").allInnerTexts());
    for (const share of given(await dialog.getByRole("row").allInnerTexts()))
      expect(share).toBeLessThanOrEqual(most);
    // Luck can't be told from skill where nothing is certain.
    await expect(dialog.getByRole("columnheader", { name: "Luck" })).toHaveCount(0);
    await expect(dialog.getByRole("row")).not.toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // The board follows a frame later.
    await expect.poll(() => tooWide(page)).toEqual([]);
    await dialog.getByRole("listitem").first().getByRole("button").click();
    await expect(page.locator(".status")).toContainText("Moves: ");
    if (game.startsWith("gobblet")) {
      // What is marked is of who might have moved better, whoever sits at the bottom.
      await expect(page.locator(".status-what")).toContainText("Better: Black puts a 2 on b3.");
      await expect(page.getByRole("button", { name: /^Black stack .*hint$/ })).not.toHaveCount(0);
      await expect(page.getByRole("button", { name: /^White stack .*hint$/ })).toHaveCount(0);
    }
    // And back to the others.
    await page.locator(".answers").getByRole("button", { name: "Review" }).click();
    await expect(dialog).toBeVisible();
  });
}

test("every roll is told, counted and can be checked by the seed", async ({ page, file }) => {
  await openLink(page, file + hashOf(record));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Dice", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Dice" });
  const told = (await dialog.locator(".rolls").innerText()).match(/\b[CBM]{1,2}\b/g);
  expect(told).toEqual(rolls.map((step) => step.replace(/.*:/, "")));
  const rows = await dialog
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .all();
  let [counted, expected] = [0, 0];
  for (const row of rows) {
    const [, , all, due] = (await row.getByRole("cell").allInnerTexts()).map(Number);
    counted += all ?? 0;
    expected += due ?? 0;
  }
  expect(counted).toBe(rolls.length);
  expect(Math.abs(expected - rolls.length)).toBeLessThan(0.5);
  const seed = /\[Seed "(.*)"\]/.exec(record)?.[1] ?? "";
  await expect(dialog).toContainText(`Seed of these dice: ${seed}`);
  expect(await axe(page)).toEqual([]);
});

test("the seed stays hidden while the game is on", async ({ page, file }) => {
  const begun = `${record.slice(0, record.indexOf("\n12. ")).replace(/Result ".*"/, 'Result "*"')}\n`;
  await openLink(page, file + hashOf(begun));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Dice", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Dice" });
  await expect(dialog).toContainText("The seed of these dice is shown");
  await expect(dialog).not.toContainText("Seed of these dice");
});
