import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DogCard, DogEvent, DogView } from "../../www/api/types";
import type { Scene } from "../../www/board/types";
import { bot, person, type Seat } from "../../www/store/seats";
import { Table } from "../../www/table/table";
import {
  answer,
  around as aroundOf,
  asked,
  four,
  hurry,
  mover,
  saves,
  until,
  waited,
} from "./secret";

const around = aroundOf("dog");
const lay = (table: Table): Table => {
  table.go();
  return table;
};
const start = (seats: Seat[] = four): Table =>
  lay(Table.start("dog", { seats: seats.length, seed: "exchange" }, { seats, bottom: 0 }, around));

/** In the middle of a first round; `hands` as in a position. */
const at = (hands: string, places: string, seats: Seat[] = four): Table => {
  const count = hands.split(/[./]/).length;
  const position = `variant=classic ${places} round=1 starter=A phase=play turn=A pending=- last=- hands=${hands} given=- out=- deck=?${".?".repeat(109 - count)} discard=-`;
  return lay(Table.start("dog", { seats: 4, position }, { seats, bottom: 0 }, around));
};

const viewOf = (table: Table): DogView => table.state.view as DogView;
/** The cards of a hand as a position writes it. */
const cardsIn = (hand: string): DogCard[] => (hand === "-" ? [] : (hand.split(".") as DogCard[]));
/** The seats whose cards can be seen. */
const shown = ({ hands }: Pick<DogView, "hands">): number[] =>
  hands.flatMap((hand, seat) => (hand.some((card) => card !== "?") ? [seat] : []));
const seen = (table: Table): number[] => {
  assert.deepEqual(shown(table.scene().view as DogView), shown(viewOf(table)));
  return shown(viewOf(table));
};
const tap = (table: Table, ...places: string[]): void => {
  for (const place of places) table.input.touch((machine) => machine.tap(place));
};
/** The first card in a seat's hand as its bot was told it. */
const handOf = (question: (typeof asked)[number] | undefined, seat: number): string =>
  / hands=(\S+)/
    .exec(question?.observation ?? "")?.[1]
    ?.split("/")
    [seat]?.slice(2)
    .split(".")[0] ?? assert.fail("no hand");
/** Touches the first or another move all along its path. */
const choose = (table: Table, which = 0): string => {
  const move = table.input.moves[which] ?? assert.fail("no such move");
  tap(table, ...move.path);
  return move.notation;
};

