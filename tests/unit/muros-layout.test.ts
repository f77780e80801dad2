// The scores of Muros are readable on every screen and stay inside their table.
import assert from "node:assert/strict";
import test from "node:test";
import { stillScene } from "../../www/board/scene";
import init, { Match } from "../../www/engine/sobremesa";
import type { MurosView } from "../../www/engine/types";
import {
  GRID,
  layoutOf,
  lineOf,
  missedAt,
  ownOf,
  squareAt,
  takesOf,
} from "../../www/games/muros/layout";
import { pictureOf } from "../../www/games/muros/picture";
import { scores } from "../../www/games/muros/scores";
import { colourAt, rankBoxes } from "../../www/games/muros/scores-layout";
import { spotOf, stripesOf } from "../../www/ui/screens/game/word-spot";

await init();

/** A game of some seats whose cards are dealt, as a seat sees it. */
function dealt(seats: number, seat = 0): MurosView {
  const match = new Match("muros", { seats, seed: "scores" });
  while (match.turn().kind === "chance") match.resolveChance();
  const view = match.view(seat) as MurosView;
  match.free();
  return view;
}

/** Rooms that the page leaves the board on phones, tablets and desktops. */
const ROOMS = [
  [360, 430],
  [390, 470],
  [390, 620],
  [560, 300],
  [768, 800],
  [1000, 800],
] as const;

for (const [seats, phase] of [
  [2, 1],
  [4, 1],
  [2, 2],
  [3, 2],
  [4, 2],
] as const)
  test(`with ${seats} seats, in phase ${phase}, scores are at least 12 px high and lie within their table`, () => {
    const scene = stillScene<"muros">({ ...dealt(seats), phase }, 0);
    for (const [width, height] of ROOMS) {
      const layout = layoutOf({ width, height, bare: false }, scene);
      const { x, y, width: wide, height: high } = layout.scores;
      const figures = scores(layout, pictureOf(scene.view)).flatMap((item) => {
        const [kind, , size] = item.sprite.split(":");
        return kind === "text" ? [{ ...item, size: Number(size) }] : [];
      });
      // In phase 2 each seat has a sum, too, as all colours are equal.
      const all = phase === 1 ? 4 : seats * (layout.columns + 1);
      assert.equal(figures.length, all, `${width} x ${height}`);
      for (const { x: at, y: down, size } of figures) {
        assert.ok(size >= 12, `${size} px in ${width} x ${height}`);
        assert.ok(at > x && at < x + wide && down > y && down + size / 2 <= y + high + 1);
      }
    }
  });

test("colours to keep start with the laid card's and end with none", () => {
  assert.deepEqual(takesOf(["hand:Y", "N1"], ["take:-", "take:B", "take:Y"]), [
    "take:Y",
    "take:B",
    "take:-",
  ]);
  assert.deepEqual(takesOf(["pile:B", "N1"], ["take:B", "take:Y"]), ["take:B", "take:Y"]);
  assert.deepEqual(takesOf(["pile:B"], ["N1"]), []);
});

