// The element's description for editors and frameworks matches the element.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NAMES as names } from "../../www/embed/attributes";
import * as tokens from "../../www/theme/tokens";

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const [element] = JSON.parse(read("www/package/custom-elements.json")).modules[0].declarations;
const named = (list: { name: string }[]): string[] => list.map(({ name }) => name).sort();
test("custom-elements.json and docs/embedding.md have every attribute", () => {
  assert.deepEqual(named(element.attributes), [...names].sort());
  const documented = [...read("docs/embedding.md").matchAll(/^\| `([\w-]+)` \|/gm)];
  const rows = documented.map(([, name]) => name);
  assert.deepEqual(
    names.filter((name) => !rows.includes(name)),
    [],
  );
});

test("the WordPress shortcode lets every attribute through", () => {
  const php = read("examples/wordpress/sobremesa.php");
  const [, list = ""] = /SOBREMESA_ATTRIBUTES = array\(([^)]*)\)/.exec(php) ?? [];
  const own = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  assert.deepEqual(own.sort(), [...names].sort());
});

test("members and events are those of the element's types", () => {
  const api = read("www/embed/api.ts");
  const [, body = ""] =
    /interface GameElement extends HTMLElement \{([\s\S]*?)\n\}/.exec(api) ?? [];
  const own = [...body.matchAll(/^ {2}(?:get )?(\w+)\(.*\): /gm)].map(([, name]) => name);
  const members = own.filter((name) => !/EventListener$/.test(name ?? ""));
  assert.ok(members.length > 10);
  assert.deepEqual(named(element.members), members.sort());
  const [, events = ""] = /interface GameEventMap \{([\s\S]*?)\n\}/.exec(api) ?? [];
  const kinds = [...events.matchAll(/^ {2}(\w+): CustomEvent/gm)].map(([, name]) => name);
  assert.deepEqual(named(element.events), kinds.sort());
});

test("the style sheet's custom properties are documented and exist", () => {
  const docs = read("docs/embedding.md");
  const sheet = read("www/embed/style-sheet.ts");
  const [, open = ""] = /const OPEN = \[([\s\S]*?)\n\];/.exec(sheet) ?? [];
  const names = [...open.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
  assert.ok(names.length >= 12);
  assert.deepEqual(named(element.cssProperties), names.map((name) => `--sobremesa-${name}`).sort());
  const { cssVariables, sizeVariables } = tokens;
  const declared = `${cssVariables("light")}${sizeVariables()}`;
  for (const name of names) assert.ok(declared.includes(`--${name}: `), name);
  for (const name of [...names, ...named(element.cssParts)])
    assert.ok(docs.includes(`\`${name}\``), name);
});
