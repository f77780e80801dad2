import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Scene } from "../../www/board/types";
import { Match } from "../../www/engine/sobremesa";
import type { MurosCard, MurosView } from "../../www/engine/types";
import { hint as askHint } from "../../www/session/hint";
import { aim as aimAt, focus, submit, tap } from "../../www/session/input";
import { Session } from "../../www/session/session";
import { look, lookNow, nextGame, redo, replay, undo } from "../../www/session/travel";
import { go, hideHand, openCurtain } from "../../www/session/turn";
import { bot, person, type Seat } from "../../www/storage/seats";
import {
  answer,
  context as aroundOf,
  asked,
  four,
  hurry,
  mover,
  saves,
  stageOf,
  until,
  waited,
} from "./table";

const context = aroundOf("muros");

async function start(seats: Seat[] = four, options: Record<string, string> = {}): Promise<Session> {
  const setup = { seats: seats.length, options, seed: "curtain" };
  const session = Session.start("muros", setup, { seats, bottom: 0 }, context);
  session.do(go);
  await waited(session);
  return session;
}

/** The seats whose hands can be seen in a view. */
const shown = ({ hands }: Pick<MurosView, "hands">): number[] =>
  hands.flatMap((hand, seat) => (hand.length && !hand.includes("?") ? [seat] : []));

/** Whose hands are to be seen, in the state and in the picture. */
function seen(session: Session): number[] {
  const now = shown(session.state.view as MurosView);
  assert.deepEqual(shown(session.scene().view as MurosView), now);
  return now;
}

/** Checks that no hand is visible, nor anything that depends on one. */
function covered(session: Session, seat: number): void {
  const { curtain, active, path, targets, hint, buttons } = session.state;
  assert.equal(curtain, seat);
  assert.equal(active, null);
  assert.deepEqual([path, targets, hint, buttons, session.state.moves], [[], [], [], [], []]);
  assert.deepEqual(seen(session), []);
  session.do(askHint);
  assert.equal(session.state.hintStage, "none");
}

/** An open card on the first line that is free. */
const openMove = (session: Session): string =>
  session.state.moves.find(({ notation }) => notation.startsWith("pile"))?.notation ?? "";

async function play(session: Session, notation = openMove(session)): Promise<void> {
  session.attempt(submit, notation);
  await waited(session);
}

