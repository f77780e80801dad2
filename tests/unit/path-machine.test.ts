import assert from "node:assert/strict";
import test from "node:test";
import { PathMachine, waysOf } from "../../www/session/path-machine";

const move = (notation: string, ...path: string[]) => ({ notation, path });
const moves = [
  move("D@a1", "stack:4", "a1"),
  move("D@b2", "stack:4", "b2"),
  move("c3-a1", "c3", "a1"),
  move("c3-c4", "c3", "c4"),
];
const gobblet = () => new PathMachine(moves);

test("targets follow the path, and a complete path is the move", () => {
  const machine = gobblet();
  assert.deepEqual(machine.targets, ["c3", "stack:4"]);
  assert.deepEqual(machine.tap("stack:4"), { kind: "progress" });
  assert.deepEqual(machine.targets, ["a1", "b2"]);
  const answer = machine.tap("b2");
  assert.ok(answer.kind === "move" && answer.move.notation === "D@b2");
});

test("the first choice of a way is where other moves go elsewhere", () => {
  const only = [move("Y@a", "card", "a"), move("Y@b", "card", "b")];
  assert.deepEqual(new PathMachine(only).chooses(["card", "b"]), ["b"]);
  assert.deepEqual(gobblet().chooses(["stack:4", "b2"]), ["stack:4"]);
});

test("another start switches, the same start again cancels", () => {
  const machine = gobblet();
  machine.tap("stack:4");
  assert.deepEqual(machine.tap("c3"), { kind: "progress" });
  assert.deepEqual(machine.path, ["c3"]);
  assert.deepEqual(machine.tap("c3"), { kind: "rejected", at: null, begun: ["c3"] });
  assert.deepEqual(machine.path, []);
});

test("a tap on a closed place keeps the path, and a drag from there begins another", () => {
  const machine = new PathMachine(moves, {
    closed: ([from]) => (from === "stack:4" ? ["c3"] : []),
  });
  machine.tap("stack:4");
  const refused = { kind: "rejected", at: "c3", begun: ["stack:4"] };
  assert.deepEqual(machine.tap("c3"), refused);
  machine.grab("c3");
  assert.deepEqual(machine.drop("c3"), refused);
  machine.grab("c3");
  assert.equal(machine.drop("c4").kind, "move");
});

test("a tap on another place keeps the path; beside all places it cancels", () => {
  const machine = gobblet();
  assert.deepEqual(machine.tap("d4"), { kind: "rejected", at: "d4", begun: [] });
  assert.deepEqual(machine.tap(null), { kind: "nothing" });
  machine.tap("c3");
  assert.deepEqual(machine.tap("d4"), { kind: "rejected", at: "d4", begun: ["c3"] });
  assert.deepEqual(machine.path, ["c3"]);
  assert.deepEqual(machine.tap(null), { kind: "rejected", at: null, begun: ["c3"] });
});

test("a drag is grab and drop", () => {
  const machine = gobblet();
  assert.equal(machine.grab("d4"), false);
  assert.equal(machine.grab("c3"), true);
  assert.deepEqual(machine.targets, ["a1", "c4"]);
  const answer = machine.drop("c4");
  assert.ok(answer.kind === "move" && answer.move.notation === "c3-c4");
});

test("dropped back it is chosen, or given up if it was before; nowhere it is given up", () => {
  const machine = gobblet();
  machine.grab("c3");
  assert.deepEqual(machine.drop("c3"), { kind: "progress" });
  assert.deepEqual(machine.path, ["c3"]);
  for (const place of ["c3", null]) {
    machine.grab("c3");
    assert.deepEqual(machine.drop(place), { kind: "rejected", at: null, begun: ["c3"] });
  }
  machine.grab("c3");
  // The piece stays chosen, as after a tap on a place that doesn't fit.
  assert.deepEqual(machine.drop("d4"), { kind: "rejected", at: "d4", begun: ["c3"] });
  assert.deepEqual(machine.path, ["c3"]);
  const again = gobblet();
  // A grab that never became a drag leaves no trace.
  again.grab("c3");
  assert.deepEqual(again.tap("c3"), { kind: "progress" });
});

