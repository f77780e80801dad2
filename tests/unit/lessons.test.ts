import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GobbletView } from "../../www/engine/types";
import { LESSONS, lessonsOf } from "../../www/games/lessons";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
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

  test("only the line with a covered fourth is marked", () => {
    const [position] = LESSONS["lesson-gobblet"]?.steps[5] ?? [];
    const match = new Match("gobblet", { position });
    const { threes } = match.view() as GobbletView;
    assert.deepEqual(
      threes.map(({ squares, open }) => [squares.join(), open]),
      [["a2,b2,c2", false]],
    );
    match.free();
  });

  for (const [id, { game, variant, steps }] of Object.entries(LESSONS)) {
    test(`${id}: three to twelve steps, each with a different short text in every language`, () => {
      assert.ok(steps.length >= 3 && steps.length <= 12);
      for (const language of LANGUAGES) {
        const { say } = wordsOf(language);
        const texts = steps.map((_, at) => say(id, { step: at + 1 }));
        assert.equal(new Set(texts).size, steps.length, language);
        assert.equal(say(id, { step: steps.length + 1 }), texts.at(-1), language);
        // One sentence with the new idea, and one task.
        for (const text of texts) {
          assert.ok(text.length <= 95, text);
          assert.ok(text.split(" ").length <= 18, text);
        }
      }
    });

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
