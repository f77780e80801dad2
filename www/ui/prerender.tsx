/**
 * Home as markup for readers who have not played yet. The build puts it into index.html, where it is visible and
 * usable before any other script has loaded.
 */
import { render } from "preact-render-to-string";
import { LANGUAGES, type Language } from "../i18n/negotiate";
import { loadWords, type Phrase } from "../i18n/words";
import { defaults } from "../storage/settings";
import { homeStyles } from "./appearance";
import type { Page } from "./page";
import { HomeScreen } from "./screens/home/home-screen";

const none = () => [];
const heard = () => () => {};

/** A page in its initial state. */
async function blank(language: Language, state: string): Promise<Page> {
  const words = await loadWords(language);
  const page = {
    words,
    say: (...[id, args]: Phrase) => words.say(id, id === "home-state" ? { state } : args),
    settings: defaults(),
    saves: { list: none, broken: none, onChange: heard },
    puzzles: { list: none, onChange: heard },
    offline: { state: "idle", onChange: heard },
    storage: { lasting: true },
    today: 0,
    visited: null,
  };
  return page as unknown as Page;
}

/** The markup of home by language, and its styles. `file`: true for the single file, false for a site. */
export async function prerender(
  file: boolean,
): Promise<{ styles: string; homes: Record<string, string> }> {
  const made = LANGUAGES.map(async (language) => {
    const page = await blank(language, file ? "file" : "idle");
    return [language, render(<HomeScreen page={page} />)] as const;
  });
  return { styles: homeStyles(), homes: Object.fromEntries(await Promise.all(made)) };
}
