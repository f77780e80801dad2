/** The exact cost of each choice of a puzzle. */
import type { LoadedGame } from "../../../games/registry";
import type { Puzzle } from "../../../puzzles/file";
import { priceOf } from "../../../puzzles/judge";
import type { App } from "../../app";
import { Figures, percent } from "../../components/numbers";
import { costOf } from "./results";

/** The number of decimals of a percentage. */
const DIGITS = 2;

/** Opens the table of all choices, the best first, with the `chosen` one marked. */
export function openPrices(
  app: App,
  { phrases }: LoadedGame,
  puzzle: Extract<Puzzle, { goal: "chance" }>,
  chosen: string,
): void {
  const head = ["", app.say("puzzle-chance"), app.say("puzzle-price")];
  app.dialogs.open(() => ({
    title: app.say("puzzle-prices"),
    look: "sheet",
    body: (
      <Figures
        head={head}
        rows={puzzle.chances.map(({ notation, percent: chance }) => {
          const move = phrases.short(app.words, notation, []);
          return [
            app.say("puzzle-choice", { move, yours: notation === chosen ? "yes" : "no" }),
            { text: percent(app, chance / 100, DIGITS), share: chance / 100 },
            costOf(app, priceOf(puzzle, notation) ?? 0),
          ];
        })}
      />
    ),
  }));
}
