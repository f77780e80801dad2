/** What must be loaded before a route's screen can be shown. */
import type { GameId } from "../engine/types";
import { LESSONS } from "../games/lessons";
import { GAMES } from "../games/registry";
import type { Saves } from "../storage/saves";
import { shownHere } from "../storage/storage";
import { Code, type Part } from "./part";
import { PHONES } from "./phones/load";
import { codeOfGames, gamesNamed, MORE, PLAY, partsOfSaves, puzzlesOf, RULES } from "./preload";
import type { Route } from "./router";

/** Home, which an element does without. */
export const HOME = new Code(() => import("./screens/home/home-screen"));

/** The parts that a route's screen needs, as far as they are known without the saves. */
export function partsOf(route: Route, saves: Saves | null): Part[] {
  const played = [RULES, PLAY];
  switch (route.screen) {
    case "home":
      return [HOME, ...(saves ? partsOfSaves(saves) : [])];
    case "start":
      return [...played, codeOfGames(gamesNamed(route.game))];
    case "puzzle": {
      const games = gamesNamed(route.game);
      return [...played, MORE, codeOfGames(games), ...games.map(puzzlesOf)];
    }
    case "lesson":
      return [...played, MORE, codeOfGames(gamesNamed(LESSONS[route.lesson]?.game))];
    case "play":
      return [...played, codeOfGames(gamesNamed(saves ? keptGame(saves) : undefined))];
    case "rules":
      return [...played, MORE, codeOfGames(GAMES)];
    case "table":
      return [...played, MORE, PHONES, codeOfGames(GAMES)];
    case "record":
      return [...played, codeOfGames(GAMES)];
  }
}

/** The game that continues after a reload. */
function keptGame(saves: Saves): GameId | undefined {
  const shown = shownHere();
  const save = shown ? saves.get(shown) : saves.list()[0];
  return save?.game;
}