describe("hidden hands", () => {
  hurry();

  test("each person's hand is shown only once they have said who they are", async () => {
    const session = await start();
    for (let turns = 0; turns < 6; turns++) {
      const seat = mover(session);
      covered(session, seat);
      // A move that is typed behind the curtain is ignored.
      const { at } = session.state;
      session.attempt(submit, "pass");
      session.refresh();
      assert.equal(session.state.at, at);
      covered(session, seat);
      session.do(openCurtain);
      assert.equal(session.state.curtain, null);
      assert.equal(session.state.active, seat);
      assert.equal(session.state.bottom, seat);
      assert.deepEqual(seen(session), [seat]);
      await play(session);
    }
    session.destroy();
  });

  test("motions start and end without hands, and steps reveal no deal", async () => {
    const session = await start();
    const [grid, deal, starter] = session.state.steps;
    assert.deepEqual([grid?.notation, deal?.notation], ["grid", "deal"]);
    assert.match(starter?.notation ?? "", /^starter:[A-D]$/);
    assert.deepEqual(shown(deal?.events[0] as unknown as MurosView), []);
    assert.equal(session.state.secret, true);
    const scenes: (Scene | undefined)[] = [];
    session.stage = stageOf((_events, then, showing) => {
      scenes.push(showing?.from, then);
    });
    session.do(openCurtain);
    await play(
      session,
      session.state.moves.find(({ notation }) => notation.startsWith("hand"))?.notation,
    );
    assert.equal(scenes.length, 2);
    for (const scene of scenes) assert.deepEqual(shown(scene?.view as MurosView), []);
    session.destroy();
  });

  test("undo, redo and leaving never show a hand to others", async () => {
    const session = await start();
    const first = mover(session);
    let opened = first;
    session.stage = stageOf((_events, then, showing) => {
      for (const { view } of [then, showing?.from ?? then])
        for (const seat of shown(view as MurosView)) assert.equal(seat, opened);
    });
    session.do(openCurtain);
    await play(session);
    const second = mover(session);
    // The curtain was up for the second person, so it rises again before the undone turn.
    session.do(undo);
    covered(session, first);
    // An undone step can't be viewed.
    const { at } = session.state;
    session.do(look, at - 1);
    assert.equal(session.state.steps.length, at);
    session.do(lookNow);
    session.do(redo);
    covered(session, second);
    opened = second;
    session.do(openCurtain);
    session.do(look, session.state.at - 1);
    assert.equal(session.state.curtain, null);
    assert.deepEqual(seen(session), []);
    session.do(lookNow);
    assert.deepEqual(seen(session), [second]);
    session.do(replay);
    assert.deepEqual(seen(session), []);
    session.do(lookNow);
    session.do(hideHand);
    covered(session, second);
    session.do(openCurtain);
    // A game that is gone on with begins behind it, too.
    const again = Session.resume(saves.get(session.autosave.id) ?? assert.fail(), context);
    assert.deepEqual(seen(again), []);
    again.do(go);
    covered(again, second);
    session.do(undo);
    covered(session, first);
    for (const each of [session, again]) each.destroy();
  });

  test("the next game of a series begins behind a curtain, whoever looked last", async () => {
    const options = { series: "games:9" };
    let same = 0;
    for (let game = 0; game < 4; game++) {
      const setup = { seats: 2, options, seed: `series ${game}` };
      const seats = four.slice(0, 2);
      const session = Session.start("muros", setup, { seats, bottom: 0 }, context);
      session.do(go);
      await waited(session);
      let last = -1;
      while (!session.state.outcome) {
        if (session.state.curtain !== null) session.do(openCurtain);
        last = mover(session);
        const [move] = session.state.moves;
        session.attempt(submit, move?.notation ?? "", true);
        await waited(session);
      }
      session.do(nextGame);
      await waited(session);
      covered(session, mover(session));
      same += Number(mover(session) === last);
      session.destroy();
    }
    assert.ok(same > 0);
  });

  test("a single person sees their hand without a curtain; bots know only theirs", async () => {
    const session = await start([bot(1), person(), bot(2)]);
    for (let turns = 0; turns < 6; turns++) {
      const seat = mover(session);
      assert.equal(session.state.curtain, null);
      assert.deepEqual(seen(session), [1]);
      if (seat !== 1) {
        const { observation, think } = asked.at(-1) ?? assert.fail();
        const [, , , hands] = observation.split(" ");
        const lists = hands?.split("/").map((hand) => [...hand.slice(2)] as MurosCard[]) ?? [];
        assert.deepEqual(shown({ hands: lists }), [seat]);
        // The seed would tell the rest.
        assert.ok(!JSON.stringify(think).includes("curtain"));
        const match = Match.fromRecord(session.autosave.kept.record);
        answer(
          match.legalMoves().find(({ notation }) => notation.startsWith("pile"))?.notation ?? "",
        );
        match.free();
        await until(() => session.state.thinking !== seat);
        await waited(session);
      } else await play(session);
    }
    session.destroy();
  });

  test("a passing seat and the seat that looked last get no curtain", async () => {
    // Ana plays open cards, Bo those in the hand: when the open ones are used up, Ana still has hers.
    const session = await start([person("Ana"), person("Bo")]);
    let curtains = 0;
    let passes = 0;
    while (!session.state.outcome) {
      const { curtain } = session.state;
      if (curtain !== null) {
        curtains++;
        session.do(openCurtain);
      }
      const mine = mover(session) === 0 ? "pile" : "hand";
      const { moves } = session.state;
      const move = moves.find(({ notation }) => notation.startsWith(mine)) ?? moves[0];
      await play(session, move?.notation);
      passes = session.state.steps.filter(({ notation }) => notation === "pass").length;
    }
    assert.ok(passes > 1);
    assert.ok(curtains <= 36 - passes + 1, `${curtains} curtains, ${passes} passes`);
    assert.equal(session.state.secret, false);
    session.destroy();
  });

  test("aiming previews the move", async () => {
    const session = await start();
    const aim = (): string[] => (session.scene().aim ?? []).map(({ kind }) => kind);
    session.do(openCurtain);
    const [card = "", slot = ""] =
      session.state.moves.find(({ notation }) => notation === openMove(session))?.path ?? [];
    session.do(aimAt, slot);
    assert.deepEqual(aim(), []);
    session.touch(tap, card);
    assert.equal(aim()[0], "laid");
    assert.equal(session.state.steps.length, 3);
    session.do(aimAt, null);
    assert.deepEqual(aim(), []);
    session.do(focus, { id: slot, x: 0, y: 0, width: 1, height: 1 });
    assert.equal(aim()[0], "laid");
    session.do(focus, null);
    // A first touch shows the move, and a second one plays it.
    session.touch(tap, slot);
    assert.equal(aim()[0], "laid");
    assert.equal(session.state.steps.length, 3);
    session.touch(tap, slot);
    assert.deepEqual(aim(), []);
    assert.equal(session.state.steps.length, 4);
    session.destroy();
  });
});
