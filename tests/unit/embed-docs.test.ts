// The documentation of the element names all that it has.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NAMES as names } from "../../www/embed/attributes";
import * as tokens from "../../www/theme/tokens";

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

test("docs/embedding.md has every attribute", () => {
  const documented = [...read("docs/embedding.md").matchAll(/^\| `([\w-]+)` \|/gm)];
  const rows = documented.map(([, name]) => name);
  assert.deepEqual(
    names.filter((name) => !rows.includes(name)),
    [],
  );
});

test("docs/embedding.md has every reason for which a game ends", () => {
  const types = read("www/engine/generated/sobremesa.d.ts");
  const reasons = [...types.matchAll(/type \w+Reason = ("[^;]+");/g)].flatMap(([, list = ""]) =>
    list.replace(/"/g, "").split(" | "),
  );
  assert.ok(reasons.length > 9);
  const docs = read("docs/embedding.md");
  assert.deepEqual(
    reasons.filter((reason) => !docs.includes(`\`${reason}\``)),
    [],
  );
});

test("the WordPress shortcode lets every attribute through", () => {
  const php = read("examples/wordpress/sobremesa.php");
  const [, list = ""] = /SOBREMESA_ATTRIBUTES = array\(([^)]*)\)/.exec(php) ?? [];
  const own = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  assert.deepEqual(own.sort(), [...names].sort());
});

test("the style sheet's custom properties are documented and exist", () => {
  const docs = read("docs/embedding.md");
  const sheet = read("www/embed/style-sheet.ts");
  const [, open = ""] = /const OPEN = \[([\s\S]*?)\n\];/.exec(sheet) ?? [];
  const names = [...open.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
  assert.ok(names.length >= 12);
  const { cssVariables, sizeVariables } = tokens;
  const declared = `${cssVariables("light")}${sizeVariables()}`;
  for (const name of names) assert.ok(declared.includes(`--${name}: `), name);
  for (const name of names) assert.ok(docs.includes(`\`${name}\``), name);
});
