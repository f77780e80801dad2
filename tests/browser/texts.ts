// The page's texts as the language files have them, to find things by what they are called.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../../www/i18n/negotiate";

/** Says the texts of a language. */
export function teller(
  language: Language,
): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = fileURLToPath(new URL(`../../www/i18n/${language}/`, import.meta.url));
  for (const name of readdirSync(folder))
    if (name.endsWith(".ftl"))
      bundle.addResource(new FluentResource(readFileSync(folder + name, "utf8")));
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}
