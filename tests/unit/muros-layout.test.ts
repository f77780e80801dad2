// The scores of Muros can be read on every screen, and lie within their table.
import assert from "node:assert/strict";
import test from "node:test";
import { stillScene } from "../../www/board/scene";
import init, { Match } from "../../www/engine/sobremesa";
import type { MurosView } from "../../www/engine/types";
import { pictureOf, scores } from "../../www/games/muros/draw";
import { layoutOf, scoreAt, takesOf } from "../../www/games/muros/layout";

await init();

/** Rooms that the page leaves the board on phones, tablets and desktops. */
const ROOMS = [
  [360, 430],
  [390, 470],
  [390, 620],
  [560, 300],
  [768, 800],
  [1000, 800],
] as const;

for (const seats of [2, 3, 4])
  test(`with ${seats} seats scores are at least 12 px high and lie within their table`, () => {
    const match = new Match("muros", { seats, seed: "scores" });
    while (match.turn().kind === "chance") match.resolveChance();
    const scene = stillScene<"muros">(match.view(), 0);
    for (const [width, height] of ROOMS) {
      const layout = layoutOf({ width, height, bare: false }, scene);
      const { x, y, width: wide, height: high } = layout.scores;
      const figures = scores(layout, pictureOf(scene.view)).flatMap((item) => {
        const [kind, , size] = item.sprite.split(":");
        return kind === "text" ? [{ ...item, size: Number(size) }] : [];
      });
      assert.equal(figures.length, seats * layout.columns, `${width} x ${height}`);
      for (const { x: at, y: down, size } of figures) {
        assert.ok(size >= 12, `${size} px in ${width} x ${height}`);
        assert.ok(at > x && at < x + wide && down > y && down + size / 2 <= y + high + 1);
      }
    }
  });

test("another's open hand lies beside its seat card by card; a hidden one, and one's own, are counted", () => {
  const match = new Match("muros", { seats: 2, seed: "scores" });
  while (match.turn().kind === "chance") match.resolveChance();
  const closed = match.view(0) as MurosView;
  const open: MurosView = { ...closed, hands: [closed.hands[0] ?? [], ["Y", "B", "G", "G"]] };
  const shown = new Set<boolean>();
  for (const [width, height] of ROOMS) {
    const layout = layoutOf({ width, height, bare: false }, stillScene<"muros">(closed, 0));
    const signs = (view: MurosView) =>
      scores(layout, pictureOf(view)).filter(({ sprite }) => sprite.startsWith("sign:"));
    const letters = (view: MurosView) =>
      signs(view).map(({ sprite }) => `${sprite.charAt(5)}${sprite.split(":").at(-1)}`);
    assert.deepEqual(letters(closed), ["-6", "-6"]);
    const { x, y, one, high } = scoreAt(layout, 2, 1);
    // Where four cards have no room they are counted, too: the words tell them.
    const room = (1.1 * one - Math.round(0.84 * high)) / 3 >= 6;
    shown.add(room);
    assert.deepEqual(letters(open), room ? ["-6", "Y0", "B0", "G0", "G0"] : ["-6", "-4"]);
    const [, ...cards] = signs(open);
    for (const card of room ? cards : []) {
      assert.equal(card.y, y);
      const half = Number(card.sprite.split(":")[2]) / 2;
      assert.ok(Math.abs(card.x - x) + half <= one * 0.56, `${width} x ${height}`);
    }
  }
  assert.equal(shown.size, 2);
  match.free();
});

test("of the colours that may be kept that of the laid card comes first, and nothing last", () => {
  assert.deepEqual(takesOf(["hand:Y", "N1"], ["take:-", "take:B", "take:Y"]), [
    "take:Y",
    "take:B",
    "take:-",
  ]);
  assert.deepEqual(takesOf(["pile:B", "N1"], ["take:B", "take:Y"]), ["take:B", "take:Y"]);
  assert.deepEqual(takesOf(["pile:B"], ["N1"]), []);
});
