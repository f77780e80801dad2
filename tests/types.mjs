// The package's types, as somebody who writes TypeScript meets them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test("strict TypeScript without the DOM's types compiles against the package, and events narrow by kind", () => {
  const { status, stdout } = spawnSync(at("node_modules/.bin/tsc"), ["-p", at("tests/types")], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
});

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
