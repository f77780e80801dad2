// A release: published crates need no others, and the files have their hashes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
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

test("published crates need only published ones, except for tests", () => {
  const names = new Set(published.map(({ name }) => name));
  for (const crate of published)
    for (const { name, kind, req } of crate.dependencies) {
      if (!ours.has(name)) continue;
      // Dependencies of tests have no version, so packing drops them.
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
    `sobremesa-${version}.tgz`,
    `sobremesa-embed-${version}.zip`,
    `sobremesa-site-${version}.zip`,
    "sobremesa.html",
  ]);
  for (const [name, hash] of Object.entries(hashes)) {
    const file = readFileSync(at("build/release", name));
    assert.equal(createHash("sha256").update(file).digest("hex"), hash, name);
  }
  const single = readFileSync(at("build/release/sobremesa.html"));
  assert.deepEqual(single, readFileSync(at("dist/sobremesa.html")));
});
