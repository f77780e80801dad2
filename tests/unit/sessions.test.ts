// The current game of a page: failed starts, and games that don't exist.
import assert from "node:assert/strict";
import test from "node:test";
import type { BotClient } from "../../www/bot-worker/client";
import init from "../../www/engine/sobremesa";
import { Saves } from "../../www/storage/saves";
import { bot, guest, person } from "../../www/storage/seats";
import { type LastSetup, readSettings } from "../../www/storage/settings";
import { openStorage } from "../../www/storage/storage";
import type { PageCore } from "../../www/ui/page-core";
import { Sessions } from "../../www/ui/sessions";
import { GAMES } from "./loaded";

await init();

/** The sessions of a page with this last set-up of Gobblet; `laid` hears of each game, `kept` has what settings were changed. */
function sessionsWith(last: LastSetup, laid: () => void) {
  const storage = openStorage(false);
  const kept: object[] = [];
  const settings = { ...readSettings(storage), last: { gobblet: last } };
  const page = {
    settings,
    options: {},
    host: { ownerDocument: { hidden: false } },
    storage,
    saves: new Saves(storage),
    finished: { add() {} },
    router: { go() {} },
    reportError() {},
    keep(patch: object) {
      kept.push(patch);
      Object.assign(settings, patch);
    },
    tell() {},
  };
  return {
    kept,
    sessions: new Sessions(page as unknown as PageCore, {} as BotClient, laid),
  };
}

test("a start that fails for another reason than its set-up keeps the last set-up", () => {
  const last = { seats: [person("Ana"), bot(4)], options: {} };
  const { kept, sessions } = sessionsWith(last, () => {
    throw new Error("something else");
  });
  assert.equal(sessions.start("gobblet"), false);
  assert.deepEqual(kept, []);
});

test("a last set-up that the rules refuse makes place for the usual one", () => {
  const last = { seats: [person(), bot(4)], options: { of: "another version" } };
  const { kept, sessions } = sessionsWith(last, () => {});
  sessions.start("gobblet");
  assert.deepEqual(kept[0], { last: { gobblet: undefined } });
});

test("the seats of a table of phones are for its game alone", () => {
  const { kept, sessions } = sessionsWith({ seats: [person(), bot(4)], options: {} }, () => {});
  const setup = { seats: [person("Ana"), guest("Bo")], options: { first: "random" } };
  assert.equal(sessions.start("gobblet", { setup, seated: true }), true);
  assert.deepEqual(sessions.current?.state.seats, setup.seats, "the table has drawn them");
  assert.deepEqual(kept, []);
});

test("each game has its own seed, also the first one of a new player", () => {
  for (const { id } of GAMES) {
    const seeds = [0, 1, 2].map(() => {
      const { sessions } = sessionsWith({ seats: [person(), bot(1)], options: {} }, () => {});
      return [0, 1].map(() => sessions.start(id) && sessions.current?.autosave.kept.record);
    });
    assert.equal(new Set(seeds.flat()).size, 6, `${id}: ${seeds}`);
  }
});
