/** The exact cost of each choice of a puzzle. */
import type { LoadedGame } from "../../../games/registry";
import type { Puzzle } from "../../../puzzles/file";
import { priceOf } from "../../../puzzles/judge";
import { Figures } from "../../components/numbers";
import type { Page } from "../../page";
import { percentOf } from "./results";

/** Opens the table of all choices, the best first, with the `chosen` one marked. */
export function openPrices(
  page: Page,
  { phrases }: LoadedGame,
  puzzle: Extract<Puzzle, { goal: "chance" }>,
  chosen: string,
): void {
  const head = ["", page.say("puzzle-chance"), page.say("puzzle-price")];
  page.dialogs.open(() => ({
    title: page.say("puzzle-prices"),
    look: "sheet",
    body: (
      <Figures
        head={head}
        rows={puzzle.chances.map(({ notation, percent: chance }) => {
          const move = phrases.short(page.words, notation, []);
          return [
            page.say("puzzle-choice", { move, yours: notation === chosen ? "yes" : "no" }),
            { text: percentOf(page, chance), share: chance / 100 },
            percentOf(page, priceOf(puzzle, notation) ?? 0),
          ];
        })}
      />
    ),
  }));
}
