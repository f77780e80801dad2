// All games and languages, as in a page that has loaded them.
import { loadGames } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { loadTexts, loadWords } from "../../www/i18n/words";

/** The games with their code. */
export const GAMES = await loadGames();
await Promise.all([...LANGUAGES.map(loadWords), ...GAMES.map(({ id }) => loadTexts(id))]);
