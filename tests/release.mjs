// What a release is made of: the crates have what crates.io asks for, and the files have their hashes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { at, root } from "./paths.mjs";

const run = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const { packages } = JSON.parse(
  run("cargo", "metadata", "--locked", "--no-deps", "--format-version=1"),
);
const ours = new Set(packages.map(({ name }) => name));
const published = packages.filter(({ publish }) => publish === null);
const product = JSON.parse(readFileSync(at("package.json"), "utf8"));
const home = product.repository.url.replace(/^git\+|\.git$/g, "");

test("the crates that people use are published, and the project's own are not", () => {
  const games = readdirSync(at("docs/rules")).map((name) => `sobremesa-${name.slice(0, -3)}`);
  assert.ok(games.length >= 4);
  const parts = ["sobremesa-core", "sobremesa-session", "sobremesa-bots", "sobremesa"];
  assert.deepEqual(published.map(({ name }) => name).sort(), [...games, ...parts].sort());
});

test("each says what it is, whence, under which licences, and for whom", () => {
  for (const crate of published) {
    const { name, manifest_path: manifest } = crate;
    assert.equal(crate.version, product.version, name);
    assert.equal(crate.license, product.license, name);
    assert.equal(crate.repository, home, name);
    assert.ok(crate.description.length > 20 && crate.categories.length > 0, name);
    // What crates.io takes.
    assert.ok(crate.keywords.length > 0 && crate.keywords.length <= 5, name);
    for (const word of crate.keywords) assert.match(word, /^[a-z][a-z0-9-]{0,19}$/, name);
    assert.ok(crate.metadata.docs.rs["all-features"], name);
    const folder = dirname(manifest);
    assert.match(readFileSync(join(folder, crate.readme), "utf8"), new RegExp(`^# ${name}\n`));
    for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"])
      assert.equal(
        readFileSync(join(folder, licence), "utf8"),
        readFileSync(at(licence), "utf8"),
        name,
      );
  }
});

test("README leads to the releases, and to each of the three ways in, at its beginning", () => {
  const [head] = readFileSync(at("README.md"), "utf8").split("\n## ");
  assert.ok(head.includes(`(${home}/releases)`));
  for (const way of ["`sobremesa.html`", "`npm install sobremesa`", "`cargo add sobremesa`"])
    assert.match(head, new RegExp(`^- .*${way}`, "m"), way);
});

test("what is published needs nothing that is not, but for its tests", () => {
  const names = new Set(published.map(({ name }) => name));
  for (const crate of published)
    for (const { name, kind, req } of crate.dependencies) {
      if (!ours.has(name)) continue;
      // Of what tests need the version is left out, and so is the need when the crate is packed.
      if (names.has(name)) assert.equal(req, `^${product.version}`, `${crate.name}: ${name}`);
      else assert.deepEqual([kind, req], ["dev", "*"], `${crate.name}: ${name}`);
    }
});

test("the files of a release have their hashes, the same each time", () => {
  const made = () => run("tools/release.sh");
  const sums = made();
  assert.equal(made(), sums);
  const hashes = Object.fromEntries(
    sums.split("\n").flatMap((line) => (line ? [line.split("  ").reverse()] : [])),
  );
  const { version } = product;
  assert.deepEqual(Object.keys(hashes), [
    "embed.js",
    `sobremesa-${version}.tgz`,
    `sobremesa-site-${version}.zip`,
    "sobremesa.html",
  ]);
  for (const [name, hash] of Object.entries(hashes)) {
    const file = readFileSync(at("build/release", name));
    assert.equal(createHash("sha256").update(file).digest("hex"), hash, name);
  }
  for (const name of ["embed.js", "sobremesa.html"])
    assert.deepEqual(readFileSync(at("build/release", name)), readFileSync(at("dist", name)));
});
