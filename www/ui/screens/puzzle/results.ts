/** A puzzle's result in words: on its screen, and as a line to share without the solution. */
import type { GameId } from "../../../engine/types";
import { definitionOf } from "../../../games/registry";
import { canSend, send } from "../../../platform/send";
import { momentOf, today } from "../../../puzzles/day";
import { type PuzzleResult, streakOf } from "../../../storage/solved";
import { percent } from "../../components/numbers";
import type { Page } from "../../page";

/** The number of decimals of a percentage. */
const DIGITS = 2;

/** The date of a puzzle without the year. */
export const dayName = (page: Page, day: number): string =>
  momentOf(day).toLocaleDateString(page.words.language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

/** Says that a puzzle is solved, and how. */
export const solvedTold = (page: Page, result: PuzzleResult | undefined): string =>
  page.say("puzzle-solved", howOf(page, result));

/** Writes the cost of a choice, and the best one. */
export const costTold = (page: Page, price: number, best: string): string =>
  page.say("puzzle-costs", { price: percentOf(page, price), best });

/** A chance or a price as a percentage of all games. */
export const percentOf = (page: Page, hundredths: number): string =>
  percent(page, hundredths / 100, DIGITS);

const streakHere = ({ puzzles }: Page, game: GameId): number =>
  streakOf(
    puzzles.list().filter((each) => each.game === game),
    today(),
  );

/** Writes the streak of days with a solved puzzle of a game; empty if there is none. */
export function streakTold(page: Page, game: GameId): string {
  const count = streakHere(page, game);
  return count > 1 ? page.say("puzzle-streak", { count }) : "";
}

/** The result of a puzzle without its solution. */
export function sharedLine(page: Page, result: PuzzleResult): string {
  const { game, day } = result;
  const date = dayName(page, day);
  const parts = [
    page.say("puzzle-shared", {
      date,
      game: page.say(definitionOf(game).texts.title),
      ...howOf(page, result),
    }),
  ];
  const count = streakHere(page, game);
  if (result.solved !== undefined && count > 1)
    parts.push(page.say("puzzle-shared-streak", { count }));
  return page.words.list(parts);
}

/** Shares the result with another app if the device can; otherwise copies it. */
export function shareResult(page: Page, result: PuzzleResult): void {
  const text = sharedLine(page, result);
  const sent = { title: page.say("puzzle"), text };
  const copy = (): unknown => page.copy(text, undefined, ["puzzle-copied", { text }]);
  if (canSend(sent)) void send(sent, copy);
  else copy();
}

/** How it was solved, as arguments for the texts. */
function howOf(page: Page, result: PuzzleResult | undefined): Record<string, unknown> {
  const { wrong = 0, hint = false, price } = result ?? {};
  const how = price !== undefined ? "cost" : hint ? "hint" : wrong > 0 ? "tries" : "first";
  return { how, tries: wrong + 1, price: price === undefined ? "" : percentOf(page, price) };
}
