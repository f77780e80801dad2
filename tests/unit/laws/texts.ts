// The sources of the page's texts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** All texts of a language. */
export function sourceOf(language: string): string {
  const folder = join(process.cwd(), "www/i18n", language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}