test("if lifting is a separate move, the drop belongs to the next move", () => {
  const machine = new PathMachine([move("lift:a1", "a1"), move("lift:b1", "b1")]);
  assert.equal(machine.grab("a1"), true);
  const answer = machine.drop("c2");
  assert.ok(answer.kind === "move" && answer.move.notation === "lift:a1" && answer.next === "c2");
});

test("a drop plays a single continuation and shows several", () => {
  const way = (...ends: string[][]): string => {
    const machine = new PathMachine(ends.map((end) => move(end.join(), "card", ...end)));
    machine.grab("card");
    const answer = machine.drop("A1");
    return answer.kind === "move" ? answer.move.notation : answer.kind;
  };
  assert.equal(way(["A1", "T5"], ["A2", "T9"]), "A1,T5");
  assert.equal(way(["A1", "T5"], ["A1", "T6"]), "progress");
});

test("the last place again steps back", () => {
  const machine = new PathMachine([move("long", "a1", "b1", "c1")]);
  machine.tap("a1");
  machine.tap("b1");
  assert.deepEqual(machine.tap("b1"), { kind: "progress" });
  assert.deepEqual(machine.path, ["a1"]);
});

test("moves without a path are no places", () => {
  assert.deepEqual(new PathMachine([move("pass")]).targets, []);
});

/** A card for one piece, a joker that is one card for one piece, and a card for two pieces. */
const hand = [
  move("5 A1", "card:5", "A1", "T5"),
  move("J=13 A2", "card:J", "as:13", "A2", "T0"),
  move("3 A1", "card:3", "A1", "T3"),
  move("3 A2", "card:3", "A2", "T8"),
];

/** A hand in which a touch of the last place plays only after a piece, as in Dog. */
const shows = (path: readonly string[]) => path.some((place) => place.startsWith("A"));
const wayOf = ({ path }: PathMachine): string => path.join(" ");

test("forced continuations are automatic, and shown before a second touch plays them", () => {
  for (const again of ["card:5", "A1", "T5"]) {
    const machine = new PathMachine(hand, { goesOn: true, shows });
    assert.deepEqual(machine.path, []);
    assert.deepEqual(machine.tap("card:5"), { kind: "progress" });
    assert.deepEqual(machine.whole, hand[0]);
    assert.deepEqual(machine.targets, ["A1", "T5", "card:3", "card:5", "card:J"]);
    assert.deepEqual(machine.tap(again), { kind: "move", move: hand[0] });
  }
  const machine = new PathMachine(hand, { goesOn: true, shows });
  machine.tap("card:J");
  assert.equal(wayOf(machine), "card:J as:13 A2 T0");
  machine.tap("card:3");
  assert.equal(wayOf(machine), "card:3");
  assert.deepEqual(machine.tap("A2"), { kind: "progress" });
  assert.equal(wayOf(machine), "card:3 A2 T8");
  // Whatever is raised plays what is shown.
  assert.deepEqual(machine.tap("card:3"), { kind: "move", move: hand[3] });
  const asked = new PathMachine(hand);
  assert.deepEqual(asked.tap("card:5"), { kind: "progress" });
});

test("a goal that shows what it does plays at once", () => {
  const machine = new PathMachine(hand, { shows });
  machine.tap("card:3");
  machine.tap("A1");
  assert.deepEqual(machine.goals(false), [{ at: "T3", notation: "3 A1" }]);
  assert.deepEqual(machine.tap("T3"), { kind: "move", move: hand[2] });
});

test("a place farther on that one way leads to may be touched at once", () => {
  const machine = new PathMachine(hand, { goesOn: true, shows });
  machine.tap("card:3");
  assert.deepEqual(machine.tap("T8"), { kind: "progress" });
  assert.deepEqual(machine.whole, hand[3]);
  // Where two ways lead to it, it says too little.
  const split = [...hand, move("3 A3", "card:3", "A3", "T8")];
  const other = new PathMachine(split, { goesOn: true });
  other.tap("card:3");
  assert.deepEqual(other.tap("T8"), { kind: "rejected", at: "T8", begun: ["card:3"] });
  assert.deepEqual(other.path, ["card:3"]);
  // A touch without a begun path plays nothing.
  assert.equal(new PathMachine(hand, { goesOn: true }).tap("T8").kind, "rejected");
});

