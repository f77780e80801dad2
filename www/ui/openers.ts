/** The dialogs of a mounted page. */
import { gameOf } from "./game";
import type { Openers, Page } from "./page";
import type { Parts } from "./parts";
import { MORE } from "./preload";

/** Opens dialogs once their code is loaded. */
export function makeOpeners(page: Page, parts: Parts): Openers {
  const open = (show: (more: typeof MORE.it) => void): void =>
    parts.open(MORE, () => show(MORE.it));
  return {
    about: () => open((more) => more.openAbout(page)),
    diceKey: (entry) => open((more) => more.openDiceKey(page, entry)),
    game: (entry) => open((more) => more.openGame(page, entry)),
    orJoin: (again) => open((more) => more.openOrJoin(page, again)),
    puzzles: () => open((more) => more.openPuzzles(page)),
    review: (session) => open((more) => more.openReview(gameOf(page, session))),
    settings: () => open((more) => more.openSettings(page)),
    // The set-up of any game reads the kinds of series from Cock & Bull's house rules.
    setup: (entry) => page.withGames([entry], () => open((more) => more.openSetup(page, entry))),
    share: (session) => open((more) => more.openShare(gameOf(page, session))),
    sheet: (session) => open((more) => more.openSheet(gameOf(page, session))),
    statistics: (games) => open((more) => more.openStatistics(page, games)),
    table: () => open((more) => more.openTable(page)),
    textToCopy: (text, called) => open((more) => more.openTextToCopy(page, text, called)),
  };
}
