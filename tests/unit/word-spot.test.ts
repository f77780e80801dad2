// A label on the board never covers the thing it describes and stays inside the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import { overlap, spotOf } from "../../www/ui/screens/game/word-spot";
import { pretendCanvas, sceneOf } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

/** The board's room on a phone of 360 x 640. */
const ROOM = { width: 352, height: 400 };
const SIZE = { width: 200, height: 64 };

for (const { id, makeFace } of GAMES)
  test(`${id}: a word about a place is clear of it and inside the board`, () => {
    const match = new Match(id, { seed: "words" });
    while (match.turn().kind === "chance") match.resolveChance();
    const scene = sceneOf(match.view(0), { active: 0, bottom: 0 });
    for (const place of makeFace().layout({ ...ROOM, bare: false }, scene).places) {
      const word = { ...spotOf(SIZE, ROOM, place, [place]), ...SIZE };
      assert.ok(word.x >= 0 && word.x + SIZE.width <= ROOM.width, place.id);
      assert.ok(word.y >= 0 && word.y + SIZE.height <= ROOM.height, place.id);
      // A place that fills nearly all of the board leaves no room beside it.
      if (place.height < ROOM.height / 2) assert.equal(overlap(place, word), 0, place.id);
    }
  });
