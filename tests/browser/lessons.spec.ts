// Lessons: each step is done on the board and checked by the rules. Progress is stored apart from the games.
import type { Page } from "@playwright/test";
import { LESSONS } from "../../www/games/lessons";
import { button, choiceOf, expect, phone, status, teller, test } from "./fixtures";
import { tapOn } from "./player";
import { tooWide } from "./special/fits";

/** A place, by the beginning of its name. */
const place = (page: Page, name: string) =>
  page
    .locator(".board-grid")
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .last();
/** Touches the board where the labelled grid says that the place is. */
const touch = (page: Page, name: string): Promise<void> => tapOn(page, place(page, name));
const STACK = "White 4, \\w+ stack";
const step = (page: Page, at: number, count: number) =>
  expect(page.locator(".seats")).toHaveText(`Step ${at} of ${count}`);
const right = (page: Page) => expect(status(page)).toContainText("Well done");
const saved = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("save:")));

test.describe("on a phone", () => {
  test.use(phone);

  test("Gobblet’s lesson from the home screen to its end, by touch", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Gobblet").tap();
    await button(page, "Lesson").tap();
    const moves = [
      [STACK, "b2"],
      ["b2", "a4"],
      ["b2", "c3"],
      ["c3", "a1"],
      [STACK, "b1"],
      ["d2", "a2"],
      ["White \\d, \\w+ stack", "d4"],
    ];
    for (const [index, [from = "", to = ""]] of moves.entries()) {
      await step(page, index + 1, moves.length);
      // The first step names the player's colour.
      if (index === 0) await expect(status(page)).toContainText("You are White.");
      // The board points at the piece to move if there is only one.
      const pointed = page.locator(".board-grid [data-hint]");
      if (/^[a-d]\d$/.test(from)) await expect(pointed).toHaveAttribute("data-place", from);
      await touch(page, from);
      await touch(page, to);
      await right(page);
      await expect(pointed).toHaveCount(0);
      await button(page, index === moves.length - 1 ? "Finish" : "Next").tap();
    }
    await expect(page.getByRole("dialog", { name: "That’s how to play" })).toBeVisible();
    expect(await saved(page)).toEqual([]);
    await button(page, "All games").tap();
    await expect(page.getByText("Games under way")).toBeHidden();
    await button(page, "Gobblet").tap();
    await expect(button(page, "✓ Lesson")).toBeVisible();
  });

  test("another move is taken back with an explanation", async ({ page, file }) => {
    await page.goto(`${file}#lesson-gobblet`);
    await button(page, "Skip").tap();
    await step(page, 2, 7);
    await touch(page, "b2");
    await touch(page, "c3");
    await expect(status(page)).toContainText("A 4 covers only smaller ones");
    await touch(page, STACK);
    await touch(page, "a1");
    await expect(status(page)).toContainText("first try the one");
    await expect(place(page, "a1")).toHaveAccessibleName(/empty/);
    await expect(place(page, "b2")).toHaveAccessibleName(/can be moved/);
    // A repeated mistake is announced again.
    const again = page.getByRole("log").getByText("first try the one");
    await expect(again).toHaveCount(1);
    await touch(page, STACK);
    await expect(page.getByRole("log")).toContainText("Where does the 4 go?");
    await touch(page, "a1");
    await expect(again).toHaveCount(2);
    await touch(page, "b2");
    await touch(page, "a1");
    await right(page);
    await button(page, "Back").tap();
    await step(page, 1, 7);
    await expect(page.getByRole("log").locator("p").last()).toContainText("Step 1 of 7 ");
  });
});

test("by keyboard alone, from the rules, and back", async ({ page, file }) => {
  await page.goto(`${file}#rules`);
  await button(page, "Lesson").press("Enter");
  await step(page, 1, 7);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator(".board-grid button[tabindex='0']").focus();
  for (const _ of ["shown", "played"]) await page.keyboard.press("Enter");
  await right(page);
  await button(page, "Next").press("Enter");
  await step(page, 2, 7);
  await expect(button(page, "Skip")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("rules");
  await page.goForward();
  // Where one was.
  await step(page, 2, 7);
});

test("the page of a game has its variants, each with a lesson, and plays the chosen one", async ({
  page,
  file,
}) => {
  await page.goto(`${file}#lesson-nothing`);
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
  await button(page, "Dog").click();
  await choiceOf(page, "Variant", "Royal").check();
  await button(page, "Lesson Dog: Royal").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dog: Royal");
  await step(page, 1, 8);
  await button(page, "Close").click();
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
  expect(await saved(page)).toEqual([]);
  await button(page, "Play Dog").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dog Royal");
});

test.describe("on the smallest phone, in German", () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: "de" });
  const say = teller("de");

  test("every lesson fits, has hints and can be skipped", async ({ page, file }) => {
    test.setTimeout(120_000);
    for (const [id, { steps }] of Object.entries(LESSONS)) {
      await page.goto("about:blank");
      await page.goto(`${file}#${id}`);
      for (let step = 1; step <= steps.length; step++) {
        await expect(page.locator(".seats")).toContainText(`Schritt ${step} `);
        expect(await tooWide(page), `${id}, step ${step}`).toEqual([]);
        if (step === 1) {
          await button(page, say("hint")).click();
          await expect(page.locator(".board-grid [data-hint]").first()).toBeAttached();
        }
        await button(page, say("learn-next", { done: "no" })).click();
      }
      await button(page, say("play")).click();
      await expect(page).toHaveURL(/#play$/);
    }
  });
});
