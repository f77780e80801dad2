// Marks and pieces stand out from the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tokens } from "../../www/theme/tokens";
import { contrast, luminance, partsOf } from "./colours";

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
