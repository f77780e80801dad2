// Stacks of Gobblet keep their places, however the game is shown again and whichever of equal stacks was used.
import assert from "node:assert/strict";
import test from "node:test";
import type { Scene } from "../../www/board/types";
import init from "../../www/engine/sobremesa";
import { layoutOf } from "../../www/games/gobblet/layout";
import { loadedGame } from "../../www/games/registry";
import { Session } from "../../www/session/session";
import type { Stage } from "../../www/session/state";
import type { Save } from "../../www/storage/save";
import { readSave } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { person } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import { pretendCanvas, UNTOUCHED } from "./laws/canvas";
import "./loaded";
import { tap } from "../../www/session/input";
import { adopt, look, redo, undo } from "../../www/session/travel";
import { go } from "../../www/session/turn";
import { context as aroundOf, stageOf } from "./table";

await init();
pretendCanvas();
// There are no other tabs.
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });

const storage = openStorage(false);
const saves = new Saves(storage);
const entry = loadedGame("gobblet");
const context = aroundOf("gobblet", {
  saves,
  settings: () => ({ autoroll: true, pace: 0, consider: 0 }),
});
const room = { width: 390, height: 620, bare: false };

/** The sizes on top of a seat's stacks, from left to right. */
const seen = (session: Session, seat = 0): string =>
  layoutOf(room, session.scene() as Scene<"gobblet">)
    .slots.filter((slot) => slot.seat === seat)
    .map(({ id }) => id)
    .join(" ");

/** A board on which a person touches the stack with a number. */
const board = (index: number | undefined): Stage => stageOf(() => {}, { touched: () => index });

/** A game of two people in which White has taken from the right stack, then twice from the middle one. */
function played(): Session {
  const session = Session.start("gobblet", {}, { seats: [person(), person()], bottom: 0 }, context);
  session.do(go);
  for (const [index, ...path] of [
    [2, "stack:4", "a1"],
    [undefined, "stack:4", "d4"],
    [1, "stack:4", "b1"],
    [undefined, "stack:4", "d3"],
    [1, "stack:3", "c2"],
  ] as [number | undefined, string, string][]) {
    session.stage = board(index);
    for (const place of path) session.touch(tap, place);
  }
  return session;
}

const kept = (session: Session): Save => saves.get(session.autosave.id) ?? assert.fail();

test("a gobblet leaves the touched stack", () => {
  const session = played();
  assert.equal(seen(session), "stack:4 stack:2 stack:3");
  // The rules count the last of equal ones where nobody touched any.
  assert.equal(seen(session, 1), "stack:4 stack:3 stack:3");
  session.destroy();
});

test("a new screen, a reload and another tab show the same", () => {
  const session = played();
  session.stage = null;
  session.stage = board(undefined);
  assert.equal(seen(session), "stack:4 stack:2 stack:3");
  const text = JSON.stringify({ v: 1, ...kept(session) });
  const again = Session.resume(readSave("again", text) ?? assert.fail(), context);
  assert.equal(seen(again), "stack:4 stack:2 stack:3");
  const other = Session.start("gobblet", {}, { seats: [person(), person()], bottom: 0 }, context);
  other.do(adopt, kept(session));
  assert.equal(seen(other), "stack:4 stack:2 stack:3");
  for (const each of [session, again, other]) each.destroy();
});

test("undo and redo restore each stack", () => {
  const session = played();
  session.do(undo);
  assert.equal(seen(session), "stack:4 stack:3 stack:3");
  session.do(undo);
  session.do(undo);
  assert.equal(seen(session), "stack:4 stack:4 stack:3");
  for (let step = 0; step < 3; step++) session.do(redo);
  assert.equal(seen(session), "stack:4 stack:2 stack:3");
  session.do(look, 1);
  assert.equal(seen(session), "stack:4 stack:4 stack:3");
  session.destroy();
});

test("another move replaces the saved stacks of undone ones", () => {
  const session = played();
  session.do(undo);
  session.stage = board(2);
  for (const place of ["stack:3", "c2"]) session.touch(tap, place);
  assert.equal(seen(session), "stack:4 stack:3 stack:2");
  assert.equal(kept(session).indices, "2.1.2");
  session.destroy();
});

test("the motion takes the gobblet from the stack that ends up smaller", () => {
  const face = entry.makeFace();
  const session = played();
  const after = session.scene();
  session.do(look, 4);
  const before = session.scene();
  const { events } = session.state.steps[4] ?? assert.fail();
  const moments = events.map((event) => ({ event, before: before.view, after: after.view }));
  const stages = face.stages(face.layout(room, before), moments, before, UNTOUCHED, null, after);
  const nests = (items: ReturnType<typeof face.items>): string[] =>
    items
      .filter(({ sprite }) => sprite.startsWith("nest"))
      .map((each) => `${each.sprite} ${each.x}`);
  assert.deepEqual(
    nests(stages.at(-1)?.items(1) ?? []),
    nests(face.items(face.layout(room, after), after, UNTOUCHED)),
  );
  session.destroy();
});
