// The page's texts from the language files, for finding elements by name.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { textsOf } from "../../tools/texts";
import type { Language } from "../../www/i18n/negotiate";

const www = fileURLToPath(new URL("../../www", import.meta.url));

/** Says the texts of a language. */
export function teller(
  language: Language,
): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of textsOf(language, www).files)
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}
