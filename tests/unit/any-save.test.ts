// Any stored value is either read as a whole save or reported as unreadable.
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import init, { summary } from "../../www/engine/sobremesa";
import { isConsistent } from "../../www/session/beginning";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { openStorage } from "../../www/storage/storage";
import { anySave, anySaves } from "../any-save";

const RUNS = { numRuns: Number(process.env.RUNS ?? 600) };

await init();

function savesOf(all: [id: string, text: string][]): Saves {
  const storage = openStorage(false);
  for (const [id, text] of all) storage.set(`save:${id}`, text);
  return new Saves(storage);
}

const whole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** All that the page takes for granted of a save. */
function sound({ game, record, seats, ...save }: Save): void {
  for (const text of [game, record, save.tab, save.after]) assert.equal(typeof text, "string");
  assert.ok(["string", "undefined"].includes(typeof save.asked));
  assert.ok(["string", "undefined"].includes(typeof save.series));
  assert.equal(typeof save.over, "boolean");
  assert.equal(typeof save.whole, "boolean");
  assert.ok(whole(save.at, Number.MAX_SAFE_INTEGER));
  assert.ok(whole(save.turn, Number.MAX_SAFE_INTEGER));
  assert.ok(whole(save.bottom, seats.length - 1));
  assert.ok(whole(save.updated, 8.64e15));
  assert.ok([undefined, true].includes(save.opened));
  new Intl.DateTimeFormat("en").format(save.updated);
  for (const seat of seats)
    if (seat.kind === "bot") assert.ok([1, 2, 3, 4, 5].includes(seat.level));
    else assert.ok(seat.kind === "person" && seat.name.length <= 40);
}

/** Checks a save against its record. */
function about({ game, record, series, seats }: Save): void {
  // The game under way goes on without a series that can't be read.
  const named = [...`${record}\n${readable(series)}`.matchAll(/^\[Game "(.*)"\]$/gm)];
  assert.ok(named.length > 0);
  for (const [, name] of named) assert.equal(name, game);
  const [, count = seats.length] = /^\[Seats "([^"]*)"\]$/m.exec(record) ?? [];
  assert.equal(Number(count), seats.length);
}

/** A series' record, if its header can be read. */
function readable(series = ""): string {
  try {
    summary(series);
    return series;
  } catch {
    return "";
  }
}

test("a save that can be read is valid and stays the same when read again", () => {
  fc.assert(
    fc.property(anySave, (text) => {
      const save = savesOf([["x", text]]).get("x");
      if (!save) return;
      sound(save);
      const { id, ...kept } = save;
      const again = savesOf([[id, JSON.stringify({ v: 1, ...kept })]]);
      assert.deepEqual(again.get(id), save);
    }),
    RUNS,
  );
});

test("a consistent save fits its game and seats", () => {
  let count = 0;
  fc.assert(
    fc.property(anySave, (text) => {
      const save = savesOf([["x", text]]).get("x");
      if (!save || !isConsistent(save)) return;
      about(save);
      count++;
    }),
    RUNS,
  );
  assert.ok(count > RUNS.numRuns / 10);
});

test("each save is listed, told of as unreadable, or a newer version's", () => {
  fc.assert(
    fc.property(anySaves, (all) => {
      const saves = savesOf(all);
      const read = saves.list().map(({ id }) => id);
      const broken = saves.broken().map(({ id }) => id);
      const left = all.filter(([id]) => !read.includes(id) && !broken.includes(id));
      assert.equal(read.length + broken.length + left.length, all.length);
      for (const [, text] of left) assert.ok(JSON.parse(text).v > 1, text);
      assert.equal(saves.newer, left.length > 0);
      for (const { id, text } of saves.broken())
        assert.equal(text, all.find(([each]) => each === id)?.[1]);
    }),
    RUNS,
  );
});

test("importing any text adds only valid games", () => {
  let imported = 0;
  fc.assert(
    fc.property(anySaves, (all) => {
      const saves = savesOf([]);
      const bare = all.flatMap(([id, text]) => {
        try {
          const save: unknown = JSON.parse(text);
          return [typeof save === "object" && save ? { id, ...save } : save];
        } catch {
          return [];
        }
      });
      const count = saves.take(bare, isConsistent);
      const list = saves.list();
      assert.ok(list.length <= count);
      assert.deepEqual(saves.broken(), []);
      imported += list.length;
      for (const save of list) {
        sound(save);
        about(save);
      }
    }),
    RUNS,
  );
  assert.ok(imported > 0);
});
