/** What a screen needs before it can be shown. */
import type { GameId } from "../engine/types";
import type { GameDefinition } from "../games/define";
import { LESSONS } from "../games/lessons";
import { loadPuzzles, puzzlesLoaded } from "../games/puzzles";
import { GAMES } from "../games/registry";
import type { Saves } from "../storage/saves";
import { shownHere } from "../storage/storage";
import type { Route } from "./router";

/** The games whose code it needs, as far as that is known without the saves. */
export function gamesOf(route: Route, saves: Saves | null): readonly GameDefinition[] {
  const named = (...games: (string | undefined)[]): GameDefinition[] =>
    GAMES.filter(({ id }) => games.includes(id));
  switch (route.screen) {
    case "home":
      return named(...(saves?.list() ?? []).map(({ game }) => game));
    case "start":
      return named(route.game);
    case "puzzle":
      return named(route.game);
    case "lesson":
      return named(LESSONS[route.lesson]?.game);
    case "play":
      return named(saves ? keptGame(saves) : undefined);
    default:
      return GAMES;
  }
}

/** Whether all that it needs of a game besides its code is there: the puzzles. */
export const puzzlesReady = (route: Route): boolean => puzzledIn(route).every(puzzlesLoaded);

/** Loads it. */
export async function loadMore(route: Route): Promise<void> {
  await Promise.all(puzzledIn(route).map(loadPuzzles));
}

const puzzledIn = (route: Route): GameDefinition[] =>
  route.screen === "puzzle" ? GAMES.filter(({ id }) => id === route.game) : [];

/** The game that goes on after a reload. */
function keptGame(saves: Saves): GameId | undefined {
  const shown = shownHere();
  const save = shown ? saves.get(shown) : saves.list()[0];
  return save?.game;
}
