// What is no place of the board is not shown on it before it plays itself.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Match } from "../../www/engine/sobremesa";
import { Session } from "../../www/session/session";
import { bot, person } from "../../www/storage/seats";
import { context, hurry } from "./secret";

/** A position of Muros whose first seat can only pass. */
function passing(): string {
  for (let seed = 0; seed < 50; seed++) {
    const match = new Match("muros", { seed: `pass-${seed}` });
    for (let ply = 0; match.turn().kind !== "over"; ply++) {
      const turn = match.turn();
      if (turn.kind === "chance") {
        match.resolveChance();
        continue;
      }
      const moves = match.legalMoves();
      if (
        turn.kind === "seat" &&
        turn.seat === 0 &&
        moves.length === 1 &&
        moves[0]?.notation === "pass"
      )
        return match.position();
      match.play(moves[(ply * 7919) % moves.length]?.notation ?? "");
    }
  }
  return assert.fail("nobody ever had to pass");
}

describe("a pass", () => {
  hurry();

  test("leaves the board as it is", () => {
    const seats = [person(), bot(1)];
    const setup = { position: passing() };
    const session = Session.start("muros", setup, { seats, bottom: 0 }, context("muros"));
    session.go();
    assert.equal(session.state.forced?.notation, "pass");
    assert.deepEqual(session.scene().path, []);
    assert.deepEqual(session.scene().aim, []);
    session.destroy();
  });
});
