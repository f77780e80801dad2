// The pages' own style sheets repeat colours of the theme for the time before any script has run.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { families, tokens } from "../../www/theme/tokens";
import { contrast, luminance, partsOf } from "./colours";

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

for (const [theme, { board, mark, markOwn }] of Object.entries(tokens))
  test(`marks of the player's and others' pieces stand out from the board: ${theme}`, () => {
    for (const colour of [mark, markOwn]) assert.ok(contrast(colour, board) >= 3, colour);
    assert.notEqual(mark, markOwn);
  });

for (const [theme, { deep, deepLit, deepShade, frame }] of Object.entries(tokens)) {
  test(`black pieces are black and stand out from their trays: ${theme}`, () => {
    for (const colour of [deep, deepLit, deepShade])
      assert.ok(Math.max(...partsOf(colour)) - Math.min(...partsOf(colour)) <= 20, colour);
    assert.ok(luminance(deep) < 0.04, deep);
    const found = [deep, deepLit].map((colour) => contrast(colour, frame));
    assert.ok(Math.max(...found) >= 2.9, found.join());
  });
}
