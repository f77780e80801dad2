// The board styles: their contrasts, their colours for people with any colour vision, and their different drawings.
import assert from "node:assert/strict";
import test from "node:test";
import { LOOKS } from "../../www/board/emblem";
import init, { Match } from "../../www/engine/sobremesa";
import { defaults } from "../../www/storage/settings";
import { BOARD_STYLES, paletteOf } from "../../www/theme/boards";
import type { Palette } from "../../www/theme/tokens";
import { boardStyleOf } from "../../www/ui/appearance";
import { contrast, distance, EYES } from "./colours";
import { drawingOf, pretendCanvas, sceneOf } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

type Name = keyof Palette;

const THEMES = ["light", "dark"] as const;
const ROOM = { width: 390, height: 600, bare: false };

/** Text of boards and of the page around them, on what it stands. */
const TEXTS: [text: Name, ground: Name][] = [
  ...(["table-1", "table-2", "paper", "paper-2"] as const).flatMap((ground) =>
    (["ink", "muted", "accent", "warn"] as const).map((text): [Name, Name] => [text, ground]),
  ),
  ["onAccent", "accent"],
  ["frameInk", "frame"],
  ["muted", "mortar"],
  ["mark", "markHalo"],
  ["cardRed", "card"],
  ["cardBlue", "card"],
  ["cardGreen", "card"],
  ["ivory", "sable"],
  ["paleLine", "paleLit"],
  ["deepLine", "deepLit"],
];

/** The background of a colour's letter: the filled mark, or the body within or behind it. */
const groundOf = ([body, mark, , shape, wide, within]: (typeof LOOKS)[string]): Name =>
  shape && !wide && !within ? mark : body;

for (const theme of THEMES) {
  const palette = paletteOf("contrast", theme);

  test(`high contrast, ${theme}: text has 7:1`, () => {
    const letters = Object.values(LOOKS).flatMap((look): [Name, Name][] =>
      look[3] ? [[look[2], groundOf(look)]] : [],
    );
    assert.equal(letters.length, 6);
    for (const [text, ground] of [...TEXTS, ...letters])
      assert.ok(contrast(palette[text], palette[ground]) >= 7, `${text} on ${ground}`);
  });

  test(`high contrast, ${theme}: pieces, hollows and marks have 4.5:1 against their squares`, () => {
    const pieces = Object.values(LOOKS).map(([body]) => body);
    const all: Name[] = [...pieces, "paleLit", "deepLit", "gules", "sable"];
    for (const square of ["board", "well", "frame", "mortar"] as const) {
      for (const piece of all) {
        const seen = [palette[piece], palette.edge].map((one) => contrast(one, palette[square]));
        assert.ok(Math.max(...seen) >= 4.5, `${piece} on ${square}`);
      }
      for (const line of ["boardShade", "mark", "markOwn", "markQuiet", "focus"] as const)
        assert.ok(contrast(palette[line], palette[square]) >= 4.5, `${line} on ${square}`);
    }
  });

  test(`flat and quiet, ${theme}: outlines have 3:1 against their boards`, () => {
    const { edge, board, mark, markOwn, ink, muted, mortar } = paletteOf("plain", theme);
    for (const line of [edge, mark, markOwn]) assert.ok(contrast(line, board) >= 3, line);
    assert.ok(contrast(ink, mortar) >= 4.5);
    assert.ok(contrast(muted, mortar) >= 3);
  });

  for (const style of BOARD_STYLES)
    test(`${style}, ${theme}: five colours stay apart for every eye and in grey, white from its outline`, () => {
      const names = ["yellow", "blue", "red", "green", "white"] as const;
      const colours = paletteOf(style, theme);
      assert.ok(contrast(colours.deepShade, colours.white) > 7);
      for (const eye of EYES)
        for (const [at, one] of names.entries())
          for (const other of names.slice(at + 1))
            assert.ok(
              distance(colours[one], colours[other], eye) >= 0.1,
              `${eye}: ${one}, ${other}`,
            );
    });
}

for (const entry of GAMES) {
  const draw = (style: (typeof BOARD_STYLES)[number]): string => {
    const view = new Match(entry.id, { position: entry.sample }).view();
    return drawingOf(entry.makeFace(), ROOM, sceneOf(view), style);
  };

  test(`${entry.id}: each style is another picture`, () => {
    assert.equal(new Set(BOARD_STYLES.map(draw)).size, BOARD_STYLES.length);
  });

  test(`${entry.id}: only wood has light and shadows`, () => {
    assert.match(draw("wood"), /createLinearGradient/);
    for (const style of ["contrast", "plain"] as const)
      assert.doesNotMatch(draw(style), /Gradient|shadowBlur/, style);
  });
}

test("the system's wish for contrast counts where nobody has chosen", () => {
  const system = { dark: false, still: false, contrast: true, onChange: () => () => {} };
  const chosen = (board: ReturnType<typeof defaults>["board"], wish: boolean) =>
    boardStyleOf({ ...defaults(), board }, { ...system, contrast: wish });
  assert.equal(chosen("auto", true), "contrast");
  assert.equal(chosen("auto", false), "wood");
  assert.equal(chosen("plain", true), "plain");
  assert.equal(chosen("wood", true), "wood");
});
