/** The puzzle of a day: the game screen with a coach that sets the task and plays the replies. */
import { findGame, loadedGame } from "../../../games/registry";
import { dayOf, today } from "../../../puzzles/day";
import type { Page } from "../../page";
import type { Route } from "../../router";
import { GameScreen } from "../game/game-screen";
import type { Screen } from "../screen";
import { Solver } from "./solver";

/** The day on which each visit began. It stays the same past midnight and in another language. */
const visits = new WeakMap<Route, number>();

/** Makes the screen of a game's puzzle, today's if no date is given. Null if the game has no puzzles. */
export function puzzleScreen(page: Page, game: string, date?: string): Screen | null {
  const found = findGame(game);
  if (!found?.puzzles) return null;
  const { route } = page.router;
  const now = visits.get(route) ?? today();
  visits.set(route, now);
  const day = dayOf(date ?? "") ?? now;
  // The author of an embedding page may be ahead of the reader's clock; otherwise future puzzles stay hidden.
  const shown = date !== undefined && date === page.options.puzzle?.date ? day : Math.min(day, now);
  return new PuzzleScreen(new Solver(page, loadedGame(found.id), shown, now));
}

class PuzzleScreen extends GameScreen {
  readonly #solver: Solver;

  constructor(solver: Solver) {
    super(solver.game, solver);
    this.#solver = solver;
    // The screen announces the step first.
    solver.session.subscribe(({ kind }) => kind === "step" && solver.stepped());
  }

  override leave(): void {
    super.leave();
    this.#solver.session.destroy();
  }
}
