// The examples of www/package/README.md: run as they stand, and print what they say.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { CODES, pkg } from "./kit.mjs";

const readme = readFileSync(new URL("../../www/package/README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^## (.+)\n+```js\n([\s\S]*?)^```$/gm)];

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "sobremesa-readme-"));
  mkdirSync(join(folder, "node_modules"));
  // As an install does it: the package must find itself by its name.
  symlinkSync(fileURLToPath(pkg).replace(/\/$/, ""), join(folder, "node_modules/sobremesa"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

describe("the examples print what they say", () => {
  for (const [, title, code] of examples) {
    test(title, () => {
      writeFileSync(join(folder, "example.mjs"), code);
      const printed = execFileSync(process.execPath, ["example.mjs"], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
      });
      const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
      assert.ok(said.length >= 3);
      assert.equal(said.length, code.split("console.log").length - 1);
      assert.deepEqual(printed.trimEnd().split("\n"), said);
    });
  }
});

test("every js block is one of them, and none is left out", () => {
  assert.equal(examples.length, 11);
  assert.equal(readme.split("```js").length - 1, examples.length);
});

test("the table lists every code", () => {
  const listed = [...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, code]) => code);
  assert.deepEqual(listed.sort(), [...CODES, "panic"].sort());
});

test("it and the page about embedding name every game and variant", async () => {
  const embedding = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const { default: init, games } = await import(new URL("sobremesa.js", pkg));
  await init();
  for (const name of games().flatMap(({ id, variants }) => [id, ...variants])) {
    assert.ok(readme.includes(`\`${name}\``), name);
    assert.ok(embedding.includes(`\`${name}\``), name);
  }
});

test("the package has this file", () => {
  assert.equal(readFileSync(new URL("README.md", pkg), "utf8"), readme);
});
