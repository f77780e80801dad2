// What the artefacts must be, whatever is in them.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { at } from "../tools/build/paths.mjs";

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
  assert.equal(html.match(/<script/), null, "one script, inline");
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1]);
  assert.deepEqual(
    links.filter((link) => !link.startsWith("data:")),
    [],
  );
  assert.match(html, /default-src 'none'/);
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
