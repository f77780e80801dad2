// Cock & Bull in the page: a whole game by touch, real dice, dice that wait, a series.
import type { Locator, Page } from "@playwright/test";
import { hurried, seeded } from "./anyone";
import { expect, phone, test, twoPeople } from "./fixtures";
import { hashOf, openLink, recordNamed } from "./links";
import { rules } from "./player";

const status = (page: Page): Locator => page.getByRole("region", { name: "What is going on" });
const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
/** Places where something can be done. */
const lit = (page: Page): Locator =>
  page.locator(".board-grid").getByRole("button", { name: /, (place a chip here|can )/ });

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error("no such place");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits, for as long as dice may leave one no choice, until a person may act (true) or the game is over. */
async function awaited(page: Page): Promise<boolean> {
  const over = button(page, "Replay");
  await lit(page).or(over).first().waitFor({ timeout: 40_000 });
  return !(await over.isVisible());
}

async function tap(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middle(place);
  await page.touchscreen.tap(x, y);
}

/** Does something and waits for the step that comes of it, as the save tells: what is said may come back the same. */
async function stepped(page: Page, act: () => Promise<void>): Promise<void> {
  const other = (before: string) => {
    const saved = Object.entries(localStorage)
      .filter(([key]) => key.includes("save:"))
      .join();
    return saved !== before && saved;
  };
  const before = await page.evaluate(other, "");
  await act();
  await page.waitForFunction(other, before || "");
}

/** The record as it is offered to be copied. */
async function shared(page: Page): Promise<string> {
  await button(page, "More").click();
  await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  const record = await dialog.getByLabel("The game as text").inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  return record;
}

const rollsOf = (record: string): string[] => record.match(/(roll|die):\w+/g) ?? [];

test.describe("on a phone", () => {
  test.use(phone);

  test("a whole game by touch", async ({ page, file }) => {
    test.setTimeout(120_000);
    // Sixteen decisions.
    await seeded(page, 8);
    await hurried(page);
    await page.goto(file);
    await button(page, "Play Cock & Bull").tap();
    while (await awaited(page)) {
      await stepped(page, () => tap(page, lit(page).first()));
    }
    await expect(status(page)).toContainText(/You win!|\p{L} wins!/u);
    await expect(status(page)).toContainText(/points/);
    const { Match } = await rules();
    const match = Match.fromRecord(await shared(page));
    expect(match.outcome()?.winners).toHaveLength(1);
  });

  test.describe("with real dice", () => {
    test.use({ setup: twoPeople({ dice: "manual" }) });

    test("what people roll is entered, and can be taken back", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Cock & Bull").tap();
      for (const name of ["Monkey", "Cock"]) await button(page, name).tap();
      await tap(page, lit(page).first());
      for (const name of ["Bull & Monkey", "Cock & Monkey", "Two Bulls"]) {
        await button(page, name).tap();
      }
      await expect(status(page)).toContainText("Two Bulls");
      await button(page, "Undo").tap();
      await button(page, "Two Monkeys").tap();
      await expect(status(page)).toContainText("Only one move is possible: it is played for you.");
      await expect(button(page, "Two Cocks")).toBeVisible();
      expect(rollsOf(await shared(page))).toEqual([
        "die:M",
        "die:C",
        "roll:BM",
        "roll:CM",
        "roll:MM",
      ]);
    });

    test("a roll entered leaves the keyboard on the board: Enter again enters nothing", async ({
      page,
      file,
    }) => {
      await page.goto(file);
      await button(page, "Play Cock & Bull").tap();
      await button(page, "Monkey").press("Enter");
      await expect(page.locator(".board-grid :focus")).toHaveCount(1);
      expect(rollsOf(await shared(page))).toEqual(["die:M"]);
    });
  });
});

