/** Which language the page speaks. */

/** The languages that the page speaks. */
export const LANGUAGES = ["en", "es", "de", "zh-Hans", "zh-Hant"] as const;

/** A language's code. */
export type Language = (typeof LANGUAGES)[number];

/**
 * The first of the wished languages that it speaks; English if none. Chinese is told apart by script: Taiwan, Hong Kong
 * and Macau read traditional characters, all others simplified.
 */
export function pickLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const [primary = ""] = tag.toLowerCase().split("-");
    const meant = primary === "zh" ? chinese(tag) : primary;
    const found = LANGUAGES.find((language) => language === meant);
    if (found) return found;
  }
  return "en";
}

function chinese(tag: string): Language {
  if (/-hant\b/i.test(tag)) return "zh-Hant";
  if (/-hans\b/i.test(tag)) return "zh-Hans";
  return /-(tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : "zh-Hans";
}
