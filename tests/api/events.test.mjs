// Random games of every game and variant: a seat's events explain its view, and every kind of event occurs.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { api, Random } from "./kit.mjs";

const { fold, games, Match } = api;
before(() => api.default());

/** Setups to walk through: each variant with each of its numbers of seats. */
function* setups({ id, seats, variants, variantSeats }) {
  for (const variant of variants.length ? variants : [undefined])
    for (const count of variant ? variantSeats[variant] : seats)
      yield { id, seats: count, options: variant ? { variant } : {} };
}

// Through the wasm; whole games of every kind keep to it in crates/*/tests/laws.rs.
test("a seat's events explain its view, in every game and variant", () => {
  for (const { id, seats, options } of games().flatMap((info) => [...setups(info)])) {
    const random = new Random(seats);
    const viewers = [undefined, 0, seats - 1];
    const match = new Match(id, { seats, options, seed: "told" });
    let seen = viewers.map((viewer) => match.view(viewer));
    for (let ply = 1; ply <= 120 && match.turn().kind !== "over"; ply += 1) {
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(random.one(match.legalMoves()).notation);
      seen = viewers.map((viewer, i) => {
        const next = match.view(viewer);
        const folded = match.events(viewer).reduce(fold, seen[i]);
        const where = `${match.record()} for ${viewer}`;
        assert.deepEqual({ ...folded, ply, turn: next.turn }, next, where);
        assert.deepEqual(JSON.parse(JSON.stringify(next)), next, "a view is plain data");
        return next;
      });
    }
    match.free();
  }
});

test("play returns the public events, with the end last", () => {
  const random = new Random(3);
  const match = new Match("cock-bull", { seed: "end" });
  while (match.turn().kind !== "over") {
    const chance = match.turn().kind === "chance";
    const told = chance
      ? match.resolveChance()
      : match.play(random.one(match.legalMoves()).notation);
    assert.deepEqual(told, match.events());
    const ended = told.findIndex(({ kind }) => kind === "ended");
    assert.equal(ended, match.outcome() ? told.length - 1 : -1);
  }
  match.free();
});

test("after undo and redo the events are those of the last step", () => {
  const match = new Match("dog", { seed: "again" });
  const random = new Random(7);
  const told = [match.events(0)];
  assert.deepEqual(told[0], [], "before the first step nothing has happened");
  for (let i = 0; i < 30; i += 1) {
    if (match.turn().kind === "chance") match.resolveChance();
    else match.play(random.one(match.legalMoves()).notation);
    told.push(match.events(0));
  }
  for (let ply = 29; ply >= 0; ply -= 1) {
    assert.ok(match.undo());
    assert.deepEqual(match.events(0), told[ply], `after ${ply} steps`);
  }
  for (let ply = 1; ply <= 30; ply += 1) {
    assert.ok(match.redo());
    assert.deepEqual(match.events(0), told[ply], `after ${ply} steps again`);
  }
  match.free();
});

test("a seat's events show its own cards only", () => {
  const match = new Match("dog", { seed: "cards" });
  while (match.turn().kind === "chance") match.resolveChance();
  const dealt = (seat) => match.events(seat).find(({ kind }) => kind === "dealt").hands;
  for (let seat = 0; seat < 4; seat += 1)
    for (const [owner, hand] of dealt(seat).entries()) {
      assert.equal(hand.length, 6);
      assert.equal(hand.includes("?"), owner !== seat, `seat ${seat} of ${owner}`);
      assert.ok(owner === seat || hand.every((card) => card === "?"));
    }
  assert.ok(dealt(undefined).every((hand) => hand.every((card) => card === "?")));
  match.free();
});

test("fold refuses what is no view, no event, or cannot follow, and never breaks", () => {
  const random = new Random(11);
  const samples = [];
  for (const info of games()) {
    const match = new Match(info.id, { seed: "junk" });
    for (let i = 0; i < 60 && match.turn().kind !== "over"; i += 1) {
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(random.one(match.legalMoves()).notation);
      samples.push([match.view(0), match.events(0)]);
    }
    match.free();
  }
  const views = samples.map(([view]) => view);
  const events = samples.flatMap(([, told]) => told);
  const junk = [null, undefined, 3, "x", [], {}, -1, 255, 256, 1e9, "A9", "?", "T99", true];
  const spoil = (value) => {
    const copy = structuredClone(value);
    const keys = Object.keys(copy);
    const key = random.one(keys);
    if (random.hit(4)) delete copy[key];
    else if (Array.isArray(copy[key]) && copy[key].length && random.hit(2))
      copy[key][random.below(copy[key].length)] = random.one(junk);
    else copy[key] = random.one(junk);
    return copy;
  };
  let [folded, refused] = [0, 0];
  for (let i = 0; i < 5_000; i += 1) {
    let [view, event] = [random.one(views), random.one(events)];
    if (random.hit(2)) view = spoil(view);
    if (random.hit(2)) event = spoil(event);
    try {
      fold(view, event);
      folded += 1;
    } catch (error) {
      assert.equal(error.code, "bad-argument", `${error.message} ${JSON.stringify([view, event])}`);
      refused += 1;
    }
  }
  assert.ok(folded > 200 && refused > 1_500, `${folded} folded, ${refused} refused`);
  const getter = Object.defineProperty({ ...views[0] }, "game", {
    enumerable: true,
    get() {
      throw new Error("mine");
    },
  });
  assert.throws(() => fold(getter, events[0]));
  assert.equal(new Match("gobblet").ply, 0, "the rules are well");
});
