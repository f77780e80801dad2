// A finger covers part of Dog's board: the covered place gets a ring, and a text describes what would happen there.
import assert from "node:assert/strict";
import test from "node:test";
import { createClock } from "../../www/board/animation-clock";
import { Hand } from "../../www/board/hand";
import { middleOf } from "../../www/board/hit-test";
import { stillScene } from "../../www/board/scene";
import type { Place, PlaceId, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/dog/describe";
import { createDogFace } from "../../www/games/dog/face";
import game from "../../www/games/dog/index";
import { layoutOf } from "../../www/games/dog/layout";
import { wordsOf } from "../../www/i18n/words";
import { aimOf } from "../../www/session/preview";
import { pretendCanvas } from "./laws/canvas";
import "./loaded";

await init();
pretendCanvas();

const en = wordsOf("en");
const POSITION =
  "variant=classic A=T4,T10,H,H B=T9,T20,H,H C=T33,H,H,H D=H,H,H,H round=2 starter=A phase=play turn=A pending=- last=- hands=A:5.7.X/B:2/C:2/D:2 given=- out=- deck=?* discard=-";
const match = new Match("dog", { position: POSITION });
const view = match.view(0) as DogView;

const aimed = (events: GameEvent<"dog">[]) => phrases.preview?.(en, { kind: "aim", events }, view);

/** The text about a move that continues at a place. */
const told = (path: PlaceId[], at: PlaceId) =>
  aimed(
    aimOf({ ...game, rules: match }, { moves: match.legalMoves(), path }, at) as GameEvent<"dog">[],
  );

test("an aimed move names its square and capture, but not the open card", () => {
  assert.equal(
    told(["card:5", "A1"], "T9"),
    "A blue piece goes to 7 before Red’s start. A red piece is captured.",
  );
  assert.equal(
    told(["card:5"], "A1"),
    "A blue piece goes to 7 before Red’s start. A red piece is captured.",
  );
});

test("an aim with several moves has no text", () => {
  assert.equal(told(["card:7"], "A1"), "");
});

test("a draw from the deck is not revealed", () => {
  const drew = { kind: "drew", seat: 0, card: "13" } as const;
  assert.equal(aimed([drew]), "");
});

const scene: Scene<"dog"> = {
  ...stillScene<"dog">(view, 0),
  active: 0,
  path: ["card:5", "A1"],
  targets: ["T9"],
};
const layout = layoutOf({ width: 382, height: 661, bare: false }, scene);
const placeOf = (id: PlaceId): Place => {
  const place = layout.places.find((each) => each.id === id);
  if (!place) throw new Error(`${id} is nowhere`);
  return place;
};

/** A hand over this board, and what it has told of where it is. */
function handOver(): { hand: Hand; aimed: [PlaceId | null, Place | undefined][] } {
  const aimed: [PlaceId | null, Place | undefined][] = [];
  const user = {
    scene: () => scene,
    layout: () => layout,
    carry: (place: Place) => createDogFace().carry(layout, scene, place),
    missed: () => null,
    paint() {},
    ask() {},
  };
  const input = {
    tap() {},
    grab: () => true,
    drop() {},
    aim: (at: PlaceId | null, covered?: Place) => aimed.push([at, covered]),
  };
  return { hand: new Hand(user, input, createClock(0)), aimed };
}

test("a finger covers a target that it is held on, a mouse or another place it does not", () => {
  const { hand, aimed } = handOver();
  hand.aim(placeOf("T9"), true);
  assert.equal(hand.touch.covered?.id, "T9");
  hand.aim(placeOf("A2"), true);
  assert.equal(hand.touch.covered, null);
  hand.aim(placeOf("T9"));
  assert.equal(hand.touch.covered, null);
  // A held piece has its own label.
  assert.ok(aimed.every(([, covered]) => covered === undefined));
});

test("dragging reports the covered area: the piece above the finger and the hand below", () => {
  const { hand, aimed } = handOver();
  const [from, to] = [middleOf(placeOf("A1")), middleOf(placeOf("T9"))];
  assert.ok(hand.grab(placeOf("A1"), from.x, from.y));
  hand.drag(to.x, to.y, true);
  const [at, covered] = aimed.at(-1) ?? [];
  assert.equal(at, "T9");
  const about = covered?.about;
  const held = hand.itemAbove(layout.rise);
  assert.ok(about && held);
  assert.ok(about.y < held.y - layout.unit / 2 && about.x < held.x - layout.unit / 2);
  assert.ok(about.y + about.height > to.y + 44);
  hand.drag(to.x, to.y, false);
  assert.deepEqual(aimed.at(-1), ["T9", undefined]);
});
