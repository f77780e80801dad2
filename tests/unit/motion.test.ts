// What a motion ends in is the picture that follows: no piece jumps or changes when it is over. Without Cock & Bull, whose
// lanes are paths that only a browser measures.
import assert from "node:assert/strict";
import test from "node:test";
import type { Item, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { GAMES } from "../../www/games/registry";
import { sceneOf, UNTOUCHED } from "./laws/canvas";
import "./loaded";

await init();

/** The pieces of a picture, whatever order they are drawn in; marks and hands follow whose turn it is. */
const pieces = (items: Item[]): string[] =>
  items
    .filter(({ alpha = 1, scale = 1 }) => alpha > 0.01 && scale > 0.01)
    .map(({ sprite, x, y }) => `${sprite} ${Math.round(x)} ${Math.round(y)}`)
    .filter((each) => /^(piece|dog|cup|brick|tile:[A-Z]:)/.test(each))
    .sort();

for (const [game, seats, options] of [
  ["gobblet", 2, {}],
  ["muros", 3, {}],
  ["dog", 4, {}],
  ["dog", 5, {}],
  ["dog", 4, { variant: "royal" }],
  ["dog", 4, { variant: "black" }],
] as [GameId, number, Record<string, string>][]) {
  for (const eye of [0, undefined]) {
    const who = eye === undefined ? "an onlooker" : "a seat";
    test(`${options.variant ?? game}, ${seats} seats, as ${who} sees it`, () => {
      const entry = GAMES.find(({ id }) => id === game) ?? assert.fail();
      const face = entry.makeFace();
      const room = { width: 390, height: 600, bare: false };
      const match = new Match(game, { seats, options, seed: "motion" });
      const scene = (): Scene => sceneOf(match.view(eye));
      let told = 0;
      let compared = 0;
      for (let step = 0; step < 400 && match.turn().kind !== "over"; step++) {
        const before = scene();
        const moves = match.legalMoves();
        const { notation = "" } = moves[(step * 7) % Math.max(moves.length, 1)] ?? {};
        const events =
          match.turn().kind === "chance" ? match.resolveChance() : match.play(notation);
        const after = scene();
        const start = face.layout(room, before);
        const stages = face.stages(start, events, before, UNTOUCHED, null, after);
        const last = stages.at(-1);
        if (!last) continue;
        told++;
        const layout = face.layout(room, after);
        const where = `step ${match.ply}: ${match.record().trim().split("\n").at(-1)}`;
        const then = pieces(face.items(layout, after, UNTOUCHED));
        // What a cup covers is seen to the end.
        const now = pieces(last.items(1)).filter(
          (each) => game !== "gobblet" || then.includes(each),
        );
        assert.deepEqual(now, then, where);
        compared += then.length;
      }
      assert.ok(told > 20, `${told}`);
      assert.ok(compared > 5 * told, `${compared} pieces in ${told} pictures`);
    });
  }
}
