// Puzzles of the day: solved on the board, saved, and shared without their answers; the same in an element.
import type { Locator, Page } from "@playwright/test";
import type { GameId } from "../../www/engine/types";
import { axe, button, desk, expect, labels, open, phone, status, test } from "./fixtures";
import { call, note, told } from "./special/blog";
import { covered, tooWide } from "./special/fits";
import { arrows, DAY, finger, pressed, type Reach, Solved, THURSDAY } from "./special/puzzles";

/** The clock stands still on a day, and timers go on. */
const on = (page: Page, date: string): Promise<void> =>
  page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const saved = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("save:")));

/** The day of the puzzle that is shown. */
const day = (page: Page): Locator => page.locator(".seats");

/** Opens the puzzle that a game has on the Thursday. */
async function openPuzzle(page: Page, home: string, id: GameId, reach: Reach): Promise<Solved> {
  await on(page, THURSDAY);
  await page.goto(`${home}#puzzle-${id}`);
  await expect(day(page)).not.toBeEmpty();
  return Solved.sit(page, id, DAY, reach);
}

/** The text for a solution at the first try. */
const FIRST = "✓ Solved on the first try.";

test.describe("on a phone", () => {
  test.use(phone);

  test("from the home screen to its end, by touch", async ({ page, file }) => {
    await on(page, THURSDAY);
    await page.goto(file);
    await button(page, "Today’s puzzles").tap();
    await page.getByRole("dialog").getByRole("button", { name: "Gobblet", exact: true }).tap();
    await expect(heading(page)).toContainText("Puzzle: Gobblet");
    // The first one of a person is this week's easiest.
    await expect(page).toHaveURL(/#puzzle-gobblet-2026-11-23$/);
    await expect(day(page)).toHaveText("Nov 23");
    await (await Solved.sit(page, "gobblet", DAY - 3, finger)).toEnd();
    await expect(status(page)).toContainText(`${FIRST} You have four `);
    await expect(page.getByRole("log")).toContainText(FIRST);
    // A puzzle is neither saved nor counted as a game.
    expect(await saved(page)).toEqual([]);
    await button(page, "Puzzles").tap();
    await page.getByRole("dialog").getByRole("button", { name: "Gobblet", exact: true }).tap();
    await expect(day(page)).toHaveText("Nov 26");
    await (await Solved.sit(page, "gobblet", DAY, finger)).toEnd();
    // The second took the place of the first.
    await button(page, "Close").tap();
    await expect(heading(page)).toHaveText("Sobremesa");
    await button(page, "Today’s puzzles").tap();
    await expect(button(page, "Gobblet, solved")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Games under way")).toBeHidden();
    await button(page, "Statistics").tap();
    const counted = "Finish a game to see your results here";
    await expect(page.getByRole("dialog")).toContainText(counted);
  });

  test("a wrong try is explained, taken back and counted", async ({ page, file }) => {
    const solved = await openPuzzle(page, file, "gobblet", finger);
    const before = await labels(page);
    const board = page.locator(".board-area .board");
    const beside = () => board.tap({ position: { x: 2, y: 2 } });
    const wrong = solved.moves
      .map(({ notation }) => notation)
      .filter((notation) => notation !== solved.right && !solved.match.preview(notation).outcome);
    await solved.try(wrong[0] ?? "");
    await expect(status(page)).toContainText("That doesn’t work: White ");
    // The board shows the answer until a touch, then the puzzle again.
    await button(page, "Try again").tap();
    await expect.poll(() => labels(page)).toEqual(before);
    await solved.try(wrong[1] ?? "");
    await expect(status(page)).toContainText("That doesn’t work: White ");
    await beside();
    await solved.toEnd();
    await expect(status(page)).toContainText("✓ Solved on try 3.");
    // A second time counts nothing, and says so.
    await page.reload();
    await expect(status(page)).toContainText("Already finished; this try doesn’t count.");
    await (await Solved.sit(page, "gobblet", DAY, finger)).toEnd();
    await expect(status(page)).toContainText("✓ Solved on try 3.");
  });

  test.describe("on the smallest screen", () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });

    test("a hint shows a choice of the move, then the move", async ({ page, file }) => {
      const solved = await openPuzzle(page, file, "muros", finger);
      const move = solved.moves.find(({ notation }) => notation === solved.right);
      const pointed = page.locator(".board-grid [data-hint]");
      await button(page, "Hint").tap();
      await expect(pointed).toHaveCount(1);
      expect(move?.path).toContain(await pointed.getAttribute("data-place"));
      await button(page, "Hint").tap();
      await expect(pointed.nth(1)).toBeAttached();
      const places = await pointed.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset.place ?? ""),
      );
      // The counters to keep are offered after the card is placed.
      const expected = new Set(move?.path.filter((place) => !place.startsWith("take:")));
      expect([...new Set(places)].sort()).toEqual([...expected].sort());
      await solved.toEnd();
      await expect(status(page)).toContainText("✓ Solved with a hint.");
      await expect(button(page, "Share")).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  });

  test("Cock & Bull: each choice has its price", async ({ page, file }) => {
    const solved = await openPuzzle(page, file, "cock-bull", finger);
    const { puzzle } = solved;
    if (puzzle.goal !== "chance") throw new Error("no choices");
    await expect(button(page, "What each choice costs")).toHaveCount(0);
    const [best, ...others] = puzzle.chances;
    const worst = others.at(-1);
    if (!best || !worst) throw new Error("one choice");
    const percent = (value: number): string => `${value.toFixed(2)}%`;
    const price = percent(best.percent - worst.percent);
    await solved.try(worst.notation);
    await expect(status(page)).toContainText(`That lowers your winning chance by ${price}.`);
    await button(page, "What each choice costs").tap();
    const rows = page.getByRole("dialog").locator("tbody tr");
    await expect(rows).toHaveCount(puzzle.chances.length);
    await expect(rows.first()).toContainText(`${percent(best.percent)}0.00%`);
    await expect(rows.last()).toContainText("(your choice)");
    await expect(rows.last()).toContainText(`${percent(worst.percent)}${price}`);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await button(page, "Close").tap();
    await button(page, "Today’s puzzles").tap();
    await button(page, "Cock & Bull, not solved").tap();
    await expect(status(page)).toContainText("Already finished; this try doesn’t count.");
  });
});

