// Requirements of all artefacts.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { parse as parseScript } from "acorn";
import { parse } from "parse5";
import { at, root } from "./paths.mjs";

const files = readdirSync(at("dist"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
  // Texts for people and registries contain addresses.
  .filter((file) => !/LICENSE|README|CHANGELOG|pkg\/package\.json/.test(file));
const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
const read = (name) => readFileSync(at("dist", name), "utf8");

test("artefacts contain no foreign address and no folder of the build machine", () => {
  for (const file of files) {
    const text = readFileSync(file, "latin1");
    // A library's licence may contain its author's address.
    const told = text.replace(/Copyright \(c\) \d{4} [\w .]+ \(https:\/\/[\w.-]+\)/g, "");
    const addresses = told.match(/\b(?:https?|wss?):\/\/[\w.-]+/g) ?? [];
    // A namespace is a name, not an address; a licence tells where its text is from.
    assert.deepEqual(
      addresses.filter((address) => !/^http:..www\.(w3|apache)\.org$/.test(address)),
      [],
      file,
    );
    // The package's scripts name the sources of their parts.
    const own = text.replace(/^\/\/ (?:www|node_modules)\/.*$/gm, "");
    assert.doesNotMatch(own, /\/(?:home|root|Users)\/\w|sourceMappingURL/, file);
  }
});

/** All elements of a page. */
const elements = ({ childNodes = [] }) =>
  childNodes.flatMap((node) => (node.tagName ? [node, ...elements(node)] : elements(node)));

test("the scripts before the page's own one run in the oldest browsers", () => {
  for (const name of ["sobremesa.html", "site/index.html", "site/embed.html"]) {
    const scripts = elements(parse(read(name))).filter(
      ({ tagName, attrs, childNodes }) =>
        tagName === "script" && childNodes.length > 0 && !attrs.some(({ name }) => name === "type"),
    );
    assert.ok(scripts.length > 0, name);
    for (const { childNodes } of scripts)
      for (const { value } of childNodes) parseScript(value, { ecmaVersion: 5 });
  }
});

test("the single file asks for nothing beside it", () => {
  const all = elements(parse(read("sobremesa.html")));
  assert.ok(all.some(({ tagName }) => tagName === "script"));
  const links = all.flatMap(({ attrs }) => attrs.filter(({ name }) => /^(src|href)$/.test(name)));
  assert.deepEqual(
    links.filter(({ value }) => !value.startsWith("data:")),
    [],
  );
  assert.match(read("sobremesa.html"), /default-src 'none'/);
});

test("the browsers it is built for are those that README and page name", () => {
  const config = readFileSync(at("vite.config.ts"), "utf8");
  const [, chrome, firefox, safari] =
    /chrome: "(\d+)", firefox: "(\d+)", safari: "([\d.]+)"/.exec(config) ??
    assert.fail("no browsers");
  const named = new RegExp(
    `Chrome (?:and|or) Edge ${chrome}, Firefox ${firefox}, Safari ${safari}\\b`,
  );
  assert.match(readFileSync(at("README.md"), "utf8"), named);
  for (const page of ["sobremesa.html", "site/index.html", "site/embed.html"])
    assert.match(read(page), named, page);
});

/** A script of the site, by what it is called before its hash. */
const script = (name) =>
  `site/assets/${readdirSync(at("dist/site/assets")).find((file) => file.startsWith(`${name}-`))}`;

test("all artefacts have the same build name", () => {
  const names = ["sobremesa.html", "pkg/element/more.js", script("more")].map(
    (name) => read(name).match(/["`]\d+\.\d+\.\d+ \(([0-9a-f]{8})\)["`]/)?.[1],
  );
  assert.ok(names[0]);
  assert.equal(new Set(names).size, 1, names.join());
});

test("the crates have the version of the package", () => {
  assert.equal(/^version = "(.*)"/m.exec(readFileSync(at("Cargo.toml"), "utf8"))?.[1], version);
});

test("licences name what is in the page, and go with the package", () => {
  const { dependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const named = Object.entries(dependencies).map((each) => each.join(" "));
  const licence = read("pkg/LICENSE-MIT");
  assert.match(licence, /\bserde \d/);
  for (const text of ["Permission is hereby granted", ...named]) {
    assert.ok(licence.includes(text), text);
    for (const name of ["sobremesa.html", "pkg/element/licences.js", script("licences")])
      assert.ok(read(name).includes(text), `${name}: ${text}`);
  }
});

test("embed.js is small, names itself and its encoding, and is no module", () => {
  const text = read("embed/embed.js");
  assert.ok(brotliCompressSync(text).length < 10_000);
  assert.ok(text.startsWith(`\uFEFF/*! Sobremesa ${version} | MIT OR Apache-2.0 */`));
  parseScript(text, { ecmaVersion: 2022, sourceType: "script" });
});

test("the service worker keeps the site's files, but none for other pages or of a first visit", () => {
  const [list] = /\[(?:"[^"]*",?)+\]/.exec(read("site/sw.js")) ?? assert.fail("no list in sw.js");
  const others = ["sw.js", "embed.html", "embed.js", "examples", "assets"];
  const there = readdirSync(at("dist/site")).filter((name) => !others.includes(name));
  const assets = readdirSync(at("dist/site/assets"))
    .filter((name) => !name.endsWith(".wasm") || name.startsWith("sobremesa_bg"))
    .map((name) => `assets/${name}`);
  assert.deepEqual(JSON.parse(list).sort(), [...there, ...assets].sort());
});

test("`make play` prints the address to open", { timeout: 60_000 }, async () => {
  const served = spawn(at("node_modules/.bin/vite"), ["preview", "--open", "false"], { cwd: root });
  try {
    for await (const text of served.stdout) if (String(text).includes("http://127.0.0.1:")) return;
    assert.fail("it prints no address");
  } finally {
    served.kill();
  }
});
