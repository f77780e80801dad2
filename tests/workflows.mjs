// The workflows use nothing that can change under them, and only what is there.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { at } from "./paths.mjs";

const folder = at(".github/workflows");
const workflows = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
);
const all = Object.values(workflows).join("\n");

test("every action is pinned to a commit, with its version beside it", () => {
  const used = [...all.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  assert.ok(used.length >= 6);
  for (const action of used) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("what they make can be made", () => {
  const targets = readFileSync(at("Makefile"), "utf8")
    .match(/^\.PHONY: (.*)$/m)?.[1]
    .split(" ");
  const made = [...all.matchAll(/run: make (.*)/g)].flatMap(([, names]) => names.split(" "));
  assert.ok(["test", "audit", "dist", "reproduce"].every((name) => made.includes(name)));
  assert.deepEqual(
    made.filter((name) => !targets?.includes(name)),
    [],
  );
});

test("a push and a pull request are tested, a tag is published", () => {
  assert.match(workflows["test.yml"], /push:.*pull_request:.*run: make test/s);
  assert.match(workflows["release.yml"], /tags: \["v\*"\].*run: make test.*path: dist\/site/s);
  assert.match(workflows["release.yml"], /gh release create.*dist\/sobremesa\.html/s);
});
