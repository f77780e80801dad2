// What a session begins with: a kept game's record must be of the game, and for the seats, that its save names.
import assert from "node:assert/strict";
import test from "node:test";
import init, { toLink } from "../../www/engine/sobremesa";
import { isSound, read, readKept } from "../../www/session/begun";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { bot, person } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";

const RECORD = '[Game "gobblet"]\n[Seats "2"]\n[Seed "r1"]\n[Result "*"]\n\n1. D@a1\n';
const DOG = RECORD.replace("gobblet", "dog");
const SERIES = `[Series "games:2"]\n[Game "gobblet"]\n[Seed "r1"]\n\n${RECORD}`;

const save = (patch: Partial<Save> = {}): Save => ({
  id: "x",
  game: "gobblet",
  record: RECORD,
  at: 1,
  seats: [person("Ana"), bot(3)],
  over: false,
  whole: false,
  bottom: 0,
  updated: 5,
  tab: "t1",
  turn: 1,
  after: "",
  ...patch,
});

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
    assert.equal(isSound(save(patch)), true);
    const { match, series } = readKept(save(patch));
    assert.deepEqual([match.game, match.ply], ["gobblet", 1]);
    assert.equal(series !== null, "series" in patch);
  }
});

test("another game's or other seats' is neither, and comes with no copy", () => {
  for (const patch of UNSOUND) {
    const unsound = save(patch);
    const shown = JSON.stringify(patch);
    assert.equal(isSound(unsound), false, shown);
    assert.throws(() => readKept(unsound), { code: "bad-record" }, shown);
    const saves = new Saves(openStorage(false));
    assert.equal(saves.take(JSON.stringify([{ v: 1, ...unsound }]), isSound), 0, shown);
    assert.deepEqual(saves.list(), []);
  }
});

test("what is torn below the lines that name its game is told of where it is read", () => {
  const torn = save({ record: '[Game "gobblet"]\ntorn' });
  assert.equal(isSound(torn), true);
  assert.throws(() => readKept(torn), { code: "bad-record", line: 2 });
});

test("a record is a game's or a series'", () => {
  assert.equal(read(RECORD).series, null);
  const { match, series } = read(SERIES);
  assert.equal(series?.record().includes('[Series "games:2"]'), true);
  assert.equal(match.ply, 1);
  assert.equal(toLink(read(RECORD, SERIES).series?.record() ?? "").startsWith("~games:2~"), true);
});
