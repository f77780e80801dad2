/** Chooses the language of the page. */

/** The languages that the page is available in. */
export const LANGUAGES = ["en", "es", "fr", "de", "nl", "zh-Hans", "zh-Hant", "ko"] as const;

/** A language's code. */
export type Language = (typeof LANGUAGES)[number];

/** Returns the first wanted language that is available; English if there is none. */
export function pickLanguage(wished: readonly string[]): Language {
  const codes: readonly string[] = LANGUAGES;
  return (wished.map(codeOf).find((code) => codes.includes(code)) ?? "en") as Language;
}

/** Returns the language of a tag; for Chinese, with the script that is usual in the tag's region. */
function codeOf(tag: string): string {
  const [language = ""] = tag.toLowerCase().split("-");
  if (language !== "zh") return language;
  return /hant|^zh-(tw|hk|mo)/i.test(tag) ? "zh-Hant" : "zh-Hans";
}

/** Returns the language in the settings; for `auto`, the browser's. */
export const languageOf = (set: string): Language =>
  pickLanguage(set === "auto" ? navigator.languages : [set]);
