// The page's texts as the language files have them, to find things by what they are called.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../../www/i18n/negotiate";

/** Says the texts of some files in a language, such as `page` and `gobblet`. */
export function teller(
  language: Language,
  ...files: string[]
): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const url = new URL(`../../www/i18n/${language}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(fileURLToPath(url), "utf8")));
  }
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}
