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

/** The jobs of a workflow, by name. */
const jobs = (text) =>
  Object.fromEntries(
    text
      .slice(text.indexOf("\njobs:"))
      .split(/\n {2}(?=\w+:\n)/)
      .slice(1)
      .map((job) => [job.slice(0, job.indexOf(":")), job]),
  );

test("a push and a pull request are tested, a tag is published", () => {
  assert.match(workflows["test.yml"], /push:.*pull_request:.*run: make test/s);
  assert.match(workflows["release.yml"], /tags: \["v\*"\].*run: make test.*path: dist\/site/s);
});

test("nothing is published before all that can fail was tried, and the site comes last", () => {
  const { build, publish, pages } = jobs(workflows["release.yml"]);
  assert.match(
    build,
    /make test\n.*make dist reproduce\n.*make release-dry-run\n.*path: build\/release\n/s,
  );
  assert.doesNotMatch(build, /(cargo|npm) publish|gh release/);
  assert.match(publish, /needs: build\n/);
  assert.match(
    publish,
    /sha256sum --check.*cargo publish.*npm publish.*gh release create.*build\/release/s,
  );
  assert.match(pages, /needs: publish\n.*deploy-pages/s);
});

test("only what publishes has the right to", () => {
  for (const [name, text] of Object.entries(workflows)) {
    assert.match(text, /^permissions:\n {2}contents: read$/m, name);
    for (const [job, lines] of Object.entries(jobs(text))) {
      const trusted = name === "release.yml" && job === "publish";
      if (!trusted) assert.doesNotMatch(lines, /secrets\.|contents: write/, `${name}, ${job}`);
      else assert.match(lines, /environment: release\n/);
    }
  }
});
