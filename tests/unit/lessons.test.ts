import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import { LESSONS, lessonsOf } from "../../www/games/lessons";
import { GAMES } from "../../www/games/registry";
import "./loaded";

describe("lessons", () => {
  before(() => init());

  test("every game has its lessons, that of the variant asked for first", () => {
    for (const { id } of GAMES) assert.ok(lessonsOf(id).length > 0, id);
    assert.deepEqual(lessonsOf("dog", "royal").length, 3);
    for (const variant of ["classic", "royal", "black"]) {
      assert.equal(lessonsOf("dog", variant)[0], `lesson-dog-${variant}`);
      assert.equal(LESSONS[`lesson-dog-${variant}`]?.variant, variant);
    }
  });

  for (const [id, { game, variant, steps }] of Object.entries(LESSONS)) {
    steps.forEach(([position, wanted], at) => {
      test(`${id}, step ${at + 1}: the first seat can do what is wanted, and something else`, () => {
        const match = new Match(game, { position });
        assert.equal(match.options().variant, variant ?? match.options().variant);
        assert.deepEqual(match.turn(), { kind: "seat", seat: 0 });
        const all = match.legalMoves();
        if (wanted) {
          const fitting = all.filter(({ notation }) => wanted.test(notation));
          assert.ok(fitting.length > 0 && fitting.length < all.length);
        }
        // To its end: a card may be split, draw another, or let its player go on.
        for (;;) {
          const turn = match.turn();
          if (turn.kind === "chance" && game === "dog") match.resolveChance();
          else if (turn.kind === "seat" && turn.seat === 0) {
            const moves = match.legalMoves().map(({ notation }) => notation);
            const move = moves.find((notation) => wanted?.test(notation) ?? true);
            match.play(move ?? assert.fail(`none is wanted of ${moves.join(" | ")}`));
          } else break;
        }
        assert.ok(match.ply > 0);
        match.free();
      });
    });
  }
});
