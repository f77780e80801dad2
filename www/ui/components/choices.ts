/** The choices of a setting. */
import { LANGUAGES, languageOf } from "../../i18n/negotiate";
import { CHOICES } from "../../storage/settings";
import type { Page } from "../page";

export function choicesOf(page: Page, key: keyof typeof CHOICES): [value: string, label: string][] {
  if (key !== "language") {
    return CHOICES[key].map((value) => [
      value,
      page.say("setting-value", { value: `${key}-${value}` }),
    ]);
  }
  // Each language has its own name, so its speakers find it.
  const languages = LANGUAGES.map((code): [string, string] => [
    code,
    page.say("language-name", { code }),
  ]);
  const language = page.say("language-name", { code: languageOf("auto") });
  return [["auto", page.say("language-auto", { language })], ...languages];
}
