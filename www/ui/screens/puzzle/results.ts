/** A puzzle's result in words: on its screen, and as a line to share without the solution. */
import type { GameId } from "../../../engine/types";
import { definitionOf } from "../../../games/registry";
import { canSend, send } from "../../../platform/send";
import { momentOf, today } from "../../../puzzles/day";
import { type PuzzleResult, streakOf } from "../../../storage/solved";
import type { App } from "../../app";
import { percent } from "../../components/numbers";

/** The number of decimals of a percentage. */
const DIGITS = 2;

/** The date of a puzzle without the year. */
export const dayName = (app: App, day: number): string =>
  momentOf(day).toLocaleDateString(app.words.language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

/** Says that a puzzle is solved, and how. */
export const solvedTold = (app: App, result: PuzzleResult | undefined): string =>
  app.say("puzzle-solved", howOf(app, result));

/** Writes the cost of a choice. */
export const costTold = (app: App, price: number): string =>
  app.say("puzzle-costs", { price: costOf(app, price) });

/** A price as a percentage of all games. */
export const costOf = (app: App, price: number): string => percent(app, price / 100, DIGITS);

const streakHere = ({ puzzles }: App, game: GameId): number =>
  streakOf(
    puzzles.list().filter((each) => each.game === game),
    today(),
  );

/** Writes the streak of days with a solved puzzle of a game; empty if there is none. */
export function streakTold(app: App, game: GameId): string {
  const count = streakHere(app, game);
  return count > 1 ? app.say("puzzle-streak", { count }) : "";
}

/** The result of a puzzle without its solution. */
export function sharedLine(app: App, result: PuzzleResult): string {
  const { game, day } = result;
  const date = dayName(app, day);
  const parts = [
    app.say("puzzle-shared", {
      date,
      game: app.say(definitionOf(game).texts.title),
      ...howOf(app, result),
    }),
  ];
  const count = streakHere(app, game);
  if (result.solved !== undefined && count > 1)
    parts.push(app.say("puzzle-shared-streak", { count }));
  return app.words.list(parts);
}

/** Shares the result with another app if the device can; otherwise copies it. */
export function shareResult(app: App, result: PuzzleResult): void {
  const text = sharedLine(app, result);
  const sent = { title: app.say("puzzle"), text };
  const copy = (): unknown => app.copy(text);
  if (canSend(sent)) void send(sent, copy);
  else copy();
}

/** How it was solved, as arguments for the texts. */
function howOf(app: App, result: PuzzleResult | undefined): Record<string, unknown> {
  const { wrong = 0, hint = false, price } = result ?? {};
  const how = price !== undefined ? "cost" : hint ? "hint" : wrong > 0 ? "tries" : "first";
  return { how, tries: wrong + 1, price: price === undefined ? "" : costOf(app, price) };
}
