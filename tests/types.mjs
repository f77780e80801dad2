// The package's types in strict TypeScript.
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
