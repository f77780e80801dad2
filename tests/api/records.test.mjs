// Records as the page asks for them. crates/session/tests/records has each good and each bad one.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { api, assertCoded, thrown } from "./kit.mjs";

const {
  fromLink,
  isSeries,
  Match,
  nameless,
  plainMove,
  recordIn,
  Series,
  summary,
  toLink,
  withNames,
} = api;
before(() => api.default());

const folder = fileURLToPath(new URL("../records/good/v0.2.0/", import.meta.url));
const records = readdirSync(folder).map((name) => [name, readFileSync(`${folder}${name}`, "utf8")]);

test("the dice here are those of the native program, also after undo", () => {
  for (const [name, text] of records) {
    // Without a seed chance was real.
    if (!text.includes("[Seed ")) continue;
    const match = Match.fromRecord(text);
    const record = match.record();
    while (match.undo());
    for (const [, step] of record.matchAll(/^\d+\. (.*)$/gm))
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(step);
    assert.equal(match.record(), record, name);
    match.free();
  }
});

test("a summary agrees with the replay, and a link gives the same record", () => {
  for (const [name, text] of records) {
    const match = Match.fromRecord(text);
    const record = match.record();
    const told = summary(record);
    const winners = match.outcome()?.winners ?? [];
    assert.deepEqual(
      [told.game, told.seats, told.steps, told.over, told.winners, told.series],
      [match.game, match.seats, match.ply, match.outcome() !== null, winners, null],
      name,
    );
    assert.equal(told.variant, match.options().variant ?? null);
    assert.equal(fromLink(toLink(record)), record, name);
    assert.equal(recordIn(`See https://games.example/#r=${toLink(record)}.`), record);
    match.free();
  }
});

test("people's names are written, read and left out", () => {
  const record = new Match("gobblet", { seed: "s" }).record();
  const named = withNames(record, ["Ana", 'Bo "B"']);
  assert.deepEqual(summary(named).names, ["Ana", 'Bo "B"']);
  assert.equal(nameless(named), record);
});

test("a typed move gets the letters of the notation", () => {
  assert.equal(plainMove(" a1\u2013b2\u200b"), "a1-b2");
});

test("records of a series and of a game are distinguished", () => {
  const series = new Series("gobblet", { options: { series: "games:2" }, seed: "s" }).record();
  assert.deepEqual([isSeries(series), isSeries("torn")], [true, false]);
  assert.equal(summary(series).series, "games:2");
  assert.equal(fromLink(toLink(series)), series);
});

test("invalid records and links are refused with their place", () => {
  for (const call of [() => summary("torn"), () => toLink("torn"), () => fromLink("torn")]) {
    const error = thrown(call);
    assertCoded(error);
    assert.deepEqual([error.code, error.line, error.column], ["bad-record", 1, 1]);
  }
  for (const call of [summary, isSeries, nameless, toLink, fromLink, recordIn, withNames])
    assert.equal(thrown(() => call(7)).code, "bad-argument");
  assert.equal(thrown(() => withNames("", "Ana")).code, "bad-argument");
  const long = "x".repeat(1_000_001);
  assert.deepEqual([nameless(long), recordIn(long), isSeries(long)], [long, long, false]);
  assert.equal(thrown(() => summary(long)).code, "bad-record");
});
