/** The puzzle of a day: the game screen with a coach that sets the task and plays the replies. */
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { GameId } from "../../../engine/types";
import { loadedGame } from "../../../games/registry";
import { dayOf } from "../../../puzzles/day";
import type { Page } from "../../page";
import { GameScreen } from "../game/game-screen";
import { Solver } from "./solver";

/** The screen of a game's puzzle, today's if no date is given. */
export function PuzzleScreen(props: {
  page: Page;
  game: GameId;
  date: string | undefined;
}): JSX.Element {
  const { page, game, date } = props;
  const [solver] = useState(() => solverOf(page, game, date));
  useLayoutEffect(() => {
    // The screen announces the step first.
    solver.session.subscribe(({ kind }) => kind === "step" && solver.stepped());
    return () => solver.session.destroy();
  }, [solver]);
  return <GameScreen game={solver.game} coach={solver} />;
}

function solverOf(page: Page, game: GameId, date: string | undefined): Solver {
  const now = page.today;
  const day = dayOf(date ?? "") ?? now;
  // The author of an embedding page may be ahead of the reader's clock; otherwise future puzzles stay hidden.
  const shown = date !== undefined && date === page.options.puzzle?.date ? day : Math.min(day, now);
  return new Solver(page, loadedGame(game), shown, now);
}
