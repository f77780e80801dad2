import assert from "node:assert/strict";
import test from "node:test";
import type { Place, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, GameEvent } from "../../www/engine/types";
import { stagesOf } from "../../www/games/dog/animate";
import { layoutOf } from "../../www/games/dog/layout";

await init();

/** The faces in a picture, sorted. */
const faces = (sprites: string[]): string[] =>
  sprites.flatMap((each) => /^card:([^:]+)/.exec(each)?.[1] ?? []).sort();

for (const last of [false, true])
  test(`while cards change hands no face is drawn twice; the giver is ${last ? "" : "not "}the last`, () => {
    const match = new Match("dog", { seats: 4, seed: "faces" });
    match.resolveChance();
    match.resolveChance();
    const turn = match.turn();
    const first = turn.kind === "seat" ? turn.seat : assert.fail();
    const own = last ? (first + 3) % 4 : first;
    const give = () => match.legalMoves()[0]?.notation ?? assert.fail();
    let gift = "";
    for (let seat = 0; seat < 3; seat++) {
      if (!seat) gift = give();
      match.play(give());
    }
    if (last) gift = give();
    const card = gift.slice(5);
    const view = match.view(own) as DogView;
    const hand = view.hands[own] ?? assert.fail();
    const scene = {
      view,
      bottom: own,
      active: null,
      path: [],
      targets: [],
    } as unknown as Scene<"dog">;
    const layout = layoutOf({ width: 390, height: 600, bare: false }, scene);
    const touched = last ? ({ id: `card:${card}` } as Place) : null;
    const events = match.play(give()) as GameEvent<"dog">[];
    const stages = stagesOf(layout, events, scene, { touched, over: null, rise: 1 }, null);
    assert.equal(stages.length, 1);
    for (const t of [0, 0.5, 1])
      assert.deepEqual(
        faces(stages[0]?.items(t).map(({ sprite }) => sprite) ?? []),
        [...hand].sort(),
      );
  });