test("a shared line reveals no move", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const solved = await openPuzzle(page, site, "gobblet", arrows);
  await page.locator(".board-grid button[tabindex='0']").focus();
  await solved.toEnd();
  await button(page, "Share").click();
  const line = "Sobremesa, Gobblet, Nov 26: solved on the first try";
  await expect(page.getByRole("complementary").getByText(line)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: () => false });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await button(page, "Share").click();
  const shown = page.getByRole("dialog", { name: "Copy by hand" });
  await expect(shown.getByRole("textbox")).toHaveValue(line);
});

test("earlier days can be looked at, and none that is to come", async ({ page, file }) => {
  await on(page, THURSDAY);
  await page.goto(`${file}#puzzle-gobblet-2026-12-24`);
  await expect(day(page)).toHaveText("Nov 26");
  await expect(button(page, "Next day")).toHaveAttribute("aria-disabled", "true");
  // The title is there before the places are.
  await expect.poll(async () => (await labels(page)).length).toBeGreaterThan(0);
  const board = await labels(page);
  await button(page, "Previous day").press("Enter");
  await expect(day(page)).toHaveText("Nov 25");
  await expect(page).toHaveURL(/#puzzle-gobblet-2026-11-25$/);
  await expect.poll(() => labels(page)).not.toEqual(board);
  await button(page, "Next day").press("Enter");
  await expect(day(page)).toHaveText("Nov 26");
  await expect(page).toHaveURL(/#puzzle-gobblet$/);
  await expect.poll(() => labels(page)).toEqual(board);
  await button(page, "Close").click();
  await expect(heading(page)).toHaveText("Sobremesa");
  // The first one of all.
  await page.goto(`${file}#puzzle-gobblet-2026-01-05`);
  await expect(day(page)).toHaveText("Jan 5");
  await expect(button(page, "Previous day")).toHaveAttribute("aria-disabled", "true");
  // A game without puzzles and an invalid date.
  await page.goto(`${file}#puzzle-chess`);
  await expect(heading(page)).toHaveText("Sobremesa");
  await page.goto(`${file}#puzzle-gobblet-2026-02-30`);
  await expect(day(page)).toHaveText("Nov 26");
});

test.describe("in someone’s page", () => {
  test.use(desk);

  const embed = async (page: Page, url: (path: string) => string, said: string[]) => {
    const script = `<script src="${url("dist/site/embed.js")}"></script>`;
    const elements = said.map((each) => `<sobremesa-game motion="off" ${each}></sobremesa-game>`);
    await note(page);
    await open(page, url("blog.html"), `<h1>A blog</h1>${script}${elements.join("")}`);
  };

  test("an element shows the site's puzzle", async ({ page, file, url }) => {
    await on(page, THURSDAY);
    await page.goto(`${file}#puzzle-muros`);
    await expect(page.locator(".seats")).toHaveText("Nov 26");
    const places = await labels(page);
    await embed(page, url, [
      'game="muros" puzzle="daily"',
      `game="muros" puzzle="${THURSDAY}"`,
      'game="muros" puzzle="2026-12-24"',
      'game="gobblet" puzzle="tomorrow"',
    ]);
    const games = page.locator("sobremesa-game");
    for (const [at, date] of ["Nov 26", "Nov 26", "Dec 24"].entries()) {
      const game = games.nth(at);
      await game.scrollIntoViewIfNeeded();
      await expect(game.locator(".seats")).toHaveText(date);
      await expect(game.getByRole("button", { name: "Close" })).toHaveCount(0);
      const own = await game
        .locator(".board-grid button")
        .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
      // In another width the scores may come elsewhere.
      if (at < 2) expect(own.sort()).toEqual(places.sort());
      else expect(own.sort()).not.toEqual(places.sort());
    }
    // An invalid day is reported to the page's author, and a game starts instead.
    await games.nth(3).scrollIntoViewIfNeeded();
    await expect(games.nth(3).getByRole("toolbar")).toContainText("Undo");
    const troubles = (await told(page)).filter(({ kind }) => kind !== "ready");
    expect(troubles).toMatchObject([
      {
        kind: "trouble",
        code: "bad-setup",
        attribute: "puzzle",
        message: '"tomorrow" is neither `daily` nor a date since 2026-01-05',
      },
    ]);
  });

  test("an element's puzzle is solved and changed", async ({ page, url }) => {
    await on(page, THURSDAY);
    await embed(page, url, ['game="gobblet" puzzle="daily"']);
    const game = page.locator("sobremesa-game");
    const solved = await Solved.sit(page, "gobblet", DAY, pressed);
    await solved.toEnd();
    await expect(game.locator(".status")).toContainText(FIRST);
    expect(await call(game, "play", "D@b2")).toBe("not-now");
    await game.getByRole("button", { name: "Previous day" }).click();
    await expect(game.locator(".seats")).toHaveText("Nov 25");
    // A reader who doesn't know the game can open its rules and return to the puzzle.
    await game.getByRole("button", { name: "Rules" }).click();
    await expect(game.getByRole("heading", { name: "Gobblet" })).toBeVisible();
    await game.getByRole("button", { name: "Back" }).click();
    await expect(game.locator(".seats")).toHaveText("Nov 25");
    await game.evaluate((element) => element.setAttribute("game", "dog"));
    await expect(game.getByRole("heading")).toContainText("Puzzle: Dog");
    await game.evaluate((element) => element.removeAttribute("puzzle"));
    await expect(game.getByRole("toolbar")).toContainText("Undo");
  });
});

test.describe("over midnight", () => {
  test.use({ ...phone, timezoneId: "Europe/Berlin" });

  test("a puzzle counts for its day after midnight", async ({ page, site }) => {
    await page.clock.setFixedTime(new Date("2026-11-26T23:58:00+01:00"));
    await page.goto(`${site}#puzzle-gobblet`);
    await expect(day(page)).toHaveText("Nov 26");
    await page.clock.setFixedTime(new Date("2026-11-27T00:02:00+01:00"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(day(page)).toHaveText("Nov 26");
    await (await Solved.sit(page, "gobblet", DAY, finger)).toEnd();
    await expect(status(page)).toContainText(FIRST);
    const kept = await page.evaluate(() => localStorage.getItem("sobremesa:puzzles"));
    expect(JSON.parse(kept ?? "").results).toMatchObject([{ day: DAY, solved: DAY }]);
    await expect(button(page, "Next day")).toBeEnabled();
  });

  test("home shows the new day's puzzles at midnight", async ({ page, site }) => {
    const result = { game: "gobblet", day: DAY, wrong: 0, hint: false, solved: DAY };
    await page.addInitScript(
      (text) => localStorage.setItem("sobremesa:puzzles", text),
      JSON.stringify({ v: 1, results: [result] }),
    );
    await page.clock.install({ time: new Date("2026-11-26T23:59:50+01:00") });
    await page.goto(site);
    await button(page, "Today’s puzzles").click();
    const ticked = page.getByRole("button", { name: "Gobblet, solved" });
    await expect(ticked).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(ticked).toBeHidden();
    // The clock is set back while one looks, and forward while the page sleeps.
    await page.clock.setSystemTime(new Date("2026-11-26T12:00:00+01:00"));
    await page.clock.runFor(60_000);
    await expect(ticked).toBeVisible();
    for (const [kind, target] of [
      ["visibilitychange", "document"],
      ["pageshow", "window"],
      ["focus", "window"],
    ] as const) {
      await page.clock.setSystemTime(new Date("2026-11-27T12:00:00+01:00"));
      const happen = `${target}.dispatchEvent(new Event("${kind}"))`;
      await page.evaluate(happen);
      await expect(ticked).toBeHidden();
      await page.clock.setSystemTime(new Date("2026-11-26T12:00:00+01:00"));
      await page.evaluate(happen);
      await expect(ticked).toBeVisible();
    }
  });
});
