/** Which language the page speaks. */

/** The languages that the page speaks. */
export const LANGUAGES = ["en", "es", "fr", "de", "nl", "zh-Hans", "zh-Hant", "ko"] as const;

/** A language's code. */
export type Language = (typeof LANGUAGES)[number];

/** The first of the wished languages that it speaks; English if none. */
export function pickLanguage(wished: readonly string[]): Language {
  const codes: readonly string[] = LANGUAGES;
  return (wished.map(codeOf).find((code) => codes.includes(code)) ?? "en") as Language;
}

/** A tag's language; Chinese with the script that its readers write. */
function codeOf(tag: string): string {
  const [language = ""] = tag.toLowerCase().split("-");
  if (language !== "zh") return language;
  return /hant|^zh-(tw|hk|mo)/i.test(tag) ? "zh-Hant" : "zh-Hans";
}

/** The language that is set, or else the browser's. */
export const languageOf = (set: string): Language =>
  pickLanguage(set === "auto" ? navigator.languages : [set]);
