import assert from "node:assert/strict";
import test, { after, describe } from "node:test";
import { type FinishedGame, FinishedGames } from "../../www/storage/finished";
import { Saves } from "../../www/storage/saves";
import { bot, person } from "../../www/storage/seats";
import { changeSettings, defaults, readSettings } from "../../www/storage/settings";
import { PuzzleResults } from "../../www/storage/solved";
import { openStorage } from "../../www/storage/storage";
import { Fake, finished, install, RECORD, recordOf, save } from "./table";

/** A browser's storage that is empty, and the saves in it. */
function fresh(): { fake: Fake; saves: Saves } {
  const fake = new Fake();
  install(fake);
  return { fake, saves: new Saves(openStorage()) };
}

const ids = (saves: Saves): string[] =>
  saves
    .list()
    .map(({ id }) => id)
    .sort();

/** Accepts any record. */
const any = (): boolean => true;

test("an embedded game keeps its mark when it continues elsewhere", () => {
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

test("storage that throws is replaced by memory", () => {
  install(null);
  const storage = openStorage();
  assert.equal(storage.lasting, false);
  assert.equal(new Saves(storage).put(save()), "refused");
  assert.equal(new Saves(storage).get("x")?.record, RECORD);
});

test("full storage keeps the game in memory and reports it", () => {
  const { fake, saves } = fresh();
  fake.full = true;
  assert.equal(saves.put(save({ tab: saves.tab })), "full");
  assert.equal(saves.get("x")?.record, RECORD);
  fake.full = false;
  assert.equal(saves.put(save({ tab: saves.tab, record: recordOf("r2") })), "kept");
  assert.equal(saves.get("x")?.record, recordOf("r2"));
});

test("values are still known if the storage can't be listed any more", () => {
  for (const name of ["length", "key", "getItem"] as const) {
    const { fake, saves } = fresh();
    saves.put(save({ id: "a", tab: saves.tab }));
    saves.put(save({ id: "b", tab: saves.tab }));
    fake.broken.add(name);
    assert.deepEqual(ids(saves), ["a", "b"], name);
    assert.equal(saves.newer, false);
    assert.equal(saves.get("a")?.record, RECORD, name);
  }
});

test("a storage that throws from its second touch on is as good as memory", () => {
  const fake = new Fake();
  install(fake);
  fake.setItem("sobremesa:save:old", JSON.stringify({ v: 1, ...save() }));
  const saves = new Saves(openStorage());
  for (const name of ["length", "key", "getItem", "setItem", "removeItem"] as const)
    fake.broken.add(name);
  assert.deepEqual(saves.list(), []);
  assert.equal(saves.put(save({ id: "a", tab: saves.tab })), "refused");
  assert.deepEqual(ids(saves), ["a"]);
  saves.remove("a");
  assert.deepEqual(saves.list(), []);
});

test("a save that can't be deleted is hidden while the page lives", () => {
  const { fake, saves } = fresh();
  saves.put(save({ tab: saves.tab }));
  fake.broken.add("removeItem");
  saves.remove("x");
  assert.equal(saves.get("x"), null);
  assert.deepEqual(saves.list(), []);
  assert.equal(saves.put(save({ tab: saves.tab, record: RECORD })), "kept");
  assert.equal(saves.list().length, 1);
});

describe("a refused change", () => {
  /** Two tabs of one browser. */
  function tabs() {
    const page = new EventTarget();
    const { addEventListener, removeEventListener } = globalThis;
    after(() => Object.assign(globalThis, { addEventListener, removeEventListener }));
    const listeners = new Set<unknown>();
    Object.assign(globalThis, {
      addEventListener: (kind: string, listener: EventListener) => {
        listeners.add(listener);
        page.addEventListener(kind, listener);
      },
      removeEventListener: (kind: string, listener: EventListener) => {
        listeners.delete(listener);
        page.removeEventListener(kind, listener);
      },
    });
    const fake = new Fake();
    install(fake);
    const [here, there] = [openStorage(), openStorage()];
    /** Leaves the page, now that there is room again. */
    const leave = (): void => {
      fake.full = false;
      fake.broken.clear();
      page.dispatchEvent(new Event("pagehide"));
    };
    return { fake, here, there, listeners, leave };
  }

  test("is made again when the page is left, which listens no longer than that", () => {
    const { fake, here, listeners, leave } = tabs();
    here.set("old", "0");
    assert.equal(listeners.size, 0);
    fake.broken.add("setItem").add("removeItem");
    assert.equal(here.set("new", "1"), "refused");
    here.change("old", () => null);
    assert.equal(here.get("old"), null);
    leave();
    assert.deepEqual([...fake.items], [["sobremesa:new", "1"]]);
    assert.equal(listeners.size, 0);
  });

  test("of a save leaves another tab's newer save alone, and both are kept", () => {
    for (const refused of [1, 2]) {
      const { fake, here, there, leave } = tabs();
      const [mine, other] = [new Saves(here), new Saves(there)];
      mine.put(save({ tab: mine.tab, turn: 1 }));
      fake.full = true;
      for (let turn = 2; turn < 2 + refused; turn++) {
        const after = `${mine.tab}.${turn - 1}`;
        const record = recordOf(`mine ${turn}`);
        assert.equal(mine.put(save({ tab: mine.tab, turn, after, record })), "full");
        assert.equal(mine.get("x")?.record, record);
      }
      fake.full = false;
      const next = save({ tab: other.tab, turn: 2, after: `${mine.tab}.1`, record: recordOf("b") });
      assert.equal(other.put(next), "kept");
      assert.equal(mine.get("x")?.record, recordOf("b"));
      leave();
      assert.deepEqual(
        other.list().map(({ record }) => record),
        [recordOf("b"), recordOf(`mine ${1 + refused}`)],
      );
    }
  });

  test("of a save that its game has left behind as a copy makes no third game", () => {
    const { fake, here, there, leave } = tabs();
    const [mine, other] = [new Saves(here), new Saves(there)];
    mine.put(save({ tab: mine.tab, turn: 1 }));
    fake.full = true;
    const refused = save({ tab: mine.tab, turn: 2, after: `${mine.tab}.1`, record: recordOf("m") });
    mine.put(refused);
    fake.full = false;
    other.put(save({ tab: other.tab, turn: 2, after: `${mine.tab}.1`, record: recordOf("b") }));
    mine.put({ ...refused, id: mine.part("x") });
    leave();
    assert.equal(other.list().length, 2);
  });

  test("to delete a save leaves what another tab has played since", () => {
    const { fake, here, there, leave } = tabs();
    const [mine, other] = [new Saves(here), new Saves(there)];
    for (const id of ["x", "y"]) mine.put(save({ id, tab: mine.tab, turn: 1 }));
    fake.broken.add("removeItem");
    for (const id of ["x", "y"]) mine.remove(id);
    assert.deepEqual(mine.list(), []);
    other.put(save({ tab: other.tab, turn: 2, after: `${mine.tab}.1`, record: recordOf("b") }));
    leave();
    assert.deepEqual(ids(other), ["x"]);
  });

  test("of an import leaves what another tab has played since", () => {
    const { fake, here, there, leave } = tabs();
    const [mine, other] = [new Saves(here), new Saves(there)];
    other.put(save({ tab: other.tab, turn: 1 }));
    fake.full = true;
    assert.equal(mine.take([{ v: 1, ...save({ turn: 7, record: recordOf("i") }) }], any), 1);
    fake.full = false;
    other.put(save({ tab: other.tab, turn: 2, after: `${other.tab}.1`, record: recordOf("b") }));
    leave();
    assert.deepEqual(
      other.list().map(({ record }) => record),
      [recordOf("b"), recordOf("i")],
    );
  });

  test("of a list or of settings is merged with what another tab has written since", () => {
    const { fake, here, there, leave } = tabs();
    const game = (id: string): FinishedGame => finished({ id, ended: Number(id) });
    const [mine, others] = [new FinishedGames(here), new FinishedGames(there)];
    mine.add(game("1"));
    fake.full = true;
    fake.broken.add("removeItem");
    mine.erase();
    for (const id of ["2", "3"]) mine.add(game(id));
    changeSettings(here, { theme: "dark", learned: { "lesson-dog": 2 } });
    new PuzzleResults(here).note({ game: "dog", day: 4, wrong: 0, hint: false, solved: 4 });
    fake.full = false;
    others.add(game("4"));
    changeSettings(there, { sound: true, learned: { "lesson-muros": 1 } });
    new PuzzleResults(there).note({ game: "dog", day: 5, wrong: 0, hint: false, solved: 5 });
    leave();
    assert.deepEqual(
      others.list().map(({ id }) => id),
      ["2", "3", "4"],
    );
    const { theme, sound, learned } = readSettings(there);
    assert.deepEqual([theme, sound], ["dark", true]);
    assert.deepEqual(learned, { "lesson-muros": 1, "lesson-dog": 2 });
    assert.deepEqual(
      new PuzzleResults(there).list().map(({ day }) => day),
      [4, 5],
    );
  });
});

test("settings that can't be read for a moment are not written over with others", () => {
  const fake = new Fake();
  install(fake);
  const storage = openStorage();
  changeSettings(storage, { theme: "dark", learned: { "lesson-dog": 3 } });
  readSettings(storage);
  fake.broken.add("getItem");
  changeSettings(storage, { sound: true });
  fake.broken.clear();
  const { theme, learned, sound } = readSettings(storage);
  assert.deepEqual(
    { theme, learned, sound },
    { theme: "dark", learned: { "lesson-dog": 3 }, sound: true },
  );
});

test("another tab's newer save is not overwritten", () => {
  install(new Fake());
  const here = new Saves(openStorage());
  const there = new Saves(openStorage());
  here.put(save({ tab: here.tab, turn: 1 }));
  assert.equal(
    there.put(save({ tab: there.tab, turn: 2, after: `${here.tab}.1`, record: recordOf("r2") })),
    "kept",
  );
  assert.equal(
    here.put(save({ tab: here.tab, turn: 2, after: `${here.tab}.1`, record: recordOf("mine") })),
    "conflict",
  );
  assert.equal(here.get("x")?.record, recordOf("r2"));
});

test("newer and broken saves are untouched; undo restores a deleted one exactly", () => {
  const { fake, saves } = fresh();
  fake.setItem("sobremesa:save:new", JSON.stringify({ v: 2, ...save() }));
  // A millisecond later than any date.
  const text = JSON.stringify({ v: 1, ...save({ updated: 8.64e15 + 1 }) });
  fake.setItem("sobremesa:save:bad", text);
  assert.deepEqual(saves.list(), []);
  assert.deepEqual(saves.broken(), [{ id: "bad", text }]);
  assert.equal(fake.length, 2);
  const undo = saves.discard("bad");
  assert.deepEqual(saves.broken(), []);
  undo();
  assert.equal(fake.getItem("sobremesa:save:bad"), text);
  assert.equal(saves.newer, true);
  saves.remove("new");
  assert.equal(saves.newer, false);
});

test("the latest finished games stay, and full storage drops finished games first", () => {
  const { fake, saves } = fresh();
  saves.put(save({ id: "running" }));
  for (let turn = 0; turn < 30; turn++)
    saves.put(save({ id: `over${turn}`, over: true, updated: turn }));
  assert.equal(fake.length, 22);
  assert.ok(saves.get("over29") && !saves.get("over5"));
  const { setItem } = fake;
  fake.setItem = (key, text) => {
    if (fake.length > 5 && key.includes("save")) throw new DOMException("", "QuotaExceededError");
    setItem.call(fake, key, text);
  };
  assert.equal(saves.put(save({ id: "next" })), "kept");
  // No more of them than it takes.
  const left = ["running", "over26", "over27", "over28", "over29", "next"];
  assert.deepEqual(
    [...fake.items.keys()],
    left.map((id) => `sobremesa:save:${id}`),
  );
});

test("a write that is refused, but not for want of room, takes no finished game away", () => {
  const { fake, saves } = fresh();
  saves.put(save({ id: "won", over: true, whole: true, record: recordOf("won") }));
  fake.broken.add("setItem");
  assert.equal(saves.put(save({ id: "next", tab: saves.tab })), "refused");
  assert.ok(saves.get("won"));
  fake.broken.clear();
  assert.equal(saves.put(save({ id: "next", tab: saves.tab })), "kept");
});

test("games begun and left make no room among the finished ones", () => {
  const { saves } = fresh();
  saves.put(save({ id: "won", over: true, whole: true, updated: 0 }));
  for (let turn = 1; turn < 50; turn++)
    saves.put(save({ id: `left${turn}`, over: true, updated: turn }));
  assert.ok(saves.get("won"));
  assert.ok(saves.get("left49") && !saves.get("left1"));
});

test("settings that make no sense take their default", () => {
  const fake = new Fake();
  install(fake);
  fake.setItem(
    "sobremesa:settings",
    JSON.stringify({
      theme: "pink",
      enterForced: "yes",
      speed: "slow",
      learned: 3,
      introduced: { muros: ["line", 3], gobblet: ["stack"] },
    }),
  );
  assert.deepEqual(readSettings(openStorage()), {
    ...defaults(),
    speed: "slow",
    introduced: { muros: [], gobblet: ["stack"] },
  });
  const learned = { "lesson-gobblet": 2, "lesson-muros": -1, "lesson-dog-royal": "much" };
  changeSettings(openStorage(), { language: "es", learned: learned as never });
  const { language, learned: read } = readSettings(openStorage());
  assert.equal(language, "es");
  assert.deepEqual(read, { "lesson-gobblet": 2 });
});

test("settings of two tabs are merged", () => {
  install(new Fake());
  const [here, there] = [openStorage(), openStorage()];
  const seats = [person("Ana"), bot(3)];
  changeSettings(here, { learned: { "lesson-dog": 3 } });
  changeSettings(there, { last: { dog: { seats, options: {} } }, learned: { "lesson-muros": 1 } });
  assert.deepEqual(readSettings(here).last.dog, { seats, options: {} });
  changeSettings(here, { last: { dog: undefined } });
  assert.deepEqual(readSettings(there).learned, { "lesson-dog": 3, "lesson-muros": 1 });
  assert.equal(readSettings(there).last.dog, undefined);
});

test("an export restores running games, and none that is further on here", () => {
  const { saves } = fresh();
  saves.put(save({ id: "a", record: RECORD, turn: 3 }));
  saves.put(save({ id: "b", record: recordOf("r2"), turn: 1 }));
  saves.put(save({ id: "done", over: true }));
  const copy = saves.running();

  install(new Fake());
  const later = new Saves(openStorage());
  later.put(save({ id: "a", record: recordOf("further"), turn: 4 }));
  assert.equal(later.take(copy, any), 1);
  assert.equal(later.take(copy, any), 0);
  assert.equal(later.get("a")?.record, recordOf("further"));
  assert.equal(later.get("b")?.record, recordOf("r2"));
  assert.equal(later.get("done"), null);
});

test("imports that aren't lists of saves change nothing", () => {
  const { saves } = fresh();
  // A name that isn't a string, and can't be made one.
  const bad = { v: 1, id: { toString: 1, valueOf: 1 } };
  const imports = [undefined, null, "x", {}, [], [null, 1, {}], [{ v: 1, id: "x" }], [bad]];
  for (const games of imports) assert.equal(saves.take(games, any), 0);
  assert.deepEqual(saves.list(), []);
});
