// Statistics: a finished game counts once, whatever happens to it. They can be exported, imported and erased.
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import type { FinishedGame } from "../../www/storage/finished";
import { axe, bot, button, expect, person, phone, test } from "./fixtures";
import { names, Player, rules } from "./player";
import { tooWide } from "./special/fits";
import { tabTo } from "./special/keyboard";

/** All but the last move of a game that White wins. */
const BEGUN = ["D@a1", "D@b1", "D@a2", "D@b2", "D@a3", "D@c3"];
const LAST = "C@a4";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Statistics" });
/** The dialog's content without notes over it. */
const body = (page: Page) => dialog(page).locator(".dialog-body");

const finished = (page: Page): Promise<FinishedGame[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("sobremesa:finished") ?? "{}").games ?? []);

/** Keeps something before the page opens, once. */
const keepOnce = (context: BrowserContext, name: string, value: object): Promise<unknown> =>
  context.addInitScript(
    ([key, text]) => {
      // A page that is none has no storage.
      if (location.protocol === "about:" || localStorage.getItem(key)) return;
      localStorage.setItem(key, "kept");
      localStorage.setItem(`sobremesa:${key}`, text);
    },
    [name, JSON.stringify(value)] as const,
  );

/** A player at a game against a bot that is won by the next move. */
async function sitDown(page: Page, address: string): Promise<Player> {
  const { Match } = await rules();
  const match = new Match("gobblet", { seed: "begun" });
  for (const step of BEGUN) match.play(step);
  const record = match.record();
  const save = {
    ...{
      v: 1,
      game: "gobblet",
      record,
      at: BEGUN.length,
      seats: [person(""), { ...bot, level: 2 }],
    },
    ...{ over: false, bottom: 0, updated: 1, tab: "", turn: 1 },
  };
  await keepOnce(page.context(), "save:x", save);
  await page.goto(`${address}#play`);
  const player = await Player.sit(page, names, { record });
  await player.ready();
  return player;
}

/** The dialog, from home. */
async function openStatistics(page: Page): Promise<void> {
  await button(page, "Statistics").click();
  await expect(dialog(page)).toBeVisible();
}

/** Closes the dialog that is open, and opens the settings. */
async function openSettings(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button(page, "Settings").click();
}

/** Finished games that are kept before the page opens. */
const keepFinished = (context: BrowserContext, games: Partial<FinishedGame>[]): Promise<unknown> =>
  keepOnce(context, "finished", {
    v: 1,
    games: games.map((game, at) => ({
      ...{ id: `g${at}`, game: "gobblet", ended: at + 1, players: ["person", 3], winners: [0] },
      ...game,
    })),
  });

/** Games of all kinds. */
const MANY: Partial<FinishedGame>[] = [
  {},
  { winners: [1] },
  { game: "dog", variant: "royal", players: ["person", 1, 2, 3], winners: [0, 2] },
  { players: ["person", 5] },
  { game: "muros", players: ["person", "person"] },
];

// --- once ---------------------------------------------------------------------------------------

test("after two wins the next level is a tap away", async ({ page, url }) => {
  await keepFinished(page.context(), [{ players: ["person", 2] }]);
  const player = await sitDown(page, url("dist/sobremesa.html"));
  await player.play(LAST);
  await button(page, "Meet Rita, level 3").click();
  await expect(page.locator(".seats")).toContainText("Rita");
});

// --- kept as a file -------------------------------------------------------------------------------

test("an import brings back what was exported and erased", async ({ page, file }) => {
  await page.clock.setFixedTime(new Date("2026-11-26T12:00:00Z"));
  const results = [
    { game: "gobblet", day: 325, wrong: 1, hint: false, solved: 325 },
    { game: "muros", day: 325, wrong: 0, hint: true },
  ];
  const puzzles = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem("sobremesa:puzzles"));
  await keepFinished(page.context(), MANY);
  await page.goto(file);
  await page.evaluate(
    (text) => localStorage.setItem("sobremesa:puzzles", text),
    JSON.stringify({ v: 1, results }),
  );
  await page.reload();
  await openStatistics(page);
  const solved = dialog(page).getByRole("table").filter({ hasText: "Days in a row (best)" });
  await expect(solved.getByRole("row", { name: "Gobblet 1 0 1 (1)" })).toBeVisible();
  // A puzzle that was only tried isn't solved.
  await expect(solved.getByRole("row")).toHaveCount(2);
  // Games are listed by kind and level; those among people only as played.
  const row = (name: string | RegExp) => dialog(page).getByRole("row", { name });
  await expect(dialog(page)).toContainText("3 of 4 won against bots");
  await expect(dialog(page)).toContainText("Wins in a row (best:\u00a02)");
  for (const name of [
    "Level 3 Level 5 Mixed Games",
    "Gobblet 1/2 1/1 – 3",
    "Dog: Royal – – 1/1 1",
    "Muros – – – 1",
  ])
    await expect(row(name)).toBeVisible();
  const shown = await body(page).innerText();
  const games = await finished(page);
  await openSettings(page);
  const coming = page.waitForEvent("download");
  await button(page, "Export").click();
  const download = await coming;
  await expect(page.locator(".note", { hasText: "Saved as a file." })).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^sobremesa-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  // It is asked once; who thinks better of it has lost nothing.
  const question = page.getByRole("dialog", { name: "Erase all statistics?" });
  await button(page, "Erase statistics").click();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  expect(await finished(page)).toEqual(games);
  await button(page, "Erase statistics").click();
  await question.getByRole("button", { name: "Erase them" }).click();
  await expect(button(page, "Export")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("sobremesa:finished"))).toBeNull();
  expect(await puzzles()).toBeNull();
  await page.waitForFunction(() => (history.state?.dialogs ?? 0) < 2);
  for (const note of ["Games added: 5.", "Games added: 0."]) {
    await page.locator("input[type=file]").last().setInputFiles(path);
    await expect(page.locator(".note", { hasText: note })).toBeVisible();
    expect(await finished(page)).toEqual(games);
  }
  await page.keyboard.press("Escape");
  await openStatistics(page);
  expect(await body(page).innerText()).toBe(shown);
  expect(JSON.parse((await puzzles()) ?? "")).toEqual({ v: 1, results });
  expect(JSON.parse(readFileSync(path, "utf8")).games).toEqual(games);
});

// --- how it is shown ------------------------------------------------------------------------------

test.describe("on a phone by night", () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 }, colorScheme: "dark" });

  test("the dialog fits and can be used with the keyboard", async ({ page, file }) => {
    await keepFinished(page.context(), MANY);
    await page.goto(file);
    await tabTo(page, button(page, "Statistics"));
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, "Statistics")).toBeFocused();
    await tabTo(page, button(page, "Settings"));
    await page.keyboard.press("Enter");
    for (const each of ["Export", "Import", "Erase statistics"])
      await tabTo(page, button(page, each));
    expect(await axe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await button(page, "Erase statistics").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Erase them")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, button(page, "Erase them"));
    await page.keyboard.press("Enter");
    // The keyboard stays in the dialog, though its button is gone.
    await expect(page.getByRole("heading", { name: "Settings" })).toBeFocused();
  });
});
