// Finds and bundles the texts. The page's texts are in www/i18n/<language>/. Each game's texts are in
// www/games/<game>/texts/, with the language in the file's name. The names of languages, in www/i18n/languages.ftl, are
// the same in all languages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** The fallback language for games without a translation. */
const FIRST = "en";

/** Returns the sorted names of the folders in a folder. */
export const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns the files of a language's texts, with English ones for missing translations, and the missing files. */
export function textsOf(language: string, www = "www"): { files: string[]; missing: string[] } {
  // Texts that are the same in all languages, then the page's texts in this language.
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
    // For example `en.ftl` and `rules.en.ftl`.
    for (const name of there.filter((each) => each.split(".").at(-2) === FIRST).sort()) {
      const own = name.replace(`${FIRST}.ftl`, `${language}.ftl`);
      if (!there.includes(own)) missing.push(`${folder}/${own}`);
      files.push(`${folder}/${there.includes(own) ? own : name}`);
    }
  }
  return { files, missing };
}

/** Returns a text from a file of texts. */
export function textIn(file: string, id: string, values: Record<string, string> = {}): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values);
}

/** What the element says before its game is loaded, by language: the names of games, and why none can start. */
export const elementTexts = (www: string): Plugin => ({
  name: "element texts",
  resolveId: (id) => (id === "virtual:element-texts" ? `\0${id}` : null),
  load(id) {
    if (id !== "\0virtual:element-texts") return;
    const causes = ["old", "page", "policy", "other"];
    const made = folders(`${www}/i18n`).map((language) => {
      const titles = folders(`${www}/games`).map((game) => {
        const file = (name: string): string => `${www}/games/${game}/texts/${name}.ftl`;
        const own = existsSync(file(language)) ? file(language) : file(FIRST);
        return [game, textIn(own, `${game}-title`)];
      });
      const page = `${www}/i18n/${language}/page.ftl`;
      const refused = causes.map((why) => [why, textIn(page, "embed-refused", { why })]);
      const own = { titles: Object.fromEntries(titles), refused: Object.fromEntries(refused) };
      return [language, own];
    });
    return `export default ${JSON.stringify(Object.fromEntries(made))}`;
  },
});

/** `virtual:texts/de` imports all texts of a language, already parsed: on a slow phone, parsing would take 60 ms. */
export const texts = (www: string, pack: boolean): Plugin => ({
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
    return held(JSON.stringify(body), "JSON.parse", pack);
  },
});

/** `x?packed` imports a file as a function that returns its text. With `pack` the text is compressed until then. */
export const packed = (pack: boolean): Plugin => ({
  name: "packed",
  enforce: "pre",
  load(id) {
    if (!id.endsWith("?packed")) return;
    const file = id.slice(0, -"?packed".length);
    this.addWatchFile(file);
    return held(readFileSync(file, "utf8"), "String", pack);
  },
});

/** Returns a module that applies `read` to a text when called. JavaScript engines parse a string faster than code. */
function held(text: string, read: string, pack: boolean): string {
  if (!pack) return `export default async () => ${read}(${JSON.stringify(text)});`;
  const base64 = gzipSync(text, { level: 9 }).toString("base64");
  return `import { unpacked } from "/engine/wasm/unpack.ts";
export default async () => ${read}(await unpacked("${base64}").text());`;
}
