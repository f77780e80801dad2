// A lifted gobblet that uncovers the opponent's four: the texts and marks before it is put down.
import assert from "node:assert/strict";
import test from "node:test";
import type { Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GobbletView } from "../../www/engine/types";
import { loadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import type { SessionContext } from "../../www/session/context";
import { Session } from "../../www/session/session";
import { person } from "../../www/storage/seats";
import { pretendCanvas, recordingPen, UNTOUCHED } from "./laws/canvas";
import "./loaded";
import { submit, tap } from "../../www/session/input";
import { undo } from "../../www/session/travel";
import { go } from "../../www/session/turn";
import { context as aroundOf } from "./table";

await init();
pretendCanvas();
// There are no other tabs.
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });

const entry = loadedGame("gobblet");
const context: SessionContext = aroundOf("gobblet", {
  settings: () => ({ autoroll: true, pace: 0, consider: 0 }),
});

/** White's 4 on a1 covers one of Black's four; only d1 shows one that it may cover instead. */
const POSITION = "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w";
function playing(position: string, options = {}, around = context): Session {
  const begin = { seats: [person(), person()], bottom: 0 };
  const session = Session.start("gobblet", { position, options }, begin, around);
  session.do(go);
  return session;
}

const touch = (session: Session, place: string): unknown => session.touch(tap, place);

/** The places that would lose at once. */
const exposedIn = (session: Session) => session.state.exposed;

/** The marks drawn below the gobblets, or over them. */
function marks(scene: Scene, under = true): string[] {
  const face = entry.makeFace();
  const drawn: string[] = [];
  const pen = recordingPen(drawn);
  const layout = face.layout({ width: 390, height: 620, bare: false }, scene);
  face.marks(pen, layout, scene, UNTOUCHED, under);
  return drawn;
}

test("places that lose are known once the cup is lifted", () => {
  const session = playing(POSITION);
  assert.equal(exposedIn(session), null);
  touch(session, "a1");
  const losing: string[] = exposedIn(session)?.losing ?? [];
  assert.deepEqual(
    session.state.targets.filter((at) => !losing.includes(at)),
    ["d1"],
  );
  session.do(undo);
  assert.equal(exposedIn(session), null);
  // Any legal place may still be touched: that asks, as ever.
  for (const place of ["a1", "a2"]) touch(session, place);
  assert.equal(session.state.warning?.reason, "reveal");
  session.destroy();
});

test("of two fours only the winner's is marked", () => {
  const session = playing("D,D,C,-/-,-,-,-/d,d,bC,c/-,-,-,- 422/431 w");
  session.do(submit, "c2-d4", true);
  assert.deepEqual(session.state.outcome?.winners, [1]);
  assert.deepEqual(session.scene().won, ["a2", "b2", "c2", "d2"]);
  session.destroy();
});

test("the four that a lifted cup uncovers is drawn as a threat is", () => {
  const session = playing(POSITION);
  touch(session, "a1");
  // From memory, threats don't change which targets are marked as helpful.
  const scene = { ...(session.scene() as Scene<"gobblet">), peeking: false };
  const line: GobbletView["threes"][number]["line"] = ["a1", "b1", "c1", "d1"];
  const threes = [{ seat: 1 as const, line, squares: line, from: "a1" }];
  const calm = { ...scene, exposed: null };
  const threatened = { ...calm, view: { ...scene.view, threes } };
  assert.deepEqual(marks(scene), marks(threatened));
  assert.notDeepEqual(marks(scene), marks(calm));
  session.destroy();
});

test("a line of the reader is drawn unlike a threat, and broken once nothing can fill it", () => {
  const drawn = (fourth: string, seat = 0): string => {
    const session = playing(
      `${fourth},-,-,-/D,-,-,-/D,-,-,-/D,-,-,- 333/${fourth === "-" ? 444 : 443} w`,
    );
    const scene = { ...session.scene(), active: seat, targets: [] };
    session.destroy();
    return marks(scene).join();
  };
  assert.equal(new Set([drawn("-"), drawn("-", 1), drawn("d")]).size, 3);
});

test("what may be covered has an edge around it, and nothing on its pips", () => {
  const session = playing("d,-,-,-/-,-,-,-/-,-,-,-/D,-,-,c 443/442 w");
  touch(session, "a1");
  const scene = session.scene() as Scene<"gobblet">;
  const others = { ...scene, goals: scene.goals?.filter(({ at }) => at !== "d1") ?? [] };
  assert.notDeepEqual(marks(scene), marks(others));
  assert.deepEqual(marks(scene, false), marks(others, false));
  session.destroy();
});

test("a block that can be covered is marked with the gobblet that covers it, except from memory", () => {
  const marked = (memory: string): boolean => {
    const session = playing("-,-,-,-/C,-,-,d/-,D,-,-/d,d,c,- 442/332 w", { memory });
    touch(session, "stack:2");
    const scene = session.scene() as Scene<"gobblet">;
    const safe = scene.goals?.map(({ at, events }) => ({ at, events }));
    session.destroy();
    return marks(scene, false).join() !== marks({ ...scene, goals: safe }, false).join();
  };
  assert.deepEqual(["off", "on"].map(marked), [true, false]);
});

test("a first touch shows no exposed loss in lessons and memory games", () => {
  const lesson = { wants: () => true, stops: () => false, points: () => undefined };
  const learnt = playing(POSITION, {}, { ...context, lesson });
  for (const session of [learnt, playing(POSITION, { memory: "on" })]) {
    touch(session, "a1");
    assert.equal(exposedIn(session), null);
    session.destroy();
  }
});

test("with touch-move they are known after lifting, even in memory games", () => {
  const session = playing(POSITION, { "touch-move": "on", memory: "on" });
  touch(session, "a1");
  touch(session, "a1");
  assert.equal((session.state.view as GobbletView).lifted, "a1");
  assert.notEqual(exposedIn(session), null);
  session.destroy();
});

test("a cup that covers another has a ring in its colour, but not in games from memory", () => {
  const rings = (memory: string): string[] => {
    const scene = playing(POSITION, { memory }).scene();
    const face = entry.makeFace();
    const layout = face.layout({ width: 390, height: 620, bare: false }, scene);
    const items = face.items(layout, scene, UNTOUCHED);
    return items.flatMap(({ sprite }) => (sprite.startsWith("ring") ? sprite.slice(0, 8) : []));
  };
  assert.deepEqual(rings("off"), ["ring:1:4"]);
  assert.deepEqual(rings("on"), []);
});

test("a gobblet that blocks two lines says so", () => {
  const position = "-,-,-,C/-,-,-,C/-,-,-,C/D,D,D,- 222/444 b";
  using match = new Match("gobblet", { position });
  match.play("D@d1");
  const events = match.moments().map(({ event }) => event);
  const said = entry.phrases.means?.(wordsOf("en"), events, match.view(), { you: 0 });
  assert.equal(said, "This blocks your 2 lines.");
});
