import assert from "node:assert/strict";
import test from "node:test";
import { type Save, Saves } from "../../www/store/saves";
import { bot, person } from "../../www/store/seats";
import { changed, defaults, readSettings, writeSettings } from "../../www/store/settings";
import { openStorage } from "../../www/store/storage";

/** A browser's localStorage, as small as it can be. */
class Fake {
  items = new Map<string, string>();
  full = false;
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.full && text.length > 10) throw new Error("QuotaExceededError");
    this.items.set(key, text);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

function install(fake: Fake | null): void {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (!fake) throw new Error("SecurityError");
      return fake;
    },
  });
}

const save = (patch: Partial<Save> = {}): Save => ({
  id: "x",
  game: "gobblet",
  record: "r1",
  at: 1,
  seats: [person("Ana"), bot(3)],
  over: false,
  bottom: 0,
  updated: 5,
  tab: "t1",
  turn: 1,
  after: "",
  ...patch,
});

test("a game of somebody's page keeps its mark when it goes on elsewhere", () => {
  install(new Fake());
  const [there, here] = [new Saves(openStorage(), "asked"), new Saves(openStorage())];
  there.put(save({ tab: there.tab }));
  here.put(save({ tab: here.tab, turn: 2, after: `${there.tab}.1` }));
  assert.equal(here.get("x")?.asked, "asked");
  // Also when it comes back after it was deleted.
  const last = here.get("x");
  here.remove("x");
  if (last) here.put({ ...last, tab: here.tab });
  assert.equal(here.get("x")?.asked, "asked");
  here.put(save({ id: "y", tab: here.tab }));
  assert.equal(here.get("y")?.asked, undefined);
});

test("what was written is read back", () => {
  install(new Fake());
  const saves = new Saves(openStorage());
  assert.equal(saves.put(save({ tab: saves.tab })), "kept");
  assert.deepEqual(new Saves(openStorage()).list(), [save({ tab: saves.tab })]);
  saves.remove("x");
  assert.deepEqual(saves.list(), []);
});

test("storage that throws is replaced by memory", () => {
  install(null);
  const storage = openStorage();
  assert.equal(storage.lasting, false);
  assert.equal(new Saves(storage).put(save()), "memory-only");
  assert.equal(new Saves(storage).get("x")?.record, "r1");
});

test("full storage keeps the game in memory and says so", () => {
  const fake = new Fake();
  install(fake);
  const saves = new Saves(openStorage());
  fake.full = true;
  assert.equal(saves.put(save({ tab: saves.tab })), "memory-only");
  assert.equal(saves.get("x")?.record, "r1");
  fake.full = false;
  assert.equal(saves.put(save({ tab: saves.tab, record: "r2" })), "kept");
  assert.equal(saves.get("x")?.record, "r2");
});

test("nothing is written over what another tab wrote meanwhile", () => {
  install(new Fake());
  const here = new Saves(openStorage());
  const there = new Saves(openStorage());
  here.put(save({ tab: here.tab, turn: 1 }));
  assert.equal(
    there.put(save({ tab: there.tab, turn: 2, after: `${here.tab}.1`, record: "r2" })),
    "kept",
  );
  assert.equal(
    here.put(save({ tab: here.tab, turn: 2, after: `${here.tab}.1`, record: "mine" })),
    "conflict",
  );
  assert.equal(here.get("x")?.record, "r2");
});

test("saves of a newer version or broken ones are left alone", () => {
  const fake = new Fake();
  install(fake);
  fake.setItem("sobremesa:save:new", JSON.stringify({ v: 2, ...save() }));
  fake.setItem("sobremesa:save:bad", "{");
  fake.setItem("sobremesa:save:odd", JSON.stringify({ v: 1, record: 3 }));
  const saves = new Saves(openStorage());
  assert.deepEqual(saves.list(), []);
  assert.equal(fake.length, 3);
  assert.equal(saves.newer, true);
  saves.remove("new");
  assert.equal(saves.newer, false);
});

