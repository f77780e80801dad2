/** The page by itself: the single file and the site. */
import { startRules } from "./engine/wasm/start";
import { languageOf } from "./i18n/negotiate";
import { loadWords } from "./i18n/words";
import { Saves } from "./storage/saves";
import { readSettings } from "./storage/settings";
import { openStorage } from "./storage/storage";
import { mount } from "./ui/mount";
import { loadParts } from "./ui/part";
import { loadNext, partsOf } from "./ui/preload";
import { routeNow } from "./ui/router";

/** Until the first frame: before, Chromium may not know the page yet, shows it an empty storage and forgets all that it ever writes. */
const framed = async (): Promise<unknown> =>
  performance.getEntriesByType("paint").length > 0 || new Promise(requestAnimationFrame);

async function start(root: HTMLElement): Promise<void> {
  const rules = startRules();
  // Loads the likeliest language before the storage can be read.
  loadWords(languageOf("auto")).catch(() => {});
  loadParts(partsOf(routeNow(), null)).catch(() => {});
  await framed();
  const storage = openStorage();
  const language = languageOf(readSettings(storage).language);
  await Promise.all([
    loadWords(language).catch(() => loadWords("en")),
    loadParts(partsOf(routeNow(), new Saves(storage))),
  ]);
  const starting = [...root.childNodes];
  const home = document.getElementById("home");
  while (home?.hasAttribute("data-pressed")) await new Promise(requestAnimationFrame);
  const app = mount(root);
  if (home) touchAgain(root, home.dataset);
  loadNext();
  await rules.catch((error) => {
    // No game can start: shows the reason again.
    app.destroy();
    root.replaceChildren(...starting);
    throw error;
  });
}

/** Repeats on home a touch that hit its markup (index.html) before the script came. */
function touchAgain(root: HTMLElement, { touched, game }: DOMStringMap): void {
  const within = game ? root.querySelector(`[data-game="${CSS.escape(game)}"]`) : root;
  const buttons = [...(within?.querySelectorAll("button") ?? [])];
  if (touched) buttons.find(({ textContent }) => textContent === touched)?.click();
}

const root = document.getElementById("app");
// The script before this one has told where the browser is too old.
if (root && !document.getElementById("old")) start(root).catch(reportError);
