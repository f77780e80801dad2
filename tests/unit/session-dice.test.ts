import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CockBullView } from "../../www/engine/types";
import type { Change } from "../../www/session/state";
import { bot, person } from "../../www/storage/seats";
import "./loaded";
import { aim as aimAt, roll, submit, tap } from "../../www/session/input";
import { redo, showAgain, undo } from "../../www/session/travel";
import {
  answer,
  asked,
  cockBull,
  first,
  hasty,
  hurry,
  movable,
  notations,
  people,
  play,
  stageOf,
  until,
} from "./table";

describe("dice at a table", () => {
  hurry();

  test("dice roll and forced moves play by themselves; undo goes to decisions and rolls the same again", async () => {
    const session = cockBull();
    await play(session, () => session.state.steps.filter(({ forced }) => forced).length > 3);
    const { steps } = session.state;
    const all = notations(session);
    assert.ok(steps.some(({ seat }) => seat === null));
    // The choice of a colour makes no difference, so it is no decision.
    const decisions = steps.flatMap(({ seat, forced, full }, ply) =>
      seat !== null && !forced && !/^(red|black)$/.test(full) ? [ply] : [],
    );
    // Undo goes back decision by decision, and never stops at a roll or a forced move.
    for (const ply of [...decisions].reverse()) {
      session.do(undo);
      assert.equal(session.state.at, ply);
      assert.notEqual(session.state.active, null);
    }
    assert.equal(session.state.canUndo, false);
    session.do(redo);
    assert.equal(session.state.at, decisions[1]);
    session.do(undo);
    // The same decisions again meet the same dice.
    for (const ply of decisions) {
      await movable(session);
      session.attempt(submit, all[ply] ?? "");
    }
    await movable(session);
    assert.deepEqual(notations(session), all);
    session.destroy();
  });

  test("a person's dice wait to be rolled, a bot's do not, and show what they would have shown", async () => {
    const alone = cockBull({}, [bot(1), person()], "table", false);
    // The bot has rolled, and nothing that is typed stands for the person's die.
    await until(() => alone.state.rolls === 1);
    assert.equal(alone.state.at, 1);
    assert.equal(alone.attempt(submit, "die:M"), false);
    assert.equal(alone.state.at, 1);
    alone.destroy();

    const [rolled, tapped] = [cockBull(), cockBull({}, people, "table", false)];
    for (const session of [rolled, tapped])
      for (let moves = 0; moves < 3; moves++) {
        await until(() => session.state.active !== null || session.state.rolls !== null);
        while (session.state.rolls !== null) {
          assert.equal(session.state.active, null);
          const before = session.state.at;
          session.touch(roll);
          // A second tap while rolling has no effect.
          session.touch(roll);
          await until(
            () =>
              session.state.at > before &&
              (session.state.active !== null || session.state.rolls !== null),
          );
        }
        session.attempt(submit, session.state.moves[0]?.notation ?? "");
      }
    const all = notations(tapped);
    assert.ok(all.length > 5);
    assert.deepEqual(all, notations(rolled).slice(0, all.length));
    rolled.destroy();
    tapped.destroy();
  });

  test("aiming previews a move of one touch, but not waiting dice", async () => {
    const session = cockBull({}, people, "table", false);
    await until(() => session.state.rolls !== null);
    session.do(aimAt, "dice");
    assert.deepEqual(session.scene().aim, []);
    session.do(aimAt, null);
    while (session.state.active === null) {
      session.touch(roll);
      await until(() => session.state.rolls !== null || session.state.active !== null);
    }
    const { at, targets, view, active } = session.state;
    const { mover } = view as CockBullView;
    const [spot = ""] = targets;
    session.do(aimAt, spot);
    const only = targets.length === 1;
    const placed = { kind: "placed", seat: active, colour: mover, spot, only };
    const { aim = [] } = session.scene();
    assert.deepEqual(aim[0], placed);
    // The Crown is one spot only.
    assert.deepEqual(
      aim.slice(1).map(({ kind }) => kind),
      spot === "m1" ? ["owned"] : [],
    );
    session.do(aimAt, null);
    assert.deepEqual(session.scene().aim, []);
    assert.equal(session.state.at, at);
    session.destroy();
  });

  test("the second die of an opening follows at once; a tie, and who begins, are seen before dice roll again", async () => {
    const waits: number[] = [];
    const noted = (work: () => void, millis = 0) => {
      waits.push(millis);
      return hasty(work);
    };
    Object.assign(globalThis, { setTimeout: noted });
    const seen = new Set<number>();
    for (let game = 0; game < 12; game++) {
      waits.length = 0;
      const session = cockBull({}, people, `opening ${game}`);
      await movable(session);
      const of = (kind: RegExp): number =>
        notations(session).filter((step) => kind.test(step)).length;
      const rounds = of(/^die/) / 2;
      const rests = of(/^roll:.M/) + session.state.steps.filter(({ forced }) => forced).length;
      const paused = waits.filter((millis) => millis > 0).length;
      assert.ok(paused >= rounds && paused <= rounds + rests, `${paused} pauses, ${rounds} rounds`);
      seen.add(Math.min(rounds, 2));
      session.destroy();
    }
    globalThis.setTimeout = hasty;
    assert.equal(seen.size, 2);
  });

  test("a touch ends a pause in which no person is to act", async () => {
    let pauses = 0;
    const holding = (work: () => void, millis = 0) => (millis > 0 ? ++pauses : hasty(work));
    Object.assign(globalThis, { setTimeout: holding });
    const session = cockBull({}, [person(), bot(1)]);
    while (pauses === 0) {
      await until(
        () => pauses > 0 || session.state.thinking !== null || session.state.active === 0,
      );
      if (session.state.thinking !== null) answer(asked.at(-1)?.moves[0] ?? "");
      else if (session.state.active === 0) session.attempt(submit, first(session));
    }
    const { at } = session.state;
    session.touch(tap, null);
    await until(() => session.state.at > at);
    globalThis.setTimeout = hasty;
    session.destroy();
  });

  test("stopping the dice is neither a move nor an error", async () => {
    const session = cockBull();
    await movable(session);
    const changes: Change[] = [];
    session.subscribe((change) => changes.push(change));
    let moving: (() => void) | null = null;
    let finished = 0;
    const land = (): void => {
      moving?.();
      moving = null;
    };
    const moves = () =>
      new Promise<void>((resolve) => {
        moving = resolve;
      });
    session.stage = stageOf(moves, {
      finish() {
        finished++;
        land();
      },
    });
    session.attempt(submit, first(session));
    await until(() => moving !== null);
    land();
    await until(() => moving !== null);
    // The roll is saved, but not shown before the dice lie still.
    assert.match(session.autosave.kept.record, /roll:/);
    assert.deepEqual(session.state.turn, { kind: "chance" });
    session.touch(tap, "c1");
    assert.equal(finished, 1);
    await until(() => session.state.steps.at(-1)?.notation.startsWith("roll:") ?? false);
    assert.ok(changes.every(({ kind }) => kind !== "unfit"));
    session.destroy();
  });

  test("real dice are entered by people, also for bots, and can be taken back", async () => {
    const before = asked.length;
    const session = cockBull({ dice: "manual" }, [bot(1), person()]);
    await movable(session);
    assert.deepEqual(
      session.state.buttons.map(({ notation }) => notation),
      ["die:C", "die:B", "die:M"],
    );
    assert.equal(session.state.active, null);
    session.attempt(submit, "die:C");
    session.attempt(submit, "die:B");
    await movable(session);
    assert.equal(session.state.buttons.length, 6);
    session.attempt(submit, "roll:CM");
    assert.deepEqual(session.state.view.turn, { kind: "chance" });
    session.attempt(submit, "roll:CC");
    await movable(session);
    // The bot's roll is there, now the bot thinks.
    assert.equal(session.state.thinking, 0);
    assert.equal(asked.length, before + 1);
    session.do(undo);
    assert.deepEqual(notations(session).slice(0, session.state.at), [
      "die:C",
      "die:B",
      "black",
      "roll:CM",
    ]);
    session.attempt(submit, "roll:CM");
    assert.throws(() => session.attempt(submit, "peg"), { code: "not-chance" });
    session.destroy();
  });

  test("dice may be rolled while what was played is shown again", async () => {
    const session = cockBull({}, people, "table", false);
    const roll = (): unknown => session.touch(tap, "dice");
    await movable(session);
    roll();
    await until(() => session.state.rolls !== null && session.state.at > 0);
    const { at } = session.state;
    session.stage = stageOf(() => new Promise(() => {}));
    session.do(showAgain, 0);
    assert.ok(session.animations.busy);
    roll();
    assert.equal(session.state.rolls, null);
    session.stage = null;
    await until(() => session.state.at > at);
    session.destroy();
  });
});