test.describe("dice that wait", () => {
  test.use({
    ...phone,
    setup: twoPeople(),
    settings: { speed: "off" },
    rolls: false,
  });

  const rolls = async (page: Page): Promise<number> => rollsOf(await shared(page)).length;

  test("roll by a tap on them, by the button at the thumb, and by keys", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Play Cock & Bull").tap();
    await expect(status(page)).toContainText("Player 1 to move. Roll to start");
    expect(await rolls(page)).toBe(0);
    const dice = page.locator("[data-place=dice]");
    await stepped(page, () => tap(page, dice));
    await expect(status(page)).toContainText("Player 2 to move. Roll to start");
    expect(await rolls(page)).toBe(1);
    await stepped(page, () => button(page, "Roll").tap());
    expect(await rolls(page)).toBe(2);
    for (const key of ["Space", "Enter"]) {
      const choice = page.locator(".board-grid [data-can]:not([data-place=dice])").first();
      const next = button(page, "Roll").or(choice).first();
      for (
        await expect(next).toBeVisible();
        await choice.isVisible();
        await expect(next).toBeVisible()
      )
        await stepped(page, () => tap(page, choice));
      const before = await rolls(page);
      // The keyboard is on no button.
      await page.locator(".game").focus();
      await stepped(page, () => page.keyboard.press(key));
      expect(await rolls(page)).toBe(before + 1);
    }
  });

  test("tell what each roll means, by a tap where they lie and by a button", async ({
    page,
    file,
  }) => {
    await openLink(page, file + hashOf(recordNamed("cock-bull-unfinished-act")));
    // The only answer to the last roll plays itself.
    await button(page, "Roll").tap();
    await expect(status(page)).toContainText("Two Cocks: place a chip");
    const key = page.getByRole("dialog", { name: "What the dice say" });
    await tap(page, page.locator("[data-place=dice]"));
    await expect(key.getByRole("listitem")).toHaveCount(5);
    await expect(key.getByRole("listitem").first()).toHaveText(/^Two Cocks \(9\): place a chip/);
    // Six rolls are drawn, of two dice each, and none is blank.
    const drawn = key.locator("canvas");
    await expect(drawn).toHaveCount(12);
    const inked = await drawn.evaluateAll((all) =>
      all.map((one) => (one as HTMLCanvasElement).toDataURL().length > 1000),
    );
    expect(inked).not.toContain(false);
    await page.keyboard.press("Escape");
    await expect(key).toHaveCount(0);
    // A button beside Roll does the same.
    await button(page, "What the dice say").tap();
    await expect(key).toBeVisible();
    // Beside the board, where no answer is in its row, it lies over no list of moves.
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    const asks = await page.locator(".answers-key").boundingBox();
    const panel = await page.locator(".panel").boundingBox();
    expect((asks?.y ?? 0) + (asks?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  });
});

test.describe("two people", () => {
  test.use({ hurry: true, setup: twoPeople() });

  test("a series: its score sheet, the next game, its record", async ({ page, file }) => {
    const { Match, Series } = await rules();
    const series = new Series("cock-bull", { options: { series: "games:3" }, seed: "sheet" });
    const match = series.match();
    while (!match.outcome()) {
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(match.legalMoves()[0]?.notation ?? "");
    }
    const [winner] = match.outcome()?.winners ?? [];
    series.keep(match.record());
    await page.goto(file);
    await openLink(page, `${file}${hashOf(series.record())}`);
    const score = winner === 0 ? [1, 0] : [0, 1];
    await expect(status(page)).toContainText(
      `Series: Player 1: ${score[0]}, Player 2: ${score[1]}`,
    );
    await button(page, "Score sheet").click();
    const sheet = page.getByRole("dialog", { name: "Score sheet" });
    const [won, points] = [sheet.getByRole("table").first(), sheet.getByRole("table").last()];
    await expect(won.getByRole("row", { name: /^Total/ })).toHaveText(winner === 0 ? /10$/ : /01$/);
    await expect(points.getByRole("row", { name: /^1/ })).toHaveText(
      `1${match.outcome()?.scores.join("")}`,
    );
    await page.keyboard.press("Escape");
    // In the list of moves rolls are somebody's, too.
    await expect(page.locator(".move[title^=roll]").first()).toHaveAttribute(
      "data-mark",
      /red|black/,
    );
    await expect(page.locator(".move[data-mark='']")).toHaveCount(0);
    await button(page, "Next game").click();
    await expect(button(page, "Replay")).toBeHidden();
    await awaited(page);
    const record = await shared(page);
    expect(Series.fromRecord(record).sheet().games).toHaveLength(2);
    // A reload goes on in the same game of the same series.
    // The closed dialogs' step back in the history may come in between.
    await expect(() => page.reload()).toPass();
    await awaited(page);
    expect(await shared(page)).toBe(record);
    expect(() => Match.fromRecord(record)).toThrow();
  });
});
