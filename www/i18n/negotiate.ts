/** Which language the page speaks. */
import { negotiateLanguages } from "@fluent/langneg";

/** The languages that the page speaks. */
export const LANGUAGES = ["en", "es", "fr", "de", "nl", "zh-Hans", "zh-Hant", "ko"] as const;

/** A language's code. */
export type Language = (typeof LANGUAGES)[number];

/** The first of the wished languages that it speaks; English if none. */
export function pickLanguage(wished: readonly string[]): Language {
  const [found] = negotiateLanguages(wished.flatMap(scripted), LANGUAGES, {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return found as Language;
}

/** A tag with the script that its readers write, by which the kinds of Chinese are told apart; none for what is no tag. */
function scripted(tag: string): string[] {
  try {
    const { language, script = "" } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`];
  } catch {
    return [];
  }
}

/** The language that is set, or else the browser's. */
export const languageOf = (set: string): Language =>
  pickLanguage(set === "auto" ? navigator.languages : [set]);
