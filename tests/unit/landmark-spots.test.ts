// Where words at the things of a board stand: beside what they are about, over as little as can be.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../../www/board/types";
import { landmarkSpots } from "../../www/ui/screens/game/landmark-spots";
import { overlap } from "../../www/ui/screens/game/tip-spot";

const ROOM = { width: 320, height: 300 };
const SIZE = { width: 240, height: 20 };

/** Where a word stands about a box. */
function spotOf(box: Box, places: Box[], top = 0): Box {
  const [spot = assert.fail()] = landmarkSpots(
    [{ word: "a word", box }],
    places,
    top,
  )([SIZE], ROOM);
  return { x: spot.x, y: spot.y, ...SIZE };
}

test("a word stands above its thing where that is free", () => {
  const thing = { x: 100, y: 100, width: 100, height: 50 };
  assert.deepEqual(spotOf(thing, [thing]), { x: 30, y: 78, ...SIZE });
});

test("with sentences over the board a word stands between the rows of its group", () => {
  // As the Arms of Cock & Bull: a spot at the top, the others below, and dice at the foot.
  const top = { x: 135, y: 20, width: 50, height: 50 };
  const rows = [0, 1, 2].map((at) => ({
    x: 60 + 75 * at,
    y: 110 + 45 * at,
    width: 50,
    height: 50,
  }));
  const die = { x: 210, y: 270, width: 44, height: 30 };
  const arms = { x: 60, y: 20, width: 200, height: 230 };
  const places = [top, ...rows, die];
  const spot = spotOf(arms, places, 40);
  assert.equal(spot.y, 72);
  assert.equal(
    places.reduce((sum, place) => sum + overlap(place, spot), 0),
    0,
  );
});
