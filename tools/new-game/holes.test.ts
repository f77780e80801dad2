// Copied files that are still the same as Gobblet's: a test fails for each one. Delete this file when all tests pass.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const own = "NAME";
const model = "gobblet";

/** A text without either name, the types that were renamed, the model's puzzles, and spaces. */
const renamed = (text: string): string =>
  text
    .replace(/^.*puzzles\.txt.*\n/m, "")
    .replace(/Squares?|Size|Nest|Three/g, "")
    .toLowerCase()
    .replaceAll(model, "")
    .replaceAll(own, "")
    .replace(/[\s,()]/g, "");

const files = [
  `docs/rules/${own}.md`,
  ...readdirSync(`www/games/${own}`, { recursive: true })
    .map((name) => `www/games/${own}/${name}`)
    // Where the page finds the rest; it may stay as it is.
    .filter((name) => /\.(ts|ftl)$/.test(name) && !/NAME\.ts$/.test(name)),
];

for (const file of files)
  test(`${file} is the game's own`, () => {
    const other = file.replaceAll(own, model);
    if (!existsSync(other)) return;
    const copied = renamed(readFileSync(other, "utf8")) === renamed(readFileSync(file, "utf8"));
    assert.ok(!copied, `it still says what ${other} says`);
  });
