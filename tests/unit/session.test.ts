import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SobremesaError } from "../../www/engine/error";
import { fromLink, Match, Series, toLink } from "../../www/engine/sobremesa";
import type { SessionContext } from "../../www/session/context";
import { Session } from "../../www/session/session";
import { bot, guest, person } from "../../www/storage/seats";
import "./loaded";
import { hint } from "../../www/session/hint";
import { cancel, submit, tap } from "../../www/session/input";
import {
  adopt,
  look,
  lookNow,
  nextGame,
  redo,
  replay,
  showAgain,
  undo,
} from "../../www/session/travel";
import { go } from "../../www/session/turn";
import {
  answer,
  cockBull,
  context,
  first,
  gobblet,
  hurry,
  keptOf,
  movable,
  notations,
  people,
  play,
  playAll,
  saves,
  stageOf,
  thinking,
  until,
  WON,
} from "./table";

describe("a table", () => {
  hurry();

  test("the last move is shown again from the position before it", async () => {
    const session = gobblet();
    playAll(session, ["D@a1", "D@d4"]);
    const shown: string[] = [];
    session.stage = stageOf(
      ([moment], { view }) => shown.push(`${moment?.event.kind} ${view.ply}`),
      { show: ({ view }) => void shown.push(`show ${view.ply}`) },
    );
    session.do(showAgain);
    await until(() => !session.animations.busy);
    assert.deepEqual(shown.slice(0, 2), ["show 1", "placed 2"]);
    assert.equal(session.state.at, 2);
    session.stage = null;
    session.destroy();
  });

  test("a game of one move plays itself again from its beginning", async () => {
    const session = gobblet();
    playAll(session, ["D@a1"]);
    const shown: number[] = [];
    session.stage = stageOf((_, { view }) => shown.push(view.ply));
    session.do(replay);
    await until(() => !session.state.replaying);
    assert.deepEqual([shown, session.state.at, session.state.looking], [[1], 1, false]);
    session.stage = null;
    session.destroy();
  });

  test("undo and redo while looking back don't change the game", async () => {
    const session = cockBull();
    await play(session, () => session.state.steps.length > 12);
    const kept = (): [number | undefined, string] => [
      saves.get(session.autosave.id)?.at,
      session.autosave.kept.record,
    ];
    const before = kept();
    session.do(look, 6);
    session.do(undo);
    session.do(redo);
    assert.equal(session.state.at, 6);
    assert.deepEqual(kept(), before);
    session.destroy();
  });

  test("undo shows each move backwards, redo forwards", async () => {
    const session = cockBull();
    const shown: [backwards: boolean, ply: number][] = [];
    session.stage = stageOf((_events, { view }, { backwards = false } = {}) =>
      shown.push([backwards, view.ply]),
    );
    await play(session, () => session.state.steps.filter(({ seat }) => seat !== null).length > 3);
    const { at, steps } = session.state;
    session.do(undo);
    const back = session.state.at;
    const between = steps.map((_, ply) => ply).slice(back, at);
    // Undo doesn't animate dice.
    const moves = between.filter((ply) => steps[ply]?.seat !== null);
    assert.ok(moves.length > 0 && moves.length < between.length);
    const backwards = moves.toReversed().map((ply) => [true, ply]);
    await until(() => shown.filter(([back]) => back).length === moves.length);
    assert.deepEqual(
      shown.filter(([back]) => back),
      backwards,
    );
    shown.length = 0;
    session.do(redo);
    const again = between.filter((ply) => ply < session.state.at).map((ply) => [false, ply + 1]);
    await until(() => shown.length === again.length);
    assert.deepEqual(shown, again);
    session.destroy();
  });

  test("a pass that plays itself leaves the board as it is", () => {
    const position =
      ".G..GWW../.R.W.R.../...YWWYGG/.RRYR..../..GW..YY./BRGRGY.../.RBYW.BW./..RY...../Y.YY....Y YYRR-YBRG/BYBGBBYBG/RYR-GBGBR/RGYRRBGYG A A:/B:YG Y0B0R0G0 A:Y0B1R1G4W0/B:Y0B3R2G0W0";
    const around = { seats: [person(), bot(1)], bottom: 0 };
    const session = Session.start("muros", { position }, around, context("muros"));
    session.do(go);
    assert.equal(session.state.forced?.notation, "pass");
    const { path, aim } = session.scene();
    assert.deepEqual([path, aim], [[], []]);
    session.destroy();
  });

  test("undo first lets go of what was begun", () => {
    const session = gobblet();
    playAll(session, ["D@a1", "D@d4"]);
    session.touch(tap, "a1");
    assert.deepEqual(session.state.path, ["a1"]);
    session.do(undo);
    assert.deepEqual([session.state.path, session.state.at], [[], 2]);
    session.do(undo);
    assert.equal(session.state.at, 1);
    session.destroy();
  });

  test("a finished game stays finished in a look back", () => {
    const session = gobblet();
    playAll(session, WON);
    session.do(look, 3);
    session.do(undo);
    assert.equal(keptOf(session).over, true);
    session.do(lookNow);
    session.do(undo);
    assert.equal(keptOf(session).over, false);
    session.destroy();
  });

  test("a game with guests can be resumed before its first move", () => {
    const session = gobblet({}, 0, context("gobblet"), [person("Ana"), guest()]);
    session.keep();
    assert.equal(keptOf(session).over, false);
    session.destroy();
  });

  test("a bot's move waits until what covers the board is away", async () => {
    const session = gobblet({}, 0, context("gobblet"), [person(), bot(1)]);
    const { ready, release } = session.animations.hold();
    await ready;
    session.attempt(submit, "D@a1", true);
    answer("D@d4");
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(session.state.at, 1);
    release();
    await until(() => session.state.at === 2);
    session.destroy();
  });

  test("a hint that fails leaves the bots their moves", async () => {
    const failing: SessionContext = {
      ...context("gobblet"),
      thinking: {
        choose: (question, signal) => {
          const hint = question.think.level === 5;
          if (!hint) return thinking.choose(question, signal);
          return Promise.reject(new Error("no hint"));
        },
      },
      reportError: (code) => assert.equal(code, "bot-failed"),
    };
    const session = gobblet({}, 0, failing, [person(), bot(1)]);
    session.attempt(submit, "D@a1");
    await movable(session);
    assert.equal(session.state.thinking, 1);
    session.do(undo);
    session.do(hint);
    assert.equal(session.state.hintStage, "asked");
    await until(() => session.state.hintStage !== "asked");
    session.do(redo);
    await movable(session);
    assert.deepEqual([session.state.thinking, session.state.active], [1, null]);
    session.destroy();
  });

  /** A game in which a hint, D to b2, is given. */
  async function hinting(): Promise<Session> {
    const helping: SessionContext = {
      ...context("gobblet"),
      thinking: { choose: async () => ({ move: "D@b2", value: 0, nodes: 0 }) },
    };
    const session = gobblet({}, 0, helping);
    playAll(session, ["D@a1", "D@d4"]);
    session.do(hint);
    await until(() => session.state.hintStage === "given");
    return session;
  }

  test("another path ends a hint; a begun path stays if the hint continues it", async () => {
    const session = await hinting();
    assert.deepEqual(session.state.hint, ["stack:4", "b2"]);
    session.touch(tap, "stack:4");
    assert.deepEqual(session.state.hint, ["b2"]);
    session.do(cancel);
    session.touch(tap, "a1");
    assert.deepEqual(session.state.hint, []);
    session.destroy();
    for (const [begun, kept] of [
      ["stack:4", ["stack:4"]],
      ["a1", []],
    ] as const) {
      const session = await hinting();
      session.touch(tap, begun);
      session.do(hint);
      assert.deepEqual(session.state.path, kept);
      assert.equal(session.state.hint.at(-1), "b2");
      session.destroy();
    }
  });

  test("typed moves are ignored while no person may move", async () => {
    const session = cockBull({}, [bot(1), bot(1)]);
    await movable(session);
    assert.equal(session.attempt(submit, "nonsense"), false);
    session.destroy();
    const own = cockBull();
    await movable(own);
    assert.equal(own.attempt(submit, first(own)), true);
    own.destroy();
  });

  test("in a series of Gobblet people change seats, the board with them, and each keeps what was won", () => {
    const session = gobblet({ series: "games:2" }, 1);
    const nameOf = (at: number): string => {
      const seat = session.state.seats[at];
      return seat?.kind === "person" ? seat.name : "";
    };
    session.keep();
    // A save without any decision counts as over.
    assert.equal(keptOf(session).over, true);
    const other = Session.resume(keptOf(session), context("gobblet"));
    const whites: string[] = [];
    for (let games = 1; games < 4; games++) {
      whites.push(nameOf(0));
      assert.equal(nameOf(session.state.bottom), "Bo");
      playAll(session, WON);
      assert.deepEqual(session.state.outcome?.winners, [0]);
      const wins = session.state.sheet?.wins;
      assert.deepEqual(wins, [Math.ceil(games / 2), Math.floor(games / 2)]);
      const again = Session.resume(keptOf(session), context("gobblet"));
      assert.deepEqual(again.state.seats, session.state.seats);
      again.destroy();
      if (games < 3) assert.equal(keptOf(session).over, false);
      session.do(nextGame);
      if (games > 1) continue;
      assert.deepEqual([session.state.steps.length, keptOf(session).over], [0, false]);
      // Another tab follows.
      other.do(adopt, keptOf(session));
      assert.deepEqual([other.state.bottom, session.state.bottom], [0, 0]);
    }
    assert.deepEqual(whites, ["Ana", "Bo", "Ana"]);
    assert.deepEqual(session.state.sheet?.winners, [0]);
    for (const each of [session, other]) each.destroy();
  });

  test("if another tab's save can't be opened, the game continues as it was", async (t) => {
    const quiet = { ...context("gobblet"), reportError() {} };
    const session = Session.start("gobblet", {}, { seats: people, bottom: 0 }, quiet);
    session.do(go);
    session.attempt(submit, "D@a1");
    const broken = new SobremesaError("panic", "for the test");
    const goTo = t.mock.method(Match.prototype, "goTo", () => assert.fail(broken));
    session.do(adopt, keptOf(session));
    goTo.mock.restore();
    await Promise.resolve();
    session.attempt(submit, "D@b1");
    assert.deepEqual(
      session.state.steps.map(({ notation }) => notation),
      ["D@a1", "D@b1"],
    );
    session.destroy();
  });

  test("with hidden hands the record of a series is secret until the last game is over", () => {
    const series = new Series("muros", { options: { series: "games:1" }, seed: "deal" });
    const twice = new Series("muros", { options: { series: "games:2" }, seed: "deal" });
    const match = series.match();
    while (match.turn().kind !== "over") {
      const [move] = match.turn().kind === "chance" ? [] : match.legalMoves();
      if (move) match.play(move.notation);
      else match.resolveChance();
    }
    const secret = (of: Series | null): boolean => {
      of?.keep(match.record());
      const record = of?.record() ?? match.record();
      const session = Session.fromRecord(record, { seats: people, bottom: 0 }, context("muros"));
      const told = session.state.secret;
      session.destroy();
      return told;
    };
    assert.deepEqual([null, series, twice].map(secret), [false, false, true]);
  });

  test("a series continues from game to game, is saved, shared and resumed", async () => {
    const session = cockBull({ series: "games:2" });
    const sheet = (): NonNullable<typeof session.state.sheet> =>
      session.state.sheet ?? assert.fail();
    await play(session, () => false);
    assert.equal(
      sheet().wins.reduce((sum, wins) => sum + wins),
      1,
    );
    assert.equal(keptOf(session).over, false);
    // The last move can be taken back until the next game is opened.
    session.do(undo);
    assert.deepEqual(sheet().games, [null]);
    session.do(redo);
    await movable(session);
    assert.equal(sheet().games.length, 1);
    assert.ok(sheet().games[0]);
    session.do(nextGame);
    assert.equal(session.state.steps.length, 0);
    assert.equal(sheet().games.length, 2);
    await play(session, () => session.state.steps.length > 20);

    const again = Session.resume(keptOf(session), context("cock-bull"));
    assert.deepEqual(again.state.sheet, sheet());
    assert.deepEqual(notations(again), notations(session));
    assert.equal(fromLink(toLink(session.autosave.shared)), session.autosave.shared);
    const pasted = Session.fromRecord(
      session.autosave.shared,
      { seats: people, bottom: 0 },
      context("cock-bull"),
    );
    assert.deepEqual(pasted.state.sheet, sheet());
    assert.equal(pasted.state.at, session.state.at);
    for (const each of [again, pasted]) each.destroy();

    for (let games = 0; games < 2; games++) {
      await play(session, () => false);
      session.do(nextGame);
    }
    assert.equal(sheet().over, true);
    assert.equal(keptOf(session).over, true);
    session.destroy();
  });
});