/** A table in phase 2, seen by its first seat. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";
const later = (options: Record<string, string> = {}): MurosView =>
  new Match("muros", { position: LATER, options }).view(0) as MurosView;
const room = { width: 390, height: 620, bare: false };

test("with all hands open the viewer's stays below", () => {
  const closed = dealt(2, 1);
  const ownWith = (hands: MurosView["hands"], bottom: number): number =>
    ownOf(stillScene<"muros">({ ...closed, hands }, bottom));
  assert.equal(ownWith([[], ["Y", "B"]], 0), 0);
  assert.equal(ownWith([["G"], []], 1), 1);
  // Of hidden hands the one that is seen lies there.
  assert.equal(ownWith(closed.hands, 0), 1);
});

test("white has its column from the beginning where it can be kept, and else never", () => {
  const columns = (options?: Record<string, string>) =>
    layoutOf(room, stillScene<"muros">(later(options), 0)).columns;
  assert.equal(columns(), 4);
  assert.equal(columns({ taking: "far-end" }), 5);
});

test("the colours that decide are shaded, tied ones that are apart each for itself", () => {
  const boxes = (ranks: MurosView["ranks"], deciding: number | null) => {
    const scene = stillScene<"muros">({ ...later(), ranks, deciding }, 0);
    const layout = layoutOf(room, scene);
    const { one } = colourAt(layout, 0, 0);
    return rankBoxes(layout, scene.view, deciding).map(({ width }) => Math.round(width / one));
  };
  assert.deepEqual(boxes([0, 1, 2, 3], 0), [1]);
  assert.deepEqual(boxes([0, 0, 2, 3], 0), [2]);
  assert.deepEqual(boxes([0, 2, 0, 3], 0), [1, 1]);
  assert.deepEqual(boxes([0, 0, 0, 0], null), []);
});

/** The place that a touch of a square (row, column) chooses. */
function touched(path: string[], targets: string[], row: number, column: number, options = {}) {
  const scene = { ...stillScene<"muros">(later(options), 0), active: 0, path, targets };
  const layout = layoutOf(room, scene);
  const { x, y } = squareAt(layout, 9 * (row - 1) + column - 1);
  return missedAt(layout, scene, x, y)?.id;
}

test("with a card chosen a counter means the only end of its lines where the card may go", () => {
  assert.equal(touched(["hand:R"], ["W5", "N1"], 5, 3), "W5");
  assert.equal(touched(["hand:R"], ["W5", "N3"], 3, 3), "N3");
  // Both lines of the square have a slot: the card stays, and a text shows what to do.
  assert.equal(touched(["hand:R"], ["W5", "N3"], 5, 3), GRID);
  assert.equal(touched(["hand:R"], ["N3", "S3"], 5, 3), GRID);
  assert.equal(touched(["hand:R"], ["N3"], 5, 4), GRID);
});

test("a counter of the line answers the question for a colour", () => {
  const [path, takes] = [
    ["hand:R", "W5"],
    ["take:R", "take:Y"],
  ];
  assert.equal(touched(path, takes, 5, 2), "take:Y");
  assert.equal(touched(path, takes, 5, 1), GRID, "green is neither");
  assert.equal(touched(path, takes, 7, 2), GRID, "yellow, but of another line");
  // There a colour takes counters that are others.
  assert.equal(touched(path, takes, 5, 2, { taking: "far-end" }), GRID);
});

test("beside the grid nothing is meant", () => {
  const scene = { ...stillScene<"muros">(later(), 0), path: ["hand:R"], targets: ["W5"] };
  const layout = layoutOf(room, scene);
  const { grid } = layout;
  for (const [x, y] of [
    [grid.x - 1, grid.y + 5],
    [grid.x + grid.width + 1, grid.y + 5],
    [grid.x + 5, grid.y - 1],
    [grid.x + 5, grid.y + grid.height + 1],
  ] as const)
    assert.equal(missedAt(layout, scene, x, y), null);
});

test("the label of a slot covers neither its line nor the chosen card", () => {
  for (const [width, height] of ROOMS) {
    const scene = { ...stillScene<"muros">(later(), 0), active: 0, path: ["hand:R"] };
    const layout = layoutOf({ width, height, bare: false }, scene);
    const card = layout.places.find(({ id }) => id === "hand:R") ?? assert.fail();
    for (const place of layout.places) {
      if (lineOf(place.id).length === 0) continue;
      const kept = [place, place.about ?? assert.fail(), card];
      const spots = [280, ...stripesOf({ width, height }, kept)]
        .filter((wide) => wide >= 96)
        // A narrower label is higher.
        .map((wide) =>
          spotOf(
            { width: wide, height: 18 * Math.ceil(840 / wide) + 26 },
            { width, height },
            place,
            kept,
          ),
        );
      assert.ok(
        spots.some(({ covers }) => covers === 0),
        `${place.id} in ${width} x ${height}`,
      );
    }
  }
});
