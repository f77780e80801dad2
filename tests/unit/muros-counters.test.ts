// White counters are counters, no holes: light or dark, they have an outline that their ground has not.
import assert from "node:assert/strict";
import test from "node:test";
import { inStyle } from "../../www/board/surface";
import { pieceSprite } from "../../www/games/muros/pieces";
import { BOARD_STYLES, paletteOf } from "../../www/theme/boards";
import { contrast } from "./colours";
import { pretendCanvas, recordingContext } from "./laws/canvas";

pretendCanvas();

for (const theme of ["light", "dark"] as const)
  for (const style of BOARD_STYLES)
    test(`a white counter has an outline, and a raised face within: ${style}, ${theme}`, () => {
      const drawn: string[] = [];
      const ctx = recordingContext(drawn);
      const pen = { ctx, ratio: 1, ...inStyle(style, theme), letters: "Y B R G" };
      pieceSprite("tile:W:36").draw(pen);
      const palette = paletteOf(style, theme);
      const lines = drawn.filter((each) => each === `strokeStyle=${palette.deepShade}`);
      assert.ok(lines.length >= 2, `${lines.length} lines`);
      assert.ok(contrast(palette.deepShade, palette.white) > 7);
    });
