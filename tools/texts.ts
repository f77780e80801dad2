// Where the texts stand: the page's in www/i18n/<language>/, each game's in its folder, a file a language; the names of
// languages are the same in all.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** The language that a game is said in where it has not been translated. */
const FIRST = "en";

/** The names of the folders in a folder. */
export const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** A language's files of texts, and which of them a game has not and is said in English instead. */
export function textsOf(language: string, www = "www"): { files: string[]; missing: string[] } {
  // What is the same in all languages, then the page's own.
  const files = [`${www}/i18n`, `${www}/i18n/${language}`].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => `${folder}/${name}`)
      .sort(),
  );
  const missing: string[] = [];
  for (const game of folders(`${www}/games`)) {
    const folder = `${www}/games/${game}/texts`;
    const there = readdirSync(folder);
    // `en.ftl`, `rules.en.ftl` ...
    for (const name of there.filter((each) => each.split(".").at(-2) === FIRST).sort()) {
      const own = name.replace(`${FIRST}.ftl`, `${language}.ftl`);
      if (!there.includes(own)) missing.push(`${folder}/${own}`);
      files.push(`${folder}/${there.includes(own) ? own : name}`);
    }
  }
  return { files, missing };
}

/** `virtual:texts/de`: all that is said in a language, parsed as Fluent does it, which takes a slow phone 60 ms. */
export const texts = (www: string): Plugin => ({
  name: "texts",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("virtual:texts/") ? `\0${id}` : null),
  load(id) {
    const [, language] = /^\0virtual:texts\/(.+)$/.exec(id) ?? [];
    if (!language) return;
    const { files, missing } = textsOf(language, www);
    for (const name of missing) this.warn(`there is no ${name}: it is said in English`);
    for (const file of files) this.addWatchFile(file);
    const body = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
    // As one text: it is read faster than a script.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
  },
});
