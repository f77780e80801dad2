// Tips: each comes once, at its moment, with something to do about it.
import assert from "node:assert/strict";
import test from "node:test";
import type { Session } from "../../www/session/session";
import type { Change } from "../../www/session/state";
import { changed, readSettings, type Settings, writeSettings } from "../../www/storage/settings";
import { openStorage, type Storage } from "../../www/storage/storage";
import type { App } from "../../www/ui/app";
import { showTips, showTipsOf } from "../../www/ui/tips";

interface Said {
  text: string;
  brief: boolean;
  act: () => void;
}

/** A page as it is opened with what is stored, where so many games are under way. */
function open(storage: Storage, games = 0): { app: App; said: Said[] } {
  const said: Said[] = [];
  const page = {
    settings: readSettings(storage),
    say: (id: string) => id,
    keep(patch: Partial<Settings>) {
      page.settings = changed(page.settings, patch);
      writeSettings(storage, page.settings);
    },
    change: (patch: Partial<Settings>) => page.keep(patch),
    notes: {
      show([text]: [string], brief: boolean, { act }: { act: () => void }) {
        said.push({ text, brief, act });
        return () => {};
      },
    },
    saves: { list: () => Array.from({ length: games }, () => ({ over: false })) },
  };
  return { app: page as unknown as App, said };
}

/** A game of a person against a bot, and how something changes in it. */
function play(app: App): (change: object) => void {
  let hears: (change: Change) => void = () => assert.fail();
  showTipsOf(app, {
    state: { seats: [{ kind: "person" }, { kind: "bot" }], outcome: null },
    subscribe(listener: typeof hears) {
      hears = listener;
      return () => {};
    },
  } as unknown as Session);
  return (change) => hears(change as Change);
}

const texts = (said: Said[]): string[] => said.map(({ text }) => text);
const moved = (seat: number): object => ({ kind: "step", step: { seat } });

test("that one touch plays an only move is said once, and its answer turns that off", () => {
  const storage = openStorage(false);
  const { app, said } = open(storage);
  const change = play(app);
  change({ kind: "state" });
  assert.deepEqual(texts(said), []);
  change({ kind: "played-through" });
  change({ kind: "played-through" });
  assert.deepEqual(texts(said), ["tip-sole"]);
  const later = open(storage);
  play(later.app)({ kind: "played-through" });
  assert.deepEqual(texts(later.said), []);
  said[0]?.act();
  assert.equal(readSettings(storage).sole, false);
});

test("sound is offered after the first move of a person, unless they have chosen it", () => {
  const storage = openStorage(false);
  const { app, said } = open(storage);
  play(app)(moved(1));
  assert.deepEqual(texts(said), []);
  play(app)(moved(0));
  play(app)(moved(0));
  assert.deepEqual(texts(said), ["tip-sound"]);
  const chosen = openStorage(false);
  chosen.set("settings", JSON.stringify({ v: 1, sound: true }));
  for (const each of [storage, chosen]) {
    const later = open(each);
    play(later.app)(moved(0));
    assert.deepEqual(texts(later.said), []);
  }
});

test("a copy is offered four weeks after the first game, and again after four more", () => {
  const { now } = Date;
  let time = 1e12;
  Date.now = () => time;
  try {
    const storage = openStorage(false);
    /** What home says so many days later. */
    const said = (days: number, games = 1): string[] => {
      time += days * 24 * 3600 * 1000;
      const page = open(storage, games);
      showTips({ app: page.app });
      return texts(page.said);
    };
    assert.deepEqual(said(100, 0), []);
    assert.deepEqual(said(0), []);
    assert.deepEqual(said(27), []);
    assert.deepEqual(said(2), ["tip-copy"]);
    assert.deepEqual(said(1), []);
    assert.deepEqual(said(28), ["tip-copy"]);
  } finally {
    Date.now = now;
  }
});
