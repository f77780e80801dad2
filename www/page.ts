/** The page by itself: the single file and the site. */
import { wasmModule } from "#wasm";
import { initSync } from "./engine/sobremesa";
import { GAMES, loadGames } from "./games/registry";
import { loadWords } from "./i18n/words";
import { Saves } from "./storage/saves";
import { readSettings } from "./storage/settings";
import { openStorage } from "./storage/storage";
import { languageOf } from "./ui/app";
import { mount } from "./ui/mount";
import { gamesOf } from "./ui/preload";
import { routeNow } from "./ui/router";

async function start(root: HTMLElement): Promise<void> {
  const rules = wasmModule();
  // Before, Chromium may not know the page yet, shows it an empty storage and forgets all that it ever writes.
  await new Promise(requestAnimationFrame);
  const storage = openStorage();
  const language = languageOf(readSettings(storage));
  // Everything is in the single file. The site loads what is seen first, then the games that may be wanted next.
  const first = __TARGET__ === "file" ? GAMES : gamesOf(routeNow(), new Saves(storage));
  await Promise.all([
    rules.then(initSync),
    loadWords(language).catch(() => loadWords("en")),
    loadGames(first),
  ]);
  const app = mount(root);
  loadGames().catch((error) => app.reportError("unknown", error));
}

const root = document.getElementById("app");
// The script before this one has told where the browser is too old.
if (root && !document.getElementById("old")) start(root).catch(reportError);
