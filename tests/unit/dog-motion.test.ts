import assert from "node:assert/strict";
import test from "node:test";
import type { Item, Place, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, Moment } from "../../www/engine/types";
import { stagesOf } from "../../www/games/dog/animate";
import { phrases } from "../../www/games/dog/describe";
import { whereIs } from "../../www/games/dog/draw";
import { layoutOf } from "../../www/games/dog/layout";
import { wordsOf } from "../../www/i18n/words";
import { saidOf } from "../../www/table/view";
import { sceneOf, UNTOUCHED } from "./laws/canvas";
import "./loaded";

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
    match.play(give());
    const moments = match.moments(own) as Moment<"dog">[];
    const stages = stagesOf(layout, moments, scene, { touched, over: null, rise: 1 }, null, scene);
    assert.equal(stages.length, 1);
    const gifts = moments.flatMap(({ event }) => (event.kind === "exchanged" ? event.gifts : []));
    const come = gifts.find(({ to }) => to === own)?.card ?? assert.fail();
    for (const t of [0, 0.5, 1])
      assert.deepEqual(
        faces(stages[0]?.items(t).map(({ sprite }) => sprite) ?? []),
        [...hand, come].sort(),
      );
  });

test("the disc carries pieces to the places that the rules give", () => {
  const position =
    "variant=black A=T0,H,H,H B=T16,H,H,H C=H,H,H,H D=H,H,H,H dog=T40 round=2 starter=A phase=play turn=A pending=paw last=5 played=5 hands=A:-/B:2/C:2/D:2 given=- out=- deck=?* discard=-";
  const { disc } = new Match("dog", { position }).view(0) as DogView;
  const match = new Match("dog", { position: position.replace("A=T0", `A=T${disc[0]}`) });
  match.play("turn:cw");
  // A page that held the rule itself would turn nothing of these views.
  const blind = (view: DogView): DogView => ({ ...view, disc: [] });
  const moments = (match.moments(0) as Moment<"dog">[]).map(({ event, before, after }) => ({
    event,
    before: blind(before),
    after: blind(after),
  }));
  const { before: there, after } =
    moments.find(({ event }) => event.kind === "disc") ?? assert.fail();
  assert.notEqual(after.places[0]?.[0], there.places[0]?.[0]);
  const scene = sceneOf(there) as Scene<"dog">;
  const layout = layoutOf({ width: 390, height: 600, bare: false }, scene);
  const [stage] = stagesOf(layout, moments, scene, UNTOUCHED, null, scene);
  const spots = (t: number) =>
    (stage?.items(t) ?? []).filter(({ sprite }) => sprite.startsWith("piece:A"));
  const near = (items: Item[], at: { x: number; y: number }): boolean =>
    items.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1);
  assert.ok(near(spots(0), whereIs(layout, there, "A1")));
  assert.ok(near(spots(1), whereIs(layout, after, "A1")));
});

test("what the dog catches is said once the piece before it has gone", () => {
  const position =
    "variant=black A=T12,T40,H,H B=T16,H,H,H C=H,H,H,H D=H,H,H,H dog=T8 round=2 starter=A phase=play turn=A pending=- last=- played=- hands=A:5/B:2/C:2/D:2 given=- out=- deck=?* discard=-";
  const match = new Match("dog", { position });
  const scene = sceneOf(match.view(0)) as Scene<"dog">;
  const layout = layoutOf({ width: 390, height: 600, bare: false }, scene);
  const { step, moments, view } = match.play("5 A2>T45", 0);
  const state = { steps: [{ ...step, forced: false }], at: 1, looking: false, view };
  const said = (at: number, events?: number): string =>
    saidOf(phrases, wordsOf("en"), state, { you: 0, sees: true }, { at, events: events ?? 99 });
  const stages = stagesOf(layout, moments as Moment<"dog">[], scene, UNTOUCHED, null, scene);
  const whole = "You: 5, the dog catches your piece.";
  assert.deepEqual(
    stages.map(({ events }) => said(1, events)),
    ["You: 5.", "You: 5.", whole, whole],
  );
  // The step that follows is shown before it is reported.
  assert.equal(said(2, 1), whole);
});
