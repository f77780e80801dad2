// What the pages' own style sheets repeat of the look, as they are seen before any script has run.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { families } from "../../www/theme/tokens";

for (const [name, expected] of [
  ["index.html", [families.sans, families.serif]],
  ["embed.html", [families.sans]],
] as const) {
  test(`the first picture of ${name} has the page's fonts`, () => {
    const html = readFileSync(new URL(`../../www/${name}`, import.meta.url), "utf8");
    const found = [...html.matchAll(/\bfont:[^;}]*?rem\/[\d.]+ ([^;}]+)/g)];
    const listed = found.map(([, list = ""]) => list.replaceAll(",", ", "));
    assert.deepEqual(listed, expected);
    assert.equal(html.match(/\bfont(-family)?:/g)?.length, expected.length);
  });
}
