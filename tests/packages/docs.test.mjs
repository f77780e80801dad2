// The package's documentation: made of the sources without a warning, with all that is exported, the notations and the rules.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { at, root } from "../paths.mjs";

let reflection;
let printed;
before(() => {
  printed = execFileSync("make", ["--no-print-directory", "docs"], {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
  });
  reflection = JSON.parse(readFileSync(at("build/docs/docs.json"), "utf8"));
});

test("it is made without a warning", () => {
  // A warning would have ended it; and what is asked for must be asked for.
  const asked = JSON.parse(readFileSync(at("tools/docs/typedoc.json"), "utf8"));
  assert.equal(asked.treatWarningsAsErrors, true);
  assert.equal(asked.validation.notDocumented, true);
  assert.match(printed, /html generated/);
  assert.doesNotMatch(printed, /warning/i);
});

test("each export of the package is documented", async () => {
  const module = reflection.children.find(({ name }) => name === "package/sobremesa");
  const { default: _, ...exported } = await import(at("dist/pkg/sobremesa.js"));
  assert.ok(Object.keys(exported).length > 20);
  const said = (node) =>
    [node, ...(node.signatures ?? [])].some(({ comment }) => comment?.summary?.length > 0);
  for (const name of Object.keys(exported)) {
    const found = module.children.find((child) => child.name === name);
    assert.ok(found, `${name} is missing`);
    assert.ok(said(found), `${name} says nothing`);
  }
});

test("the rules with their notations, and the element, are documents of it", () => {
  const names = reflection.documents.map(({ name }) => name);
  for (const file of readdirSync(at("docs/rules"))) {
    const name = `docs/rules/${file.replace(".md", "")}`;
    assert.ok(names.includes(name), `${name} of ${names}`);
    const page = readFileSync(at(`build/docs/documents/${name.replaceAll("/", "_")}.html`), "utf8");
    assert.match(page, /notation/i, name);
  }
  assert.ok(names.includes("docs/embedding"));
});

test("no page leads to one that is not there", () => {
  // The files in media/ are examples to read.
  const pages = readdirSync(at("build/docs"), { recursive: true }).filter(
    (name) => name.endsWith(".html") && !name.startsWith("media/"),
  );
  assert.ok(pages.length > 50);
  for (const name of pages) {
    const file = new URL(name, `file://${at("build/docs/")}`);
    for (const [, link] of readFileSync(file, "utf8").matchAll(/ href="(?!\w+:|#)([^"#?]+)/g))
      assert.ok(existsSync(new URL(link, file)), `${name}: ${link}`);
  }
});
