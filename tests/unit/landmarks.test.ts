// Words at the things in somebody's first game: one a turn, at what is wanted first, and none from the fourth on.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import { wordsOf } from "../../www/i18n/words";
import { pretendCanvas, sceneOf } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
const en = wordsOf("en");
pretendCanvas();

const ROOM = { width: 390, height: 600, bare: false };

/** What newcomers read in each turn, in the order of turns; nothing in a game that is not listed. */
const READ: Record<string, readonly string[][]> = {
  "cock-bull": [["The Crown"], ["Your Peg"], ["The Bend"]],
  dog: [["Your hand"], ["Your pieces"], ["Your lane"]],
  gobblet: [["Your gobblets"], [], []],
  muros: [["Your hand"], ["Open cards, for everybody"], ["Top: on the board; below: kept"]],
};

for (const { id, makeFace, phrases } of GAMES)
  test(`${id}: a word a turn, for three turns`, () => {
    const match = new Match(id, { seed: "words" });
    const deal = (): void => {
      while (match.turn().kind === "chance") match.resolveChance();
    };
    deal();
    // In Cock & Bull colours are chosen first.
    match.play(match.legalMoves()[0]?.notation ?? "");
    deal();
    const turn = match.turn();
    const seat = turn.kind === "seat" ? turn.seat : assert.fail();
    const scene = sceneOf(match.view(seat), { active: seat, bottom: seat });
    const { places } = makeFace().layout(ROOM, scene);
    const words = [0, 1, 2, 3].map((turn) => [
      ...new Set(
        places
          .map((place) => phrases.place(en, scene.view, place, { kind: "landmark", seat, turn }))
          .filter(Boolean),
      ),
    ]);
    assert.deepEqual(words, [...(READ[id] ?? [[], [], []]), []]);
  });
