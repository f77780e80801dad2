// The board styles: their contrasts, their colours for people with any colour vision, and their different drawings.
import assert from "node:assert/strict";
import test from "node:test";
import { LOOKS } from "../../www/board/emblem";
import init, { Match } from "../../www/engine/sobremesa";
import { defaults } from "../../www/storage/settings";
import { BOARD_STYLES, paletteOf } from "../../www/theme/boards";
import { type Palette, tokens } from "../../www/theme/tokens";
import { boardStyleOf } from "../../www/ui/appearance";
import { drawingOf, pretendCanvas, sceneOf } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

/** The parts of a colour, 0 to 255. */
const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Its parts as amounts of light. */
const lightOf = (colour: string): number[] =>
  partsOf(colour).map((part) =>
    part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  );

/** Its relative luminance. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = lightOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours as seen without one kind of cones (Machado, Oliveira and Fernandes 2009), and in grey. */
const SEEN = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deutan: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

type Eye = keyof typeof SEEN;

const EYES = Object.keys(SEEN) as Eye[];

const times = (matrix: readonly number[], vector: readonly number[]): number[] =>
  [0, 3, 6].map((row) =>
    vector.reduce((sum, each, column) => sum + each * (matrix[row + column] ?? 0), 0),
  );

/** A colour in OKLab, as an eye sees it. */
function oklab(colour: string, eye: Eye): number[] {
  const seen = times(SEEN[eye], lightOf(colour)).map((part) => Math.min(1, Math.max(0, part)));
  const cones = [0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63];
  const lab = [0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087];
  return times(lab, times(cones, seen).map(Math.cbrt));
}

/** How far two colours are apart for an eye. */
function distance(one: string, other: string, eye: Eye): number {
  const [a, b] = [oklab(one, eye), oklab(other, eye)];
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
}

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
  ["ivory", "deepShade"],
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
      for (const line of ["boardShade", "mark", "goal", "threat", "focus"] as const)
        assert.ok(contrast(palette[line], palette[square]) >= 4.5, `${line} on ${square}`);
    }
  });

  test(`flat and quiet, ${theme}: outlines have 3:1 against their boards`, () => {
    const { edge, board, mark, goal, ink, muted, mortar } = paletteOf("plain", theme);
    for (const line of [edge, mark, goal]) assert.ok(contrast(line, board) >= 3, line);
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

for (const [theme, { board, mark, goal }] of Object.entries(tokens))
  test(`a chosen thing and a goal stand out from the board: ${theme}`, () => {
    for (const colour of [mark, goal]) assert.ok(contrast(colour, board) >= 3, colour);
    assert.notEqual(mark, goal);
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
