// What the artefacts must be, whatever is in them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BROWSERS, UNSTAMPED } from "../tools/build/bundle.mjs";
import { at, root } from "./paths.mjs";

const files = readdirSync(at("dist"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
  .filter((file) => !/LICENSE|README/.test(file));
const read = (name) => readFileSync(at("dist", name), "utf8");

test("nothing names an address elsewhere or a folder of the machine that built it", () => {
  for (const file of files) {
    const text = readFileSync(file, "latin1");
    const addresses = text.match(/\b(?:https?|wss?):\/\/[\w.-]+/g) ?? [];
    // A namespace is a name, not an address.
    assert.deepEqual(
      addresses.filter((address) => address !== "http://www.w3.org"),
      [],
      file,
    );
    assert.doesNotMatch(text, /\/(?:home|root|Users)\/\w|sourceMappingURL/, file);
  }
});

test("the single file asks for nothing beside it", () => {
  const html = read("sobremesa.html").replace(/<script>[\s\S]*<\/script>/, "");
  assert.equal(html.match(/<script/), null, "only inline scripts");
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1]);
  assert.deepEqual(
    links.filter((link) => !link.startsWith("data:")),
    [],
  );
  assert.match(html, /default-src 'none'/);
});

test("the browsers it is built for are those that README and page name", () => {
  const { chrome, firefox, safari } = BROWSERS;
  const named = new RegExp(
    `Chrome (?:and|or) Edge ${chrome}, Firefox ${firefox}, Safari ${safari}\\b`,
  );
  assert.match(readFileSync(at("README.md"), "utf8"), named);
  for (const page of ["sobremesa.html", "site/index.html", "site/embed.html"])
    assert.match(read(page), named, page);
});

test("one name of the build is in all artefacts", () => {
  const names = ["sobremesa.html", "embed.js", "site/app.js"].map((name) => {
    assert.ok(!read(name).includes(UNSTAMPED), name);
    return read(name).match(/"\d+\.\d+\.\d+ \(([0-9a-f]{8})\)"/)?.[1];
  });
  assert.ok(names[0]);
  assert.equal(new Set(names).size, 1, names.join());
});

test("licences name every crate in the wasm and every package in the page, and go with the package", () => {
  // Cargo's own way of telling, beside the reader's.
  const tree = execFileSync(
    "cargo",
    [
      ...["tree", "--locked", "-p", "sobremesa-wasm", "--target", "wasm32-unknown-unknown"],
      ...["-e", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"],
    ],
    { cwd: root, encoding: "utf8" },
  );
  const crates = tree.matchAll(/^([\w-]+) v([\d.]+)(?: \(\*\))?$/gm);
  const wanted = new Set([...crates].map(([, name, version]) => `${name} ${version}`));
  const { dependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  // Of npm's what package.json wants beyond tools, without the reader of texts, which stays in the build.
  for (const [name, version] of Object.entries(dependencies))
    if (name !== "@fluent/bundle") wanted.add(`${name} ${version}`);
  const licence = read("pkg/LICENSE-MIT");
  const named = new Set(licence.match(/[\w-]+ \d+\.\d+\.\d+(?=[,)])/g));
  assert.ok(named.size > 5);
  assert.deepEqual(
    [...wanted].filter((each) => !named.has(each) && !each.startsWith("unicode-ident ")),
    [],
  );
  assert.deepEqual(
    [...named].filter((each) => !wanted.has(each)),
    [],
  );
  for (const text of ["Permission is hereby granted", ...named]) {
    assert.ok(licence.includes(text), text);
    for (const name of ["sobremesa.html", "embed.js", "site/app.js"])
      assert.ok(read(name).includes(text), `${name}: ${text}`);
  }
});

test("embed.js is plain ASCII, as the page around it may be in any encoding", () => {
  assert.match(read("embed.js"), /^[\x20-\x7e\n]*$/);
});

test("the service worker keeps every file of the site, but none for other people's pages", () => {
  const [list] = /\[(?:"[^"]*",?)+\]/.exec(read("site/sw.js")) ?? assert.fail("no list in sw.js");
  const kept = JSON.parse(list).map((name) => name.split("?")[0]);
  const others = ["sw.js", "embed.html", "embed.js", "frame.js", "examples"];
  const there = readdirSync(at("dist/site")).filter((name) => !others.includes(name));
  assert.deepEqual(kept.sort(), there.sort());
});

test("every icon of the manifest is there", () => {
  const { icons } = JSON.parse(read("site/site.webmanifest"));
  assert.ok(icons.length >= 3);
  for (const { src, sizes } of icons) {
    assert.ok(existsSync(at("dist/site", src)), src);
    if (!src.endsWith(".png")) continue;
    const png = readFileSync(at("dist/site", src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
  }
});
