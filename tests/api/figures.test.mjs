// Figures in the documents that can drift: sizes, counts and limits agree with their source.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { at } from "../paths.mjs";
import { api } from "./kit.mjs";

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const number = (text) => (/^\d/.test(text) ? Number(text) : WORDS.indexOf(text.toLowerCase()));

/** Returns true if a bot has this level. */
function takes(seen, level) {
  try {
    return Boolean(api.chooseMove("gobblet", seen, { level, nodes: 1 }));
  } catch {
    return false;
  }
}

let figures;
before(async () => {
  await api.default();
  const sizes = JSON.parse(readFileSync(at("tests/sizes.json"), "utf8"));
  const brotli = (file) => sizes[file][2] / 1000;
  /** The size of all files that a board of Gobblet in English loads in a blog. */
  const scripts = ["page", "play", "game", "gobblet", "items", "en", "gobblet-en"];
  const board = ["embed.js", "assets/gobblet.wasm", ...scripts.map((name) => `assets/${name}.js`)]
    .map((name) => sizes[`dist/site/${name}`][2])
    .reduce((sum, size) => sum + size);
  const limit = /LIMIT = (\d+) \* 1024/.exec(readFileSync(at("tests/size.mjs"), "utf8"));
  const languages = readdirSync(at("www/i18n"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const games = api.games();
  const rules = "dist/pkg/sobremesa.wasm";
  const seen = new api.Match("gobblet").observation(0);
  const levels = [...WORDS.keys()].filter((level) => takes(seen, level));
  /** A document, where its figure is, the value, and by how much the figure may be off. */
  figures = [
    ["README.md", /^(\w+) board games/m, games.length],
    ["README.md", /bots\*\* at (\w+) levels/, levels.length],
    ["README.md", /Gobblet loads (\d+) KB/, board / 1000, 0.03],
    ["docs/embedding.md", /Gobblet loads (\d+) KB/, board / 1000, 0.03],
    ["ARCHITECTURE.md", /is (\w+) board games/, games.length],
    ["www/package/README.md", /bots of (\w+) board games/, games.length],
    ["crates/sobremesa/README.md", /opponents for (\w+) board games/, games.length],
    ["docs/quality.md", /All (\w+) languages/, languages.length],
    ["docs/terms.md", /^# Terms in (\w+) languages/, languages.length],
    ["docs/architecture/build.md", /(\d+) KiB after\s+brotli/, Number(limit?.[1])],
    ["docs/architecture/build.md", /as a file \((\d+) KB after brotli\)/, brotli(rules), 0.03],
    ["www/package/README.md", /rules\s+\((\d+) KB\)/, brotli(rules), 0.03],
    ["www/package/README.md", /\((\d+) KB after brotli\)/, brotli("dist/pkg/api.js"), 0.03],
    ["docs/phones.md", /\((\d+) KB after brotli\)/, brotli("dist/site/assets/decode.js"), 0.05],
  ];
});

/** Lists the wrong figures of a document. */
function wrong([file, where, value, tolerance = 0], text = readFileSync(at(file), "utf8")) {
  const found = where.exec(text)?.[1];
  if (found === undefined) return [`${file} lacks ${where}`];
  const off = Math.abs(number(found) - value);
  return off <= value * tolerance + (tolerance && 0.5) ? [] : [`${file}: ${found}, not ${value}`];
}

test("sizes and counts are those of their source", () => {
  assert.deepEqual(
    figures.flatMap((figure) => wrong(figure)),
    [],
  );
});

test("the README lists every language, game and variant", () => {
  const readme = readFileSync(at("README.md"), "utf8");
  const [, list] = /Play in \*\*([^*]+)\*\*/.exec(readme.replaceAll(/\s+/g, " "));
  const { length } = readdirSync(at("www/i18n")).filter((name) => !name.includes("."));
  assert.equal(list.split(/, | or /).length, length);
  const rows = [...readme.matchAll(/^\| \*\*.*$/gm)].map(([row]) => row.toLowerCase());
  assert.equal(rows.length, api.games().length);
  for (const { id, variants } of api.games()) {
    const row = rows.find((each) => each.includes(`rules/${id}.md`));
    for (const variant of variants) assert.ok(row.includes(variant), `${id} ${variant}`);
  }
});

test("README and architecture stay short", () => {
  const lines = readFileSync(at("README.md"), "utf8").trimEnd().split("\n");
  assert.ok(lines.length <= 100, `${lines.length} lines`);
  const words = readFileSync(at("ARCHITECTURE.md"), "utf8").split(/\s+/);
  assert.ok(words.length <= 1500, `${words.length} words`);
});
