// Records of every released version load for ever, and invalid ones are rejected.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { api, assertCoded, thrown } from "./kit.mjs";

const { fromLink, isSeries, Match, nameless, recordIn, Series, summary, toLink, withNames } = api;
before(() => api.default());

const folder = fileURLToPath(new URL("../records/", import.meta.url));
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(md|mjs|json)$/.test(entry.name))
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
      .sort()
  : [];
const name = (file) => file.slice(folder.length).replace(/^\/+/, "");
const isBad = (file) => /(^|[/-])bad([/.-]|$)/.test(name(file));

describe("tests/records", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    if (isBad(file)) {
      test(`${name(file)} is refused`, () => {
        const error = thrown(() => Match.fromRecord(text));
        assertCoded(error);
        // The file's name says what is to be said of it: l<LINE>-c<COLUMN>-p<PLIES>, or `header` for no prefix.
        const [, line, column, left] = name(file).match(/l(\d+)-c(\d+)-(header|p\d+)-/);
        assert.equal(error.code, "bad-record");
        assert.deepEqual([error.line, error.column], [Number(line), Number(column)]);
        if (left === "header") return assert.equal(error.prefix, "");
        const prefix = Match.fromRecord(error.prefix);
        assert.equal(prefix.ply, Number(left.slice(1)));
        assert.equal(prefix.record(), error.prefix);
      });
      continue;
    }
    test(`${name(file)} loads`, () => {
      const match = Match.fromRecord(text);
      const said = text.match(/^\[Result "(.*)"\]$/m)?.[1];
      if (said) assert.equal(match.outcome()?.winners.join(",") ?? "*", said);
      assert.equal(match.ply, [...text.matchAll(/^\d+\. \S/gm)].length);
      assert.equal(Match.fromRecord(match.record()).record(), match.record());
    });
  }
});

test("the dice here are those of the native program, also after undo", () => {
  for (const file of files.filter((each) => !isBad(each))) {
    const text = readFileSync(file, "utf8");
    // Without a seed chance was real.
    if (!text.includes("[Seed ")) continue;
    const match = Match.fromRecord(text);
    const record = match.record();
    while (match.undo());
    for (const [, step] of record.matchAll(/^\d+\. (.*)$/gm))
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(step);
    assert.equal(match.record(), record, name(file));
    match.free();
  }
});

test("a summary agrees with the replay, and a link gives the same record", () => {
  for (const file of files.filter((each) => !isBad(each))) {
    const match = Match.fromRecord(readFileSync(file, "utf8"));
    const record = match.record();
    const told = summary(record);
    const winners = match.outcome()?.winners ?? [];
    assert.deepEqual(
      [told.game, told.seats, told.steps, told.over, told.winners, told.series],
      [match.game, match.seats, match.ply, match.outcome() !== null, winners, null],
      name(file),
    );
    assert.equal(told.variant, match.options().variant ?? null);
    assert.equal(fromLink(toLink(record)), record, name(file));
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