test("of finished games the latest stay, and where there is no room they go first", () => {
  const fake = new Fake();
  install(fake);
  const saves = new Saves(openStorage());
  saves.put(save({ id: "running" }));
  for (let turn = 0; turn < 30; turn++)
    saves.put(save({ id: `over${turn}`, over: true, updated: turn }));
  assert.equal(fake.length, 22);
  assert.ok(saves.get("over29") && !saves.get("over5"));
  const { setItem } = fake;
  fake.setItem = (key, text) => {
    if (fake.length > 5 && key.includes("save")) throw new Error("QuotaExceededError");
    setItem.call(fake, key, text);
  };
  assert.equal(saves.put(save({ id: "next" })), "kept");
  assert.deepEqual([...fake.items.keys()], ["sobremesa:save:running", "sobremesa:save:next"]);
});

test("games begun and left make no room among the finished ones", () => {
  const fake = new Fake();
  install(fake);
  const saves = new Saves(openStorage());
  const begun = '[Result "*"]';
  saves.put(save({ id: "won", over: true, record: '[Result "1-0"]', updated: 0 }));
  for (let turn = 1; turn < 50; turn++)
    saves.put(save({ id: `left${turn}`, over: true, record: begun, updated: turn }));
  assert.ok(saves.get("won"));
  assert.ok(saves.get("left49") && !saves.get("left1"));
});

test("settings that make no sense take their default", () => {
  const fake = new Fake();
  install(fake);
  fake.setItem(
    "sobremesa:settings",
    JSON.stringify({ theme: "pink", warn: "yes", pace: "slow", learned: 3 }),
  );
  assert.deepEqual(readSettings(openStorage()), { ...defaults(), pace: "slow" });
  const learned = { "lesson-gobblet": 2.5, "lesson-muros": -1, "lesson-dog-royal": "much" };
  writeSettings(openStorage(), { ...defaults(), language: "es", learned: learned as never });
  const { language, learned: read } = readSettings(openStorage());
  assert.equal(language, "es");
  assert.deepEqual(Object.values(read), [2, 0, 0]);
});

test("what one tab learned or set up stays when another does", () => {
  install(new Fake());
  const storage = openStorage();
  const seats = [person("Ana"), bot(3)];
  writeSettings(storage, changed(defaults(), { learned: { "lesson-dog": 3 } }));
  writeSettings(storage, changed(readSettings(storage), { last: { dog: { seats, options: {} } } }));
  // Of the other tab, which read nothing of it.
  writeSettings(storage, changed(readSettings(storage), { learned: { "lesson-muros": 1 } }));
  const gone = changed(readSettings(storage), { last: { dog: undefined } });
  assert.deepEqual(readSettings(storage).last.dog, { seats, options: {} });
  writeSettings(storage, gone);
  assert.deepEqual(readSettings(storage).learned, { "lesson-dog": 3, "lesson-muros": 1 });
  assert.equal(readSettings(storage).last.dog, undefined);
});

test("a copy of the games under way brings them back, and never back from where they are", () => {
  install(new Fake());
  const saves = new Saves(openStorage());
  saves.put(save({ id: "a", record: "r1", turn: 3 }));
  saves.put(save({ id: "b", record: "r2", turn: 1 }));
  saves.put(save({ id: "done", over: true }));
  const copy = saves.copy();

  install(new Fake());
  const later = new Saves(openStorage());
  later.put(save({ id: "a", record: "further", turn: 4 }));
  assert.equal(later.take(copy), 2);
  assert.equal(later.get("a")?.record, "further");
  assert.equal(later.get("b")?.record, "r2");
  assert.equal(later.get("done"), null);
});

test("what is no copy changes nothing", () => {
  const fake = new Fake();
  install(fake);
  const saves = new Saves(openStorage());
  const texts = ["", "null", "{}", "[]", "[null, 1, {}]", '[{"v":1,"id":"x"}]', '[Game "gobblet"]'];
  for (const text of texts) assert.equal(saves.take(text), 0, text);
  assert.deepEqual(saves.list(), []);
});
