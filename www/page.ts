/** The entry of the page, for the single file and the site. */
import { languageOf } from "./i18n/negotiate";
import { loadWords } from "./i18n/words";
import { Saves } from "./storage/saves";
import { readSettings } from "./storage/settings";
import { openStorage } from "./storage/storage";
import { mount } from "./ui/mount";
import { loadParts } from "./ui/part";
import { RULES } from "./ui/preload";
import { loadNext, partsOf } from "./ui/route-parts";
import { routeNow } from "./ui/router";

/**
 * Waits for the first frame. Before it, Chromium may not have registered the page yet. Its storage then looks empty,
 * and nothing that the page ever writes is kept.
 */
const framed = async (): Promise<unknown> =>
  performance.getEntriesByType("paint").length > 0 || new Promise(requestAnimationFrame);

async function start(root: HTMLElement): Promise<void> {
  // Loads the likeliest language early, because the storage can't be read yet.
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
  const page = mount(root);
  if (home) touchAgain(root, home.dataset);
  loadNext();
  // Any other screen has waited for its rules.
  if (routeNow().screen !== "home") return;
  await RULES.load().catch((error) => {
    // No game can start: restores the starting screen, which shows the reason.
    page.destroy();
    root.replaceChildren(...starting);
    throw error;
  });
}

/** Repeats a touch on the prerendered home screen (index.html) that came before the script was loaded. */
function touchAgain(root: HTMLElement, { touched, game }: DOMStringMap): void {
  const within = game ? root.querySelector(`[data-game="${CSS.escape(game)}"]`) : root;
  const buttons = [...(within?.querySelectorAll("button") ?? [])];
  if (touched) buttons.find(({ textContent }) => textContent === touched)?.click();
}

const root = document.getElementById("app");
// If the browser is too old, old-browsers.js has already shown a message (#old).
if (root && !document.getElementById("old")) start(root).catch(reportError);