describe("Dog on the table", () => {
  hurry();

  test("each person chooses a card behind the curtain and may think again until the device goes on", async () => {
    const table = start();
    for (let seats = 0; seats < 4; seats++) {
      await waited(table);
      const seat = mover(table);
      assert.equal(table.state.curtain, seat);
      assert.deepEqual(seen(table), []);
      table.open();
      assert.deepEqual(seen(table), [seat]);
      const ply = table.state.at;
      const first = choose(table);
      if (seats === 3) break;
      assert.equal(table.state.held, seat);
      assert.equal(viewOf(table).given[seat], first.slice(5));
      assert.deepEqual(seen(table), [seat]);
      table.rethink();
      assert.deepEqual([table.state.at, table.state.active], [ply, seat]);
      const second = choose(table, 1);
      assert.equal(viewOf(table).given[seat], second.slice(5));
      // Nobody else acts before they have kept it.
      await new Promise((resolve) => setImmediate(resolve));
      assert.equal(table.state.at, ply + 1);
      table.go();
      assert.equal(table.state.held, null);
      assert.deepEqual(seen(table), []);
    }
    // All have chosen: nothing is held any more.
    await waited(table);
    assert.equal(viewOf(table).phase, "play");
    assert.equal(table.state.held, null);
    assert.equal(table.state.curtain, mover(table));
    assert.equal(table.record.match(/give:/g)?.length, 4);
    table.destroy();
  });

  test("what was chosen is in no step, no picture and no other view; a save goes on behind the curtain", async () => {
    const table = start();
    const scenes: (Scene | undefined)[] = [];
    table.stage = {
      show() {},
      finish() {},
      play: (_events, then, from) => {
        scenes.push(from, then);
        return Promise.resolve();
      },
      rest: () => undefined,
    };
    await waited(table);
    const first = mover(table);
    table.open();
    choose(table);
    const save = saves.get(table.id) ?? assert.fail();
    table.go();
    const second = mover(table);
    const step = table.state.line.at(-1);
    assert.deepEqual([step?.notation, step?.path], ["give", []]);
    assert.ok(JSON.stringify(step?.events).includes('"?"'));
    assert.deepEqual(table.state.last, []);
    assert.equal(viewOf(table).given[first], "?");
    table.open();
    assert.equal(viewOf(table).given[first], "?");
    const given = table.input.moves[0]?.notation.slice(5);
    choose(table);
    assert.equal(viewOf(table).given[second], given);
    table.close();
    assert.equal(viewOf(table).given[second], "?");
    for (const scene of scenes.flatMap((each) => each ?? [])) {
      const hands = shown(scene.view as DogView);
      assert.ok(hands.length === 0 || hands.join() === String(scene.bottom));
    }
    const again = lay(Table.resume(save, around));
    assert.equal(viewOf(again).phase, "exchange");
    assert.equal(again.state.curtain, second);
    assert.deepEqual(seen(again), []);
    for (const each of [table, again]) each.destroy();
  });

  test("what is dealt and given is shown as the one person is told it, and in a hot seat as an onlooker is", async () => {
    for (const seats of [[person(), bot(1), bot(1), bot(1)], four]) {
      const table = Table.start(
        "dog",
        { seats: 4, seed: "exchange" },
        { seats, bottom: 0 },
        around,
      );
      const told: DogEvent[] = [];
      table.stage = {
        show() {},
        finish() {},
        play: (events) => {
          told.push(...(events as DogEvent[]));
          return Promise.resolve();
        },
        rest: () => undefined,
      };
      lay(table);
      await waited(table);
      const [dealt] = told.flatMap((event) => (event.kind === "dealt" ? [shown(event)] : []));
      assert.deepEqual(dealt, seats === four ? [] : [0]);
      while (seats !== four && mover(table) !== 0) {
        answer(table.input.moves[0]?.notation ?? `give:${handOf(asked.at(-1), mover(table))}`);
        const { at } = table.state;
        await until(() => table.state.at > at);
        await waited(table);
      }
      if (seats === four) table.open();
      const card = choose(table).slice(5);
      await until(() => told.some(({ kind }) => kind === "gave"));
      const gave = told.flatMap((event) => (event.kind === "gave" ? [event.card] : []));
      assert.equal(gave.at(-1), card);
      table.destroy();
    }
  });

  test("back from the next person's turn the curtain falls for the one before", async () => {
    const table = start();
    await waited(table);
    const first = mover(table);
    table.open();
    choose(table);
    table.go();
    table.open();
    table.undo();
    assert.equal(table.state.curtain, first);
    assert.deepEqual(seen(table), []);
    table.destroy();
  });

  test("bots choose for themselves and learn nothing that is hidden; one person is never asked twice", async () => {
    const table = start([person(), bot(1), bot(1), bot(1)]);
    const { length } = asked;
    while (viewOf(table).phase !== "play") {
      await waited(table);
      const seat = table.state.thinking;
      assert.deepEqual(seen(table), [0]);
      if (seat === null) choose(table);
      else {
        const { observation } = asked.at(-1) ?? assert.fail();
        const hands = / hands=(\S+)/.exec(observation)?.[1]?.split("/") ?? [];
        assert.deepEqual(shown({ hands: hands.map((hand) => cardsIn(hand.slice(2))) }), [seat]);
        answer(`give:${/[^.]+/.exec(hands[seat]?.slice(2) ?? "")?.[0]}`);
        await until(() => table.state.thinking !== seat);
      }
      assert.equal(table.state.held, null);
    }
    const exchanges = asked
      .slice(length)
      .filter(({ observation }) => /=exchange /.test(observation));
    assert.equal(exchanges.length, 3);
    table.destroy();
  });

  test("portions go on without a curtain, none plays itself, each can be taken back", async () => {
    const table = at("A:7/B:2/C:2/D:2", "A=T4,T10,T20,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
    await waited(table);
    table.open();
    tap(table, "card:7", "A1", "T6");
    assert.deepEqual(viewOf(table).owed, [{ kind: "split", card: "7", points: 5, piece: "A1" }]);
    assert.deepEqual([table.state.active, table.state.curtain], [0, null]);
    assert.equal(table.state.canRethink, true);
    tap(table, "A2", "T14");
    assert.deepEqual(viewOf(table).owed, [{ kind: "split", card: "7", points: 1, piece: "A2" }]);
    table.rethink();
    assert.deepEqual(viewOf(table).owed, [{ kind: "split", card: "7", points: 5, piece: "A1" }]);
    tap(table, "A2", "T14");
    tap(table, "A3", "T21");
    assert.deepEqual(viewOf(table).places[0], ["T6", "T14", "T21", "H"]);
    assert.equal(table.state.canRethink, false);
    table.destroy();
  });

  test("who may burn is marked as soon as a piece is chosen", async () => {
    const table = at("A:7.9/B:2/C:2/D:2", "A=T4,T10,T20,H B=T6,H,H,H C=H,H,H,H D=T30,H,H,H");
    await waited(table);
    table.open();
    const burnt = (): string[] =>
      (table.scene().aim ?? []).flatMap((event) => (event.kind === "captured" ? event.piece : []));
    tap(table, "card:7");
    assert.deepEqual(burnt(), []);
    tap(table, "A1");
    assert.ok(burnt().includes("B1") && !burnt().includes("D1"));
    // What is aimed at goes before.
    table.aim("T5");
    assert.deepEqual(burnt(), []);
    table.destroy();
  });

  test("the last portion waits for a hand although there is no choice", async () => {
    const table = at("A:7/B:2/C:2/D:2", "A=T10,T20,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
    await waited(table);
    table.open();
    tap(table, "card:7", "A1", "T14");
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(viewOf(table).owed, [{ kind: "split", card: "7", points: 3, piece: "A1" }]);
    assert.deepEqual(table.state.lit, ["A2"]);
    table.rethink();
    assert.deepEqual(viewOf(table).owed, []);
    assert.deepEqual(table.state.lit, ["card:7"]);
    table.destroy();
  });

  test("a card dragged to a piece with one way plays; with more the ways light up", async () => {
    const table = at("A:4.5/B:2/C:2/D:2", "A=T10,T20,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H", [
      person(),
      bot(1),
      bot(1),
      bot(1),
    ]);
    const drag = (card: string, piece: string): void => {
      assert.ok(table.input.grab(card));
      table.input.touch((machine) => machine.drop(piece));
    };
    drag("card:4", "A1");
    assert.deepEqual(table.state.lit, ["T14", "T6"]);
    table.input.cancel();
    const kinds = (): string[] => (table.scene().aim ?? []).map(({ kind }) => kind);
    assert.ok(table.input.grab("card:5"));
    table.aim("A2");
    assert.ok(kinds().includes("walked"));
    table.input.touch((machine) => machine.drop("A2"));
    assert.deepEqual(viewOf(table).places[0]?.slice(0, 2), ["T10", "T25"]);
    table.destroy();
  });

  test("a joker says what it is before it moves; whoever can't play is waited for to fold", async () => {
    const table = at("A:J/B:2/C:2/D:2", "A=T10,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
    await waited(table);
    table.open();
    tap(table, "card:J");
    assert.ok(table.state.lit.every((place) => place.startsWith("as:")));
    tap(table, "as:13", "A2", "T0");
    for (let seat = 1; seat < 4; seat++) {
      await until(() => table.state.curtain === seat);
      table.open();
      assert.deepEqual(
        table.state.buttons.map(({ notation }) => notation),
        ["fold"],
      );
      table.submit("fold");
    }
    const folds = table.state.line.filter(({ notation }) => notation === "fold");
    assert.equal(folds.length, 3);
    assert.deepEqual(viewOf(table).places[0]?.slice(0, 2), ["T10", "T0"]);
    table.destroy();
  });
});
