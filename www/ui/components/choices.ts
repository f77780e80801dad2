/** The choices of a setting. */
import { LANGUAGES } from "../../i18n/negotiate";
import { CHOICES } from "../../storage/settings";
import type { App } from "../app";

export function choicesOf(app: App, key: keyof typeof CHOICES): [value: string, label: string][] {
  if (key !== "language") {
    return CHOICES[key].map((value) => [
      value,
      app.say("setting-value", { value: `${key}-${value}` }),
    ]);
  }
  // Each language has its own name, so its speakers find it.
  const languages = LANGUAGES.map((code): [string, string] => [
    code,
    app.say("language-name", { code }),
  ]);
  return [["auto", app.say("language-auto")], ...languages];
}
