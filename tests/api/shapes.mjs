// What www/api/types.ts says, checked by hand: every field of every value, and no other field.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** The kinds of a game's events as types.ts lists them, with the end that every game has. */
export function kindsOf(union) {
  const types = readFileSync(new URL("../../www/api/types.ts", import.meta.url), "utf8");
  const text = types.match(new RegExp(`export type ${union} =([^]*?);\n\n`))[1];
  return [...text.matchAll(/kind: "(\w+)"/g)].map(([, kind]) => kind).concat("ended");
}

const SQUARES = ["a", "b", "c", "d"].flatMap((file) => [1, 2, 3, 4].map((rank) => file + rank));
const REASONS =
  "line reveal touch repetition agreement chip-in flying-monkey peg-out home majority shared".split(
    " ",
  );
const column = (i) => [0, 1, 2, 3].map((rank) => SQUARES[i * 4 + rank]);
const row = (rank) => [0, 1, 2, 3].map((file) => SQUARES[file * 4 + rank]);
const LINES = [
  ...[0, 1, 2, 3].map(column),
  ...[0, 1, 2, 3].map(row),
  ["a1", "b2", "c3", "d4"],
  ["a4", "b3", "c2", "d1"],
];

export function keys(value, ...names) {
  assert.equal(typeof value, "object");
  assert.notEqual(value, null);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.deepEqual(Object.keys(value).sort(), names.sort());
}

export const among = (list) => (value) =>
  assert.ok(list.includes(value), `${JSON.stringify(value)} is none of ${list}`);
export const seat = among([0, 1]);
const size = among([1, 2, 3, 4]);
const square = among(SQUARES);

export function checkTurn(turn) {
  if (turn.kind !== "seat") {
    keys(turn, "kind");
    return among(["chance", "over"])(turn.kind);
  }
  keys(turn, "kind", "seat");
  seat(turn.seat);
}

export function checkOutcome(outcome, seats = 2) {
  keys(outcome, "winners", "scores", "reason");
  assert.ok(outcome.winners.length >= 1);
  assert.deepEqual(
    outcome.winners,
    [...new Set(outcome.winners)].sort((a, b) => a - b),
  );
  outcome.winners.forEach(seat);
  assert.equal(outcome.scores.length, seats);
  assert.ok(outcome.scores.every((score) => [0, 0.5, 1].includes(score)));
  assert.equal(
    outcome.scores.reduce((a, b) => a + b),
    1,
  );
  assert.ok(
    outcome.winners.every((winner) => outcome.scores[winner] === 1 / outcome.winners.length),
  );
  among(REASONS)(outcome.reason);
}

function checkGobblet(gobblet) {
  keys(gobblet, "seat", "size");
  seat(gobblet.seat);
  size(gobblet.size);
}

export function checkView(view) {
  keys(
    view,
    ...["game", "ply", "turn", "outcome"],
    ...["squares", "stacks", "lifted", "offer", "threes"],
  );
  assert.equal(view.game, "gobblet");
  assert.ok(Number.isInteger(view.ply) && view.ply >= 0);
  checkTurn(view.turn);
  if (view.outcome !== null) checkOutcome(view.outcome);
  assert.equal(view.turn.kind === "over", view.outcome !== null);
  assert.deepEqual(
    view.squares.map((place) => place.square),
    SQUARES,
  );
  const count = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (const place of view.squares) {
    keys(place, "square", "nest");
    place.nest.forEach(checkGobblet);
    place.nest.forEach((gobblet, i) => {
      assert.ok(i === 0 || gobblet.size > place.nest[i - 1].size, "bottom to top");
      count[gobblet.seat][gobblet.size - 1] += 1;
    });
  }
  assert.equal(view.stacks.length, 2);
  view.stacks.forEach((tops, owner) => {
    assert.equal(tops.length, 3);
    tops.forEach(among([0, 1, 2, 3, 4]));
    assert.deepEqual(
      tops,
      [...tops].sort((a, b) => b - a),
    );
    for (const top of tops) for (let i = 0; i < top; i += 1) count[owner][i] += 1;
  });
  assert.deepEqual(count.flat(), [3, 3, 3, 3, 3, 3, 3, 3], "all 24 gobblets");
  if (view.lifted !== null) square(view.lifted);
  if (view.offer !== null) seat(view.offer);
  for (const three of view.threes) {
    keys(three, "seat", "line", "squares");
    seat(three.seat);
    assert.ok(LINES.some((line) => line.join() === three.line.join()));
    assert.equal(three.squares.length, 3);
    assert.ok(three.squares.every((name) => three.line.includes(name)));
  }
  assert.deepEqual(view.threes, threesOf(view));
}

