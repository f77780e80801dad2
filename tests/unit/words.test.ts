import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { folders, textsOf } from "../../tools/texts";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES, type Language } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { sourceOf } from "./laws/texts";
import "./loaded";

const www = join(process.cwd(), "www");
const languages = folders(join(www, "i18n"));

/** Gaps left open, and spaces before commas, full stops and colons. */
const BROKEN = /undefined|NaN|[{}]| {2}| [,.;:](?![\w~])|[,;:]{2}/;

const keysOf = (source: string): string[] =>
  [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key = ""]) => key).sort();

/** The pattern after each key's equals sign. */
function shapesOf(source: string): Map<string, string> {
  const parts = source.split(/^([a-z][a-z0-9-]*) =/m).slice(1);
  const pairs = parts.flatMap((key, at) =>
    at % 2 === 0 ? [[key, parts[at + 1]?.split(/^#/m)[0] ?? ""] as const] : [],
  );
  return new Map(pairs);
}

/** All TypeScript of the page. */
function codeIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["api", "build.d.ts"].includes(entry.name) ? [] : codeIn(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

test("there are texts for all languages", () => {
  assert.deepEqual([...languages].sort(), [...LANGUAGES].sort());
});

test("all languages have the same keys, each once", () => {
  const english = keysOf(sourceOf("en"));
  assert.equal(new Set(english).size, english.length);
  for (const language of languages) assert.deepEqual(keysOf(sourceOf(language)), english, language);
});

test("every file of texts is in a language of the page, and of what is said in English too", () => {
  const known = new Set(languages.flatMap((language) => textsOf(language).files));
  for (const { id } of GAMES) {
    const folder = `www/games/${id}/texts`;
    for (const name of readdirSync(folder)) assert.ok(known.has(`${folder}/${name}`), name);
  }
});

test("every text is used", () => {
  // The build puts some texts into pages.
  const code = [...codeIn(www), ...codeIn("tools")].join("\n");
  // Put together from a game's id where it is defined.
  const named = GAMES.flatMap(({ texts }) => Object.values(texts));
  const unused = keysOf(sourceOf("en")).filter(
    (key) => !code.includes(`"${key}"`) && !named.includes(key),
  );
  assert.deepEqual(unused, []);
});

test("every text that is asked for exists, and no id is put together", () => {
  const keys = new Set(keysOf(sourceOf("en")));
  const code = codeIn(www).join("\n");
  assert.doesNotMatch(code, /\bsay\(\s*(`|"[^"]*" \+)/);
  const asked = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, key = ""]) => key);
  assert.ok(asked.length > 80);
  assert.deepEqual(
    asked.filter((key) => !keys.has(key)),
    [],
  );
});

test("every text can be read, has the same variables and the same cases in all languages", () => {
  const shape = (text = ""): string => {
    const variables = [...text.matchAll(/\{ \$([a-z]+)/g)].map(([, name]) => name);
    const cases = [...text.matchAll(/\*?\[([\w-]+)\]/g)].map(([, name]) => name);
    return [...new Set([...variables, "|", ...cases])].sort().join(" ");
  };
  const english = shapesOf(sourceOf("en"));
  for (const language of languages) {
    const source = sourceOf(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
    for (const [key, text] of shapesOf(source)) {
      assert.ok(bundle.getMessage(key)?.value, `${language}: ${key} can't be read`);
      // Gender and word order may differ, so only the kinds of cases are compared, not their number.
      assert.equal(shape(text), shape(english.get(key)), `${language}: ${key}`);
    }
  }
});

test("every text says something where the English does, and asks for nothing that it is not given", () => {
  let said = 0;
  /** Which samples of a text are empty in English. */
  const empty = new Map<string, boolean[]>();
  const shapes = shapesOf(sourceOf("en"));
  for (const language of ["en", ...languages.filter((each) => each !== "en")]) {
    const source = sourceOf(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const words = wordsOf(language as Language);
    for (const [key, shape] of shapesOf(source)) {
      const pattern = bundle.getMessage(key)?.value ?? "";
      const own: boolean[] = [];
      // The same samples in all languages: their cases are the same, in another order.
      for (const args of samples(shapes.get(key) ?? shape)) {
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern, args, errors);
        own.push(text.trim() === "");
        // Said so often that a message for each would take as long.
        if (errors.length > 0)
          assert.deepEqual(errors, [], `${language}: ${key} ${JSON.stringify(args)}`);
        if (BROKEN.test(text)) assert.doesNotMatch(text, BROKEN, `${language}: ${key}`);
        if (words.say(key, args) !== text)
          assert.equal(words.say(key, args), text, `${language}: ${key}`);
        said++;
      }
      if (language === "en") empty.set(key, own);
      else assert.deepEqual(own, empty.get(key), `${language}: ${key} is empty elsewhere`);
    }
  }
  assert.ok(said > 500);
});

type Value = string | number;

const MOST = 300;

/** Arguments that reach every case of a pattern, numbers and texts. */
function samples(pattern: string): Record<string, Value>[] {
  const names = [...new Set([...pattern.matchAll(/\$([a-z]+)/g)].map(([, name = ""]) => name))];
  const keys = [...pattern.matchAll(/\[([\w-]+)\]/g)].map(([, key = ""]) => key);
  const cases = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const values: Value[] = [...new Set<Value>([0, 1, 2, 5, 1234, "Ana", ...cases])];
  let all: Record<string, Value>[] = [{}];
  for (const name of names) {
    all = all.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
    // Enough to meet every case in many mixtures; what is more is thinned out evenly, by a prime.
    const { length } = all;
    if (length > MOST) all = all.filter((_, index) => (index * 7919) % length < MOST);
  }
  return all;
}

test("French has a narrow space before its high marks and within its quotes", () => {
  // Marks within notations such as `give:5` are followed by something.
  const bare = /[^\s\u202f][;:!?»](?=\s|$)| [;:!?»]|«(?!\u202f)/;
  // A game that is not translated yet is in English.
  const files = textsOf("fr").files.filter((file) => /\bfr\b/.test(file));
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const said = lines.filter((line) => !/^\s*(#|! )/.test(line));
  assert.deepEqual(
    said.filter((line) => bare.test(line)),
    [],
  );
});

test("an id without a text shows itself", () => {
  assert.equal(wordsOf("en").say("no-such-text"), "no-such-text");
});