test("another piece may be touched instead of the one that was chosen", () => {
  const machine = new PathMachine([
    move("3 A1", "card:3", "A1", "T3"),
    move("3 A1 in", "card:3", "A1", "AF0"),
    move("3 A2", "card:3", "A2", "T8"),
    move("3 A2 in", "card:3", "A2", "AF1"),
  ]);
  for (const place of ["card:3", "A1", "A2"])
    assert.deepEqual(machine.tap(place), { kind: "progress" });
  assert.deepEqual(machine.path, ["card:3", "A2"]);
  assert.deepEqual(machine.targets, ["AF1", "T8"]);
});

test("a move of one place is shown, may be another meanwhile, and is played at a second touch", () => {
  const gifts = [move("give:5", "card:5"), move("give:6", "card:6")];
  const machine = new PathMachine(gifts, { shows, keeps: true });
  assert.deepEqual(machine.tap("card:5"), { kind: "progress" });
  assert.deepEqual(machine.targets, ["card:5", "card:6"], "all may still be chosen");
  assert.deepEqual(machine.tap("card:6"), { kind: "progress" });
  machine.grab("card:6");
  assert.deepEqual(machine.drop("T1"), { kind: "progress" }, "it stays chosen");
  assert.deepEqual(machine.tap("card:6"), { kind: "move", move: gifts[1] });
});

test("a piece of the supply is dragged onto a place where a move is; elsewhere nothing is played", () => {
  const chips = [move("place:c1", "c1"), move("place:c2", "c2")];
  const played = new PathMachine(chips);
  assert.ok(played.hold("supply"));
  assert.deepEqual(played.drop("c2"), { kind: "move", move: chips[1] });
  const machine = new PathMachine(chips);
  assert.ok(machine.hold("supply"));
  assert.equal(machine.drop("supply").kind, "rejected");
  assert.ok(machine.hold("supply"));
  assert.equal(machine.drop(null).kind, "nothing");
  assert.equal(new PathMachine([]).hold("supply"), false);
});

test("a card let go of nowhere is not played, though it leaves no choice", () => {
  const machine = new PathMachine(hand, { goesOn: true });
  machine.grab("card:5");
  assert.equal(machine.drop(null).kind, "rejected");
  assert.deepEqual(machine.path, []);
});

test("interchangeable places have one target, and any may be touched", () => {
  const out = ["A2", "A3"].map((piece) => move(`13 start:${piece}`, "card:13", piece, "T0"));
  const alike = new Map([["A3", "A2"]]);
  const machine = new PathMachine(waysOf([...out, move("13 A1", "card:13", "A1", "T20")], alike), {
    alike,
  });
  machine.tap("card:13");
  assert.deepEqual(machine.targets, ["A1", "A2"]);
  machine.tap("A3");
  assert.deepEqual(machine.tap("T0"), { kind: "move", move: out[0] });
  const only = new PathMachine(waysOf(out, alike), { alike, goesOn: true });
  only.tap("card:13");
  assert.deepEqual(only.whole, out[0]);
});

test("a target with a single continuation shows its end", () => {
  const ways = [
    ["A1", "T5"],
    ["A2", "T9"],
    ["A2", "T10"],
  ].map((ends) => move(ends.join(), "card", ...ends));
  const machine = new PathMachine(ways, { goesOn: true });
  assert.deepEqual(machine.ends, []);
  machine.tap("card");
  assert.deepEqual(machine.ends, ["T5"]);
  // It may be touched at once, or a card let go of over it.
  machine.tap("T5");
  assert.deepEqual(machine.whole, ways[0]);
  const dragged = new PathMachine(ways, { goesOn: true });
  dragged.grab("card");
  assert.deepEqual(dragged.drop("T5"), { kind: "move", move: ways[0] });
});

test("touching the last place again keeps the path where the next touch would play", () => {
  const machine = new PathMachine(hand, { shows: (path) => path.length > 1 });
  const [one] = hand;
  const begun = one?.path.slice(0, 2) ?? [];
  for (const place of begun) machine.tap(place);
  machine.tap(begun[1] ?? "");
  assert.deepEqual(machine.path, begun);
});