const EVENTS = {
  placed: { seat, size, stack: among([0, 1, 2]), to: square, gobbled: maybe },
  lifted: { seat, size, from: square, revealed: maybe },
  put: { seat, size, from: square, to: square, gobbled: maybe },
  lined: { seat, squares: (line) => among(LINES.map(String))(String(line)) },
  offered: { seat },
  accepted: { seat },
  declined: { seat },
  ended: { outcome: (outcome) => checkOutcome(outcome) },
};

function maybe(gobblet) {
  if (gobblet !== null) checkGobblet(gobblet);
}

export function checkEvent(event) {
  const fields = EVENTS[event.kind];
  assert.ok(fields, `no event is called ${event.kind}`);
  keys(event, "kind", ...Object.keys(fields));
  for (const [key, check] of Object.entries(fields)) check(event[key]);
}

/** The gobblet that shows on a square; one in the hand does not. */
function shown(view, name) {
  const nest = view.squares[SQUARES.indexOf(name)].nest;
  return nest.at(view.lifted === name ? -2 : -1) ?? null;
}

function threesOf(view) {
  const found = [];
  for (const owner of [0, 1]) {
    for (const line of LINES) {
      const squares = line.filter((name) => shown(view, name)?.seat === owner);
      if (squares.length === 3) found.push({ seat: owner, line, squares });
    }
  }
  return found;
}

/** The view after an event, as somebody would work it out who only reads types.ts; the view is changed. */
export function fold(view, event) {
  const nest = (name) => view.squares[SQUARES.indexOf(name)].nest;
  const top = (name) => nest(name).at(-1) ?? null;
  switch (event.kind) {
    case "placed":
      assert.equal(view.stacks[event.seat][event.stack], event.size);
      assert.deepEqual(event.gobbled, top(event.to));
      view.stacks[event.seat][event.stack] -= 1;
      nest(event.to).push({ seat: event.seat, size: event.size });
      break;
    case "lifted":
      assert.deepEqual(top(event.from), { seat: event.seat, size: event.size });
      assert.deepEqual(event.revealed, nest(event.from).at(-2) ?? null);
      view.lifted = event.from;
      break;
    case "put":
      assert.equal(view.lifted, event.from);
      assert.deepEqual(event.gobbled, top(event.to));
      assert.deepEqual(nest(event.from).pop(), { seat: event.seat, size: event.size });
      nest(event.to).push({ seat: event.seat, size: event.size });
      view.lifted = null;
      break;
    case "lined":
      for (const name of event.squares) assert.equal(shown(view, name)?.seat, event.seat);
      break;
    case "offered":
      assert.equal(view.offer, null);
      view.offer = event.seat;
      break;
    case "accepted":
    case "declined":
      assert.equal(view.offer, 1 - event.seat);
      view.offer = null;
      break;
    case "ended":
      view.outcome = event.outcome;
      break;
  }
  view.threes = threesOf(view);
}

export function checkMoves(moves) {
  const notations = moves.map((move) => move.notation);
  assert.deepEqual(notations, [...new Set(notations)].sort(), "sorted, each once");
  for (const move of moves) {
    keys(move, "notation", "path");
    assert.match(
      move.notation,
      /^([A-D]@[a-d][1-4]|[a-d][1-4]-[a-d][1-4]|lift:[a-d][1-4]|draw:(accept|decline))$/,
    );
    assert.ok(move.path.length >= 1);
    for (const place of move.path) {
      assert.match(place, /^(stack:[1-4]|[a-d][1-4]|draw:accept|draw:decline)$/);
    }
  }
  const paths = new Set(moves.map((move) => move.path.join(" ")));
  assert.equal(paths.size, moves.length, "no two moves are the same taps");
}
