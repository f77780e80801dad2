// The marks of the last turn on the board: all its steps and captures, and nothing from another turn.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { type LoadedGame, loadedGame } from "../../www/games/registry";
import { lastTurn, type Step } from "../../www/session/steps";
import { drawingOf, pretendCanvas, sceneOf } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

const entry = (game: GameId): LoadedGame => loadedGame(game);

const marked = (game: GameId, steps: Step[]) => lastTurn(steps, steps.length, entry(game));

/** A game of Dog from a position of its first seat's turn, and the steps of moves by what is touched for them. */
function dog(own: string, hand: string, paths: string[]): Step[] {
  const position = `variant=classic A=${own} B=T16,T60,H,F3 C=T38,F3,T6,H D=T48,T31,H,F1 round=1 starter=A phase=play turn=A pending=- last=5 hands=A:${hand}/B:2.2.3.5.6/C:3.5.6.8.9/D:2.8.9.9.10 given=- out=- deck=?* discard=5`;
  const match = new Match("dog", { position });
  const steps = paths.map((path) => {
    const move = match.legalMoves().find((each) => each.path.join(" ") === path);
    return match.play(move?.notation ?? assert.fail(`no move ${path}`)).step;
  });
  match.free();
  return steps;
}

describe("Dog", () => {
  test("a seven in portions is marked from the first to the last", () => {
    const steps = dog("T20,F2,T57,H", "4.7.12.13.X", ["card:7 A1 T23", "A3 T61"]);
    const { last } = marked("dog", steps);
    assert.ok(
      ["A3", "T57", "T61"].every((place) => last.includes(place)),
      `${last}`,
    );
    assert.ok(
      ["A1", "T20", "T23"].every((place) => last.includes(place)),
      `${last}`,
    );
  });

  test("captured pieces and their squares are marked", () => {
    const { last } = marked("dog", dog("T12,F2,T57,H", "3.7.12.13.X", ["card:3 A3 T60"]));
    assert.ok(
      ["T57", "T60", "B2"].every((place) => last.includes(place)),
      `${last}`,
    );
  });

  test("the next card of the same seat is another turn", () => {
    const turned = { kind: "turned", seat: 0 } as const;
    const card = (from: number, to: number): Step => ({
      notation: "",
      full: "",
      seat: 0,
      path: [],
      events: [
        { kind: "walked", piece: "A1", from: `T${from}`, to: `T${to}`, back: false, lap: false },
        turned,
      ],
      forced: false,
    });
    const { last } = marked("dog", [card(1, 3), card(3, 8)]);
    assert.deepEqual(last, ["T3", "T8"]);
  });
});

test("Dog: a move that a review shows is marked as if it had been played", () => {
  const match = new Match("dog", { position: loadedGame("dog").sample });
  const before = match.view();
  const { events } = match.preview("4 A1>T15");
  match.play("4 A1>T15");
  const room = { width: 390, height: 600, bare: false };
  const marks = (done: typeof events) => (view: typeof before) =>
    drawingOf(entry("dog").makeFace(), room, sceneOf(view, { done })).split("\n");
  const [played, still] = [marks(events)(match.view()), marks([])(match.view())];
  const shown = marks(events)(before);
  const marked = played.filter((each) => !still.includes(each));
  assert.ok(marked.every((each) => shown.includes(each)));
  match.free();
});

test("Dog: a swap stays marked at its squares when its pieces have gone on", () => {
  const position =
    "variant=classic A=T20,H,H,H B=T30,H,H,H C=T25,H,H,H D=H,H,H,H round=1 starter=A phase=play turn=A pending=- last=- hands=A:X.5/B:2.5/C:5.5/D:5.5 given=- out=- deck=?* discard=-";
  const match = new Match("dog", { position });
  const swap = match.play("X A1<>B1").step.events;
  const room = { width: 390, height: 600, bare: false };
  const marks = (scene: object) => {
    const drawn = (more: object) =>
      drawingOf(entry("dog").makeFace(), room, sceneOf(match.view(), more));
    const still = drawn({}).split("\n");
    return drawn(scene)
      .split("\n")
      .filter((each) => !still.includes(each));
  };
  const drawn = () => [marks({ done: swap }), marks({ earlier: [swap] })];
  const then = drawn();
  for (const move of ["2 B1>T22", "5 C1>T30"]) match.play(move);
  assert.deepEqual(drawn(), then);
  assert.ok(then.every(({ length }) => length > 0));
  match.free();
});

test("Dog: the last card stays marked while hands are laid down, dealt and given", () => {
  const match = new Match("dog", { seed: "a" });
  const steps: Step[] = [];
  const drawn = () => lastTurn(steps, steps.length, entry("dog")).done.map(({ kind }) => kind);
  let last: string[] = [];
  while (match.ply < 200 && !(match.view().round > 1 && match.view().phase === "play")) {
    const chance = match.turn().kind === "chance";
    const move = match.legalMoves()[0]?.notation ?? "";
    const { step } = chance ? match.resolveChance() : match.play(move);
    steps.push(step);
    if (step.events.some(({ kind }) => kind === "played")) last = drawn();
    else if (last.length > 0) assert.deepEqual(drawn(), last);
  }
  assert.ok(last.includes("played"));
  match.free();
});

describe("Cock & Bull", () => {
  /** Rolls and decisions, as they are named. */
  function played(notations: string[]): Step[] {
    const match = new Match("cock-bull", { seed: "a", options: { dice: "manual" } });
    const steps: Step[] = [];
    for (const notation of notations) steps.push(match.play(notation).step);
    match.free();
    return steps;
  }
  const opening = ["die:C", "die:M", "black"];

  test("all that was done between the rolls of a turn is marked", () => {
    const { last } = marked(
      "cock-bull",
      played([
        ...opening,
        "roll:CC",
        "place:c1",
        "roll:BB",
        "place:b1",
        "roll:CB",
        "peg",
        "roll:BM",
      ]),
    );
    assert.deepEqual(last, ["peg", "b1", "c1"]);
  });

  test("a roll that gave the turn away parts it from the next of the same seat", () => {
    const { last } = marked(
      "cock-bull",
      played([...opening, "roll:CC", "place:c1", "roll:BM", "roll:BM", "roll:BB", "place:b1"]),
    );
    assert.deepEqual(last, ["b1"]);
  });
});

for (const { id, makeFace, sample } of GAMES)
  test(`${id}: what a turn did is marked`, () => {
    const match = new Match(id, { position: sample });
    while (match.turn().kind === "chance") match.resolveChance();
    const events = match.play(match.legalMoves()[0]?.notation ?? assert.fail());
    const room = { width: 390, height: 600, bare: false };
    const drawn = (marks: object) => drawingOf(makeFace(), room, sceneOf(match.view(), marks));
    assert.notEqual(drawn({ done: events }), drawn({ done: [] }));
    match.free();
  });
