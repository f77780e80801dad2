// All games and languages, as in a page that has loaded them.
import { loadGames } from "../../www/games/registry";
import { LANGUAGES } from "../../www/words/negotiate";
import { loadWords } from "../../www/words/words";

await loadGames();
await Promise.all(LANGUAGES.map(loadWords));
