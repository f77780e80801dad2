// Starting a game from a save: the record must fit the game and the seats.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match, Series, toLink } from "../../www/engine/sobremesa";
import { isConsistent, read, readKept, written } from "../../www/session/beginning";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { bot, person } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import { recordOf, save } from "./table";

const RECORD = `${recordOf("r1")}1. D@a1\n`;
const DOG = RECORD.replace("gobblet", "dog");
const SERIES = `[Series "games:2"]\n[Game "gobblet"]\n[Seed "r1"]\n\n${RECORD}`;

/** A game with one step. */
const kept = (patch: Partial<Save> = {}): Save => save({ record: RECORD, ...patch });

const UNSOUND: Partial<Save>[] = [
  { game: "dog" },
  { record: DOG },
  { record: "torn" },
  { record: RECORD.replace('Seats "2"', 'Seats "4"') },
  { record: RECORD.replace("gobblet", "chess") },
  { series: DOG },
  { series: SERIES.replaceAll("gobblet", "dog") },
  { seats: [person("Ana")] },
  { seats: [person("Ana"), bot(3), bot(3)] },
];

await init();

test("a save with its game's record is sound, and read", () => {
  for (const patch of [{}, { series: SERIES }]) {
    assert.equal(isConsistent(kept(patch)), true);
    const { match, series } = readKept(kept(patch));
    assert.deepEqual([match.game, match.ply], ["gobblet", 1]);
    assert.equal(series !== null, "series" in patch);
  }
});

test("a save of another game or with other seats is neither read nor imported", () => {
  for (const patch of UNSOUND) {
    const unsound = kept(patch);
    const shown = JSON.stringify(patch);
    assert.equal(isConsistent(unsound), false, shown);
    assert.throws(() => readKept(unsound), { code: "bad-record" }, shown);
    const saves = new Saves(openStorage(false));
    assert.equal(saves.take([{ v: 1, ...unsound }], isConsistent), 0, shown);
    assert.deepEqual(saves.list(), []);
  }
});

test("a damaged record with intact headers fails when it is read", () => {
  const torn = save({ record: '[Game "gobblet"]\ntorn' });
  assert.equal(isConsistent(torn), true);
  assert.throws(() => readKept(torn), { code: "bad-record", line: 2 });
});

test("a save with an unreadable series is consistent but can't be read whole", () => {
  const torn = kept({ series: SERIES.replace("games:2", "nonsense") });
  assert.equal(isConsistent(torn), true);
  assert.throws(() => readKept(torn), { code: "bad-record" });
});

test("a record is a game's or a series'", () => {
  assert.equal(read(RECORD).series, null);
  const { match, series } = read(SERIES);
  assert.equal(series?.record().includes('[Series "games:2"]'), true);
  assert.equal(match.ply, 1);
  assert.match(toLink(read(RECORD, SERIES).series?.record() ?? ""), /^~;\w+;games:2~/);
});

test("a series is freed if the record of its game can't be read", (t) => {
  const free = t.mock.method(Series.prototype, "free");
  assert.throws(() => read("torn", SERIES), { code: "bad-record" });
  assert.equal(free.mock.callCount(), 1);
});

test("the match of a record is freed if writing fails", (t) => {
  const free = t.mock.method(Match.prototype, "free");
  t.mock.method(Match.prototype, "record", () => assert.fail());
  assert.throws(() => written(RECORD));
  assert.equal(free.mock.callCount(), 1);
});
