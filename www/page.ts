/** The page by itself: the single file and the site. */

import { wasmModule } from "#wasm";
import { initSync } from "./api/sobremesa";
import { GAMES, loadGames } from "./games/registry";
import { languageOf } from "./shell/app";
import { mount } from "./shell/mount";
import { gamesOf } from "./shell/needs";
import { routeNow } from "./shell/router";
import { Saves } from "./store/saves";
import { readSettings } from "./store/settings";
import { openStorage } from "./store/storage";
import { loadWords } from "./words/words";

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
  loadGames().catch((error) => app.trouble("unknown", error));
}

const root = document.getElementById("app");
// The script before this one has told where the browser is too old.
if (root && !document.getElementById("old")) start(root).catch(reportError);
