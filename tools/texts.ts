// Finds and bundles the texts. The page's texts are in www/i18n/<language>/. Each game's texts are in
// www/games/<game>/texts/, with the language in the file's name; home.<language>.ftl has what is said before the game
// is loaded. The names of languages, in www/i18n/languages.ftl, are the same in all languages.
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

/** Files of texts, with English ones for missing translations, and the missing files. */
interface Files {
  files: string[];
  missing: string[];
}

/** Returns the files of what the page says in a language, whichever games are loaded. */
function ofPage(language: string, www: string): Files {
  // Texts that are the same in all languages, then the page's texts in this language.
  const own = [`${www}/i18n`, `${www}/i18n/${language}`].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => `${folder}/${name}`)
      .sort(),
  );
  const home = folders(`${www}/games`).map((game) => ofGame(game, language, www, true));
  return joined({ files: own, missing: [] }, ...home);
}

/** Returns the files of a game's texts for home, or of its other texts, which are loaded with its code. */
function ofGame(game: string, language: string, www: string, home: boolean): Files {
  const folder = `${www}/games/${game}/texts`;
  const there = readdirSync(folder);
  // For example `en.ftl` and `rules.en.ftl`.
  const files = there
    .filter((name) => name.split(".").at(-2) === FIRST && name.startsWith("home.") === home)
    .sort()
    .map((name) => ({ name, own: name.replace(`${FIRST}.ftl`, `${language}.ftl`) }));
  return {
    files: files.map(({ name, own }) => `${folder}/${there.includes(own) ? own : name}`),
    missing: files.flatMap(({ own }) => (there.includes(own) ? [] : [`${folder}/${own}`])),
  };
}

const joined = (...all: Files[]): Files => ({
  files: all.flatMap(({ files }) => files),
  missing: all.flatMap(({ missing }) => missing),
});

/** Returns the files of all texts in a language. */
export const textsOf = (language: string, www = "www"): Files =>
  joined(
    ofPage(language, www),
    ...folders(`${www}/games`).map((game) => ofGame(game, language, www, false)),
  );

/** The name of the module with a game's texts in a language. */
export const textsName = (game: string, language: string): string => `${game}-${language}`;

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
        const file = (name: string): string => `${www}/games/${game}/texts/home.${name}.ftl`;
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

/**
 * `virtual:texts/de` has what the page says in a language, `virtual:texts/dog-de` the texts of a game, already parsed:
 * on a slow phone, parsing would take 60 ms. `virtual:texts` imports them, by language and game.
 */
export const texts = (www: string, pack: boolean): Plugin => ({
  name: "texts",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : null),
  load(id) {
    const [, name] = /^\0virtual:texts(?:\/(.+))?$/.exec(id) ?? [];
    if (!id.startsWith("\0virtual:texts")) return;
    const games = folders(`${www}/games`);
    const languages = folders(`${www}/i18n`);
    if (!name) return imported(languages, games);
    const game = games.find((each) => name.startsWith(`${each}-`));
    const { files, missing } = game
      ? ofGame(game, name.slice(game.length + 1), www, false)
      : ofPage(name, www);
    for (const file of missing) this.warn(`there is no ${file}: it is said in English`);
    for (const file of files) this.addWatchFile(file);
    const body = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
    return held(JSON.stringify(body), "JSON.parse", pack);
  },
});

/** Returns the module that imports all texts when they are wanted. */
function imported(languages: string[], games: string[]): string {
  const one = (key: string, name: string): string =>
    `${JSON.stringify(key)}:()=>import("virtual:texts/${name}")`;
  const all = languages.map((language) => {
    const own = games.map((game) => one(game, textsName(game, language)));
    return `${JSON.stringify(language)}:{${[one("page", language), ...own]}}`;
  });
  return `export default {${all}}`;
}

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

/** Data compressed by gzip, as a base64 text. */
export const gzipped = (data: string | Buffer): string =>
  gzipSync(data, { level: 9 }).toString("base64");

/** Returns a module that applies `read` to a text when called. JavaScript engines parse a string faster than code. */
function held(text: string, read: string, pack: boolean): string {
  if (!pack) return `export default async () => ${read}(${JSON.stringify(text)});`;
  return `import { unpacked } from "/engine/wasm/unpack.ts";
export default async () => ${read}(await unpacked("${gzipped(text)}").text());`;
}
