import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createClock } from "../../www/board/animation-clock";
import { Hand } from "../../www/board/hand";
import type { Scene } from "../../www/board/types";
import type { DogCard, DogEvent, DogView } from "../../www/engine/types";
import { chosenIn } from "../../www/games/dog/draw";
import { layoutOf } from "../../www/games/dog/layout";
import { hint } from "../../www/session/hint";
import { aim, cancel, drop, grab, submit } from "../../www/session/input";
import { Session } from "../../www/session/session";
import { rethink } from "../../www/session/travel";
import { go, openCurtain } from "../../www/session/turn";
import {
  alone,
  answer,
  asked,
  at,
  choose,
  dogGame,
  dogTable,
  EXCHANGE,
  four,
  handOf,
  hurry,
  lay,
  mover,
  saves,
  seen,
  shown,
  stageOf,
  tap,
  until,
  viewOf,
  waited,
} from "./table";

describe("Dog on the table", () => {
  hurry();

  test("a card to give may be changed until it is touched again", async () => {
    const begin = async (): Promise<Session> => {
      const hands = "A:2.5.6/B:8.8.8/C:9.9.9/D:10.10.10";
      const session = at(hands, "", alone, {}, EXCHANGE);
      await until(() => session.state.active === 0);
      return session;
    };
    const given = ({ state }: Session): DogCard | null => (state.view as DogView).given[0] ?? null;
    const held = ({ state }: Session): string => state.previewed?.notation ?? "";

    const session = await begin();
    tap(session, "card:2");
    tap(session, "card:5");
    assert.deepEqual([held(session), given(session)], ["give:5", null]);
    // Asking for a hint or lifting another card cancels the choice.
    session.do(hint);
    assert.deepEqual([held(session), session.state.path], ["", []]);
    tap(session, "card:5");
    assert.ok(session.touch(grab, "card:6"));
    session.touch(drop, "T0");
    assert.deepEqual([held(session), given(session)], ["give:6", null]);
    session.do(cancel);
    assert.deepEqual([held(session), given(session)], ["", null]);
    tap(session, "card:2");
    tap(session, "card:2");
    assert.equal(given(session), "2");
  });

  test("of equal cards to give the one that is touched is chosen, and touched again is given", async () => {
    const session = at("A:4.4.6/B:8.8.8/C:9.9.9/D:10.10.10", "", alone, {}, EXCHANGE);
    await until(() => session.state.active === 0);
    const scene = () => session.scene() as Scene<"dog">;
    const layout = () => layoutOf({ width: 390, height: 600, bare: false }, scene());
    const nothing = () => null;
    const user = { scene, layout, carry: nothing, missed: nothing, paint() {}, ask() {} };
    const input = { tap() {}, grab: () => false, drop() {} };
    const hand = new Hand(user, input, createClock(0));
    const touch = (index: number): number => {
      const found = layout().places.find((each) => each.seat === 0 && each.index === index);
      const card = found ?? assert.fail();
      if (!hand.choose(card)) tap(session, card.id);
      return chosenIn(layout(), scene(), hand.touch);
    };
    assert.deepEqual([touch(0), touch(1), touch(2), touch(1)], [0, 1, 2, 1]);
    assert.equal(session.state.previewed?.notation, "give:4");
    touch(1);
    assert.equal((session.state.view as DogView).given[0], "4");
  });

  test("each person chooses a card behind the curtain, which closes on the choice", async () => {
    const session = dogGame();
    for (let seats = 0; seats < 4; seats++) {
      await waited(session);
      const seat = mover(session);
      assert.equal(session.state.curtain, seat);
      assert.deepEqual(seen(session), []);
      session.do(openCurtain);
      assert.deepEqual(seen(session), [seat]);
      choose(session);
      assert.deepEqual(seen(session), []);
    }
    await waited(session);
    assert.equal(viewOf(session).phase, "play");
    assert.equal(session.state.curtain, mover(session));
    assert.equal(session.autosave.kept.record.match(/give:/g)?.length, 4);
    session.destroy();
  });

  test("a secret choice is in no step, picture or other view; a save resumes behind the curtain", async () => {
    const session = dogGame();
    const scenes: (Scene | undefined)[] = [];
    session.stage = stageOf((_events, then, showing) => {
      scenes.push(showing?.from, then);
    });
    await waited(session);
    const first = mover(session);
    session.do(openCurtain);
    choose(session);
    const save = saves.get(session.autosave.id) ?? assert.fail();
    session.do(go);
    const second = mover(session);
    const step = session.state.steps.at(-1);
    assert.deepEqual([step?.notation, step?.path], ["give", []]);
    assert.ok(JSON.stringify(step?.events).includes('"?"'));
    assert.deepEqual(session.state.last, []);
    assert.equal(viewOf(session).given[first], "?");
    session.do(openCurtain);
    assert.equal(viewOf(session).given[first], "?");
    choose(session);
    assert.equal(viewOf(session).given[second], "?");
    for (const scene of scenes.flatMap((each) => each ?? [])) {
      const hands = shown(scene.view as DogView);
      assert.ok(hands.length === 0 || hands.join() === String(scene.bottom));
    }
    const again = lay(Session.resume(save, dogTable));
    assert.equal(viewOf(again).phase, "exchange");
    assert.equal(again.state.curtain, second);
    assert.deepEqual(seen(again), []);
    for (const each of [session, again]) each.destroy();
  });

  test("deals and gifts are shown to a single person, and in a hot seat as to an onlooker", async () => {
    for (const seats of [alone, four]) {
      const session = Session.start(
        "dog",
        { seats: 4, seed: "exchange" },
        { seats, bottom: 0 },
        dogTable,
      );
      const told: DogEvent[] = [];
      session.stage = stageOf((moments) => {
        told.push(...moments.map(({ event }) => event as DogEvent));
      });
      lay(session);
      await waited(session);
      const [dealt] = told.flatMap((event) => (event.kind === "dealt" ? [shown(event)] : []));
      assert.deepEqual(dealt, seats === four ? [] : [0]);
      while (seats !== four && mover(session) !== 0) {
        answer(session.state.moves[0]?.notation ?? `give:${handOf(asked.at(-1), mover(session))}`);
        const { at } = session.state;
        await until(() => session.state.at > at);
        await waited(session);
      }
      if (seats === four) session.do(openCurtain);
      const card = choose(session).slice(5);
      await until(() => told.some(({ kind }) => kind === "gave"));
      const gave = told.flatMap((event) => (event.kind === "gave" ? [event.card] : []));
      assert.equal(gave.at(-1), seats === four ? "?" : card);
      session.destroy();
    }
  });

  test("portions go on without a curtain, none plays itself, each can be taken back", async () => {
    const session = at("A:7/B:2/C:2/D:2", "A=T4,T10,T20,H");
    await waited(session);
    session.do(openCurtain);
    tap(session, "card:7", "A1", "T6", "T6");
    assert.deepEqual(viewOf(session).owed, [{ kind: "split", card: "7", points: 5, piece: "A1" }]);
    assert.deepEqual([session.state.active, session.state.curtain], [0, null]);
    assert.equal(session.state.canRethink, true);
    tap(session, "A2", "T14", "T14");
    assert.deepEqual(viewOf(session).owed, [{ kind: "split", card: "7", points: 1, piece: "A2" }]);
    session.do(rethink);
    assert.deepEqual(viewOf(session).owed, [{ kind: "split", card: "7", points: 5, piece: "A1" }]);
    tap(session, "A2", "T14", "T14");
    tap(session, "A3", "T21", "T21");
    assert.deepEqual(viewOf(session).places[0], ["T6", "T14", "T21", "H"]);
    assert.equal(session.state.canRethink, false);
    session.destroy();
  });

  test("pieces that may burn are marked as soon as a piece is chosen", async () => {
    const session = at("A:7.9/B:2/C:2/D:2", "A=T4,T10,T20,H B=T6,H,H,H D=T30,H,H,H");
    await waited(session);
    session.do(openCurtain);
    const burnt = (): string[] =>
      (session.scene().aim ?? []).flatMap((event) =>
        event.kind === "captured" ? event.piece : [],
      );
    tap(session, "card:7");
    assert.deepEqual(burnt(), []);
    tap(session, "A1");
    assert.ok(burnt().includes("B1") && !burnt().includes("D1"));
    // The aimed place takes precedence.
    session.do(aim, "T5");
    assert.deepEqual(burnt(), []);
    session.destroy();
  });

  test("the last portion waits for a hand although there is no choice", async () => {
    const session = at("A:7/B:2/C:2/D:2", "A=T10,T20,H,H");
    await waited(session);
    session.do(openCurtain);
    tap(session, "card:7", "A1", "T14", "T14");
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(viewOf(session).owed, [{ kind: "split", card: "7", points: 3, piece: "A1" }]);
    assert.deepEqual(session.state.targets, ["A2"]);
    session.do(rethink);
    assert.deepEqual(viewOf(session).owed, []);
    assert.deepEqual(session.state.targets, ["card:7"]);
    session.destroy();
  });

  test("a card dragged to a piece with one way plays; with more the ways light up", async () => {
    const session = at("A:4.5/B:2/C:2/D:2", "A=T10,T20,H,H", alone);
    const drag = (card: string, piece: string): void => {
      assert.ok(session.touch(grab, card));
      session.touch(drop, piece);
    };
    drag("card:4", "A1");
    assert.deepEqual(session.state.targets, ["T14", "T6"]);
    session.do(cancel);
    const kinds = (): string[] => (session.scene().aim ?? []).map(({ kind }) => kind);
    assert.ok(session.touch(grab, "card:5"));
    session.do(aim, "A2");
    assert.ok(kinds().includes("walked"));
    session.touch(drop, "A2");
    assert.deepEqual(viewOf(session).places[0]?.slice(0, 2), ["T10", "T25"]);
    session.destroy();
  });

  test("a joker names its card before it moves; folding waits for the person", async () => {
    const session = at("A:J/B:2/C:2/D:2", "A=T10,H,H,H");
    await waited(session);
    session.do(openCurtain);
    tap(session, "card:J");
    assert.ok(session.state.targets.every((place) => place.startsWith("as:")));
    tap(session, "as:13", "A2", "T0", "T0");
    for (let seat = 1; seat < 4; seat++) {
      await until(() => session.state.curtain === seat);
      session.do(openCurtain);
      assert.deepEqual(
        session.state.buttons.map(({ notation }) => notation),
        ["fold"],
      );
      session.attempt(submit, "fold");
    }
    const folds = session.state.steps.filter(({ notation }) => notation === "fold");
    assert.equal(folds.length, 3);
    assert.deepEqual(viewOf(session).places[0]?.slice(0, 2), ["T10", "T0"]);
    session.destroy();
  });

  test("a forced move is entered if the setting is on, and waits to be played", async () => {
    for (const enterForced of [true, false]) {
      const session = at("A:2/B:3/C:3/D:3", "A=T10,H,H,H", alone, { enterForced });
      // The card, the piece, where that goes.
      const path = enterForced ? ["card:2", "A1", "T12"] : [];
      assert.deepEqual(session.state.path, path);
      assert.deepEqual([session.state.active, session.state.steps.length], [0, 0]);
      tap(session, "T12");
      assert.equal(session.state.steps[0]?.notation, enterForced ? "2 A1>T12" : undefined);
      session.destroy();
    }
  });

  test("each seat's last turn since one's own is marked", async () => {
    const places = "A=T10,H,H,H B=T26,H,H,H C=T40,H,H,H D=T56,H,H,H";
    const session = at("A:2.2/B:3.3/C:4.4/D:5.5", places, alone);
    session.attempt(submit, "2 A1>T12");
    for (const move of ["3 B1>T29", "4 C1>T44", "5 D1>T61"]) {
      await until(() => session.state.thinking !== null);
      answer(move);
      const { at } = session.state;
      await until(() => session.state.at > at);
    }
    const walked = (events: readonly object[] = []): object[] =>
      events.flatMap((event) => ("piece" in event ? [event.piece as object] : []));
    const { done, earlier = [] } = session.scene();
    assert.deepEqual([walked(done), earlier.map(walked)], [["D1"], [["C1"], ["B1"]]]);
    session.destroy();
  });

  test("who sits out skips what the bots play until cards are dealt, except what hits their side", async () => {
    const stage = "round=1 starter=A phase=play turn=B pending=- last=-";
    const places = "A=T10,H,H,H B=T26,H,H,H C=T33,H,H,H D=T56,H,H,H";
    const rest = "given=- out=ACD deck=?*";
    const session = at("A:-/B:2.3.4/C:-/D:-", places, alone, {}, stage, rest);
    session.settle();
    for (const move of ["3 B1>T29", "4 B1>T33", "2 B1>T35"]) {
      await until(() => session.state.thinking === 1);
      // The 4 captures the partner's piece.
      const hit = move.startsWith("2");
      assert.equal(session.state.hurried, !hit);
      if (hit) session.settle();
      answer(move);
      const { at } = session.state;
      await until(() => session.state.at > at);
    }
    assert.match(session.state.steps.at(-1)?.full ?? "", /^deal/);
    assert.ok(!session.state.hurried);
    session.destroy();
  });
});
