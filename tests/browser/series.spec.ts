// Series in any game: the players on the score sheet, the scores, and enough space on small screens.
import type { Page } from "@playwright/test";
import type { GameId } from "../../www/engine/types";
import { button, expect, hurried, openLink, status, test, twoPeople } from "./fixtures";
import { hashOf, rules } from "./player";

/** The record of a series, of which so many games have been played somehow. */
async function played(
  game: GameId,
  series: string,
  games: number,
  seats?: number,
): Promise<{ record: string; winners: number[] }> {
  const { Series } = await rules();
  const whole = new Series(game, { options: { series }, seed: "x", ...(seats && { seats }) });
  let winners: number[] = [];
  for (let left = games; left > 0; left--) {
    const match = whole.match();
    while (!match.outcome()) {
      const moves = match.turn().kind === "chance" ? [] : match.legalMoves();
      const move = moves[(match.ply * 7) % moves.length];
      if (move) match.play(move.notation);
      else match.resolveChance();
    }
    whole.keep(match.record());
    winners = match.outcome()?.winners ?? [];
    if (left > 1) expect(whole.next()).toBe(true);
  }
  return { record: whole.record(), winners };
}

test.use({ setup: twoPeople() });

const rows = (page: Page) => page.getByRole("dialog").getByRole("table").first().getByRole("row");

test("people without names keep their column", async ({ page, file }) => {
  const { record, winners } = await played("gobblet", "games:2", 1);
  await page.goto(file);
  await openLink(page, `${file}${hashOf(record)}`);
  const won = winners[0] === 0 ? /110$/ : /101$/;
  await button(page, "Score sheet").click();
  await expect(rows(page).first()).toHaveText("GamePlayer 1 (White)Player 2 (Black)");
  await expect(rows(page).nth(1)).toHaveText(won);
  await page.keyboard.press("Escape");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Gobblet Game 1");
  await button(page, "Next game").click();
  await expect(title).toHaveText("Gobblet Game 2");
  await expect(page).toHaveTitle("Gobblet Game 2 · Sobremesa");
  await page.keyboard.press("?");
  const standing = /Series: Player 1 \(Black\): \d, Player 2 \(White\): \d/;
  await expect(page.getByRole("dialog")).toContainText(standing);
  await page.keyboard.press("Escape");
  await button(page, "Menu").click();
  await button(page, "Score sheet").click();
  await expect(rows(page).first()).toHaveText("GamePlayer 1 (Black)Player 2 (White)");
  await expect(rows(page).nth(1)).toHaveText(won);
});

test("partners are one side, and add their points", async ({ page, file }) => {
  const { record, winners } = await played("dog", "games:2", 1);
  await page.goto(file);
  await openLink(page, `${file}${hashOf(record)}`);
  const first = winners.includes(0);
  await expect(status(page)).toContainText(
    `Series: Blue A and Yellow C: ${first ? 1 : 0}, Red B and Green D: ${first ? 0 : 1}`,
  );
  await button(page, "Score sheet").click();
  await expect(rows(page).first()).toHaveText("GameBlue A and Yellow CRed B and Green D");
  await expect(rows(page).nth(1)).toHaveText(first ? "110" : "101");
  const points = page.getByRole("dialog").getByRole("table").last().getByRole("row").nth(1);
  await expect(points).toHaveText(first ? /^18\d$/ : /^1\d8$/);
});

test("the next game resumes after a reload", async ({ page, file }) => {
  const { Match, Series } = await rules();
  const { record, winners } = await played("cock-bull", "games:3", 1);
  await hurried(page);
  await page.goto(file);
  await openLink(page, `${file}${hashOf(record)}`);
  const score = winners[0] === 0 ? [1, 0] : [0, 1];
  const standing = `Series: Player 1: ${score[0]}, Player 2: ${score[1]}`;
  await expect(status(page)).toContainText(standing);
  // Rolls in the list of moves also belong to a seat.
  const roll = page.locator(".move[title^=roll]").first();
  await expect(roll).toHaveAttribute("data-mark", /red|black/);
  await expect(page.locator(".move[data-mark='']")).toHaveCount(0);
  await button(page, "Next game").click();
  await expect(button(page, "Replay")).toBeHidden();
  await page.waitForSelector(".board-grid [data-can]");
  const text = async (): Promise<string> => {
    await button(page, "Menu").click();
    await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    const shared = await dialog.getByLabel("The game as text").inputValue();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    return shared;
  };
  const shared = await text();
  expect(Series.fromRecord(shared).sheet().games).toHaveLength(2);
  // The closed dialogs' step back in the history may come in between.
  await expect(() => page.reload()).toPass();
  await page.waitForSelector(".board-grid [data-can]");
  expect(await text()).toBe(shared);
  expect(() => Match.fromRecord(shared)).toThrow();
});
