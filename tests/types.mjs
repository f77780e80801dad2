// The package's types, as somebody who writes TypeScript meets them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test("no public type is `any`", () => {
  const strip = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const types = at("dist/pkg/types");
  const files = readdirSync(types, { recursive: true }).filter((name) => name.endsWith(".d.ts"));
  assert.ok(files.length > 10);
  for (const file of files) {
    const text = strip(readFileSync(`${types}/${file}`, "utf8"));
    assert.doesNotMatch(text, /\bany\b/, file);
  }
});

test("the generated types stand game by game, each once, and none is lost", () => {
  const read = (path) => readFileSync(at(path), "utf8");
  const text = read("dist/pkg/types/engine/generated/sobremesa.d.ts");
  const declared = (of) =>
    [...of.matchAll(/^export (?:interface|type|class|function) (\w+)/gm)].map(([, name]) => name);
  const [rules] = read("www/engine/generated/sobremesa.d.ts").split("export type InitInput");
  assert.deepEqual(declared(text).sort(), declared(rules).sort());
  const regions = [...text.matchAll(/^\/\/#region (.+)\n([\s\S]*?)^\/\/#endregion$/gm)];
  assert.deepEqual(
    regions.map(([, title]) => title),
    ["Every game", "CockBull", "Dog", "Gobblet", "Muros", "What the package calls"],
  );
  for (const [, title, part] of regions) {
    const names = declared(part);
    assert.ok(names.length > 5, title);
    if (/ /.test(title)) continue;
    assert.deepEqual(
      declared(text).filter((name) => name.startsWith(title)),
      names.filter((name) => name.startsWith(title)),
    );
    assert.equal(names[0], `${title}ViewData`);
  }
  const long = text.split("\n").filter((line) => line.length > 132);
  assert.deepEqual(long, []);
});
