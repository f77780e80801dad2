import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Match } from "../../www/api/sobremesa";
import type { MurosCard, MurosView } from "../../www/api/types";
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

const around = aroundOf("muros");

async function start(seats: Seat[] = four, options: Record<string, string> = {}): Promise<Table> {
  const setup = { seats: seats.length, options, seed: "curtain" };
  const table = Table.start("muros", setup, { seats, bottom: 0 }, around);
  table.go();
  await waited(table);
  return table;
}

/** The seats whose hands can be seen in a view. */
const shown = ({ hands }: Pick<MurosView, "hands">): number[] =>
  hands.flatMap((hand, seat) => (hand.length && !hand.includes("?") ? [seat] : []));

/** Whose hands are to be seen, in the state and in the picture. */
function seen(table: Table): number[] {
  const now = shown(table.state.view as MurosView);
  assert.deepEqual(shown(table.scene().view as MurosView), now);
  return now;
}

/** Nobody's hand is seen, nor anything that depends on one. */
function covered(table: Table, seat: number): void {
  const { curtain, active, path, lit, hint, buttons } = table.state;
  assert.equal(curtain, seat);
  assert.equal(active, null);
  assert.deepEqual([path, lit, hint, buttons, table.input.moves], [[], [], [], [], []]);
  assert.deepEqual(seen(table), []);
  table.hint();
  assert.equal(table.state.hintStage, 0);
}

/** An open card on the first line that is free. */
const openMove = (table: Table): string =>
  table.input.moves.find(({ notation }) => notation.startsWith("pile"))?.notation ?? "";

async function play(table: Table, notation = openMove(table)): Promise<void> {
  table.submit(notation);
  await waited(table);
}

describe("hidden hands", () => {
  hurry();

  test("each person's hand is shown only once they have said who they are", async () => {
    const table = await start();
    for (let turns = 0; turns < 6; turns++) {
      const seat = mover(table);
      covered(table, seat);
      // What could be typed behind it is not heard.
      const { at } = table.state;
      table.submit("pass");
      table.refresh();
      assert.equal(table.state.at, at);
      covered(table, seat);
      table.open();
      assert.equal(table.state.curtain, null);
      assert.equal(table.state.active, seat);
      assert.equal(table.state.bottom, seat);
      assert.deepEqual(seen(table), [seat]);
      await play(table);
    }
    table.destroy();
  });

  test("the motion of a move begins and ends without a hand", async () => {
    const table = await start();
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
    table.open();
    await play(
      table,
      table.input.moves.find(({ notation }) => notation.startsWith("hand"))?.notation,
    );
    assert.equal(scenes.length, 2);
    for (const scene of scenes) assert.deepEqual(shown(scene?.view as MurosView), []);
    table.destroy();
  });

  test("going back, forth and away never shows a hand to somebody else", async () => {
    const table = await start();
    const first = mover(table);
    table.open();
    await play(table);
    const second = mover(table);
    // The curtain was up for the second: whoever goes back is unknown.
    table.undo();
    covered(table, first);
    // What was undone is not looked at either.
    const { at } = table.state;
    table.look(at - 1);
    assert.equal(table.state.line.length, at);
    table.lookNow();
    table.redo();
    covered(table, second);
    table.open();
    table.look(table.state.at - 1);
    assert.equal(table.state.curtain, null);
    assert.deepEqual(seen(table), []);
    table.lookNow();
    assert.deepEqual(seen(table), [second]);
    table.replay();
    assert.deepEqual(seen(table), []);
    table.lookNow();
    table.close();
    covered(table, second);
    table.open();
    table.undo();
    covered(table, first);
    table.destroy();
  });

  test("the next game of a series begins behind a curtain, whoever looked last", async () => {
    const options = { series: "games:9" };
    let same = 0;
    for (let game = 0; game < 12; game++) {
      const setup = { seats: 2, options, seed: `series ${game}` };
      const seats = four.slice(0, 2);
      const table = Table.start("muros", setup, { seats, bottom: 0 }, around);
      table.go();
      await waited(table);
      let last = -1;
      while (!table.state.outcome) {
        if (table.state.curtain !== null) table.open();
        last = mover(table);
        const [move] = table.input.moves;
        table.submit(move?.notation ?? "", true);
        await waited(table);
      }
      table.nextGame();
      await waited(table);
      covered(table, mover(table));
      same += Number(mover(table) === last);
      table.destroy();
    }
    assert.ok(same > 0);
  });

  test("a game goes on behind the curtain", async () => {
    const table = await start();
    table.open();
    await play(table);
    table.open();
    const save = saves.get(table.id) ?? assert.fail();
    const again = Table.resume(save, around);
    assert.deepEqual(seen(again), []);
    again.go();
    covered(again, mover(again));
    for (const each of [table, again]) each.destroy();
  });

  test("one person needs no curtain and always sees the own hand; bots know only theirs", async () => {
    const table = await start([bot(1), person(), bot(2)]);
    for (let turns = 0; turns < 6; turns++) {
      const seat = mover(table);
      assert.equal(table.state.curtain, null);
      assert.deepEqual(seen(table), [1]);
      if (seat !== 1) {
        const { observation, think } = asked.at(-1) ?? assert.fail();
        const [, , , hands] = observation.split(" ");
        const lists = hands?.split("/").map((hand) => [...hand.slice(2)] as MurosCard[]) ?? [];
        assert.deepEqual(shown({ hands: lists }), [seat]);
        // The seed would tell the rest.
        assert.ok(!JSON.stringify(think).includes("curtain"));
        const match = Match.fromRecord(table.record);
        answer(
          match.legalMoves().find(({ notation }) => notation.startsWith("pile"))?.notation ?? "",
        );
        match.free();
        await until(() => table.state.thinking !== seat);
        await waited(table);
      } else await play(table);
    }
    table.destroy();
  });

  test("who passes is not asked for; who looked last is not asked again", async () => {
    // Ana plays open cards, Bo the own ones: when all open ones lie, Ana still has hers.
    const table = await start([person("Ana"), person("Bo")]);
    let curtains = 0;
    let passes = 0;
    while (!table.state.outcome) {
      const { curtain } = table.state;
      if (curtain !== null) {
        curtains++;
        table.open();
      }
      const mine = mover(table) === 0 ? "pile" : "hand";
      const { moves } = table.input;
      const move = moves.find(({ notation }) => notation.startsWith(mine)) ?? moves[0];
      await play(table, move?.notation);
      passes = table.state.line.filter(({ notation }) => notation === "pass").length;
    }
    assert.ok(passes > 1);
    assert.ok(curtains <= 36 - passes + 1, `${curtains} curtains, ${passes} passes`);
    assert.equal(table.secret, false);
    table.destroy();
  });

  test("steps tell nothing of what was dealt", async () => {
    const table = await start();
    const [grid, deal, starter] = table.state.line;
    assert.deepEqual([grid?.notation, deal?.notation], ["grid", "deal"]);
    assert.match(starter?.notation ?? "", /^starter:[A-D]$/);
    assert.deepEqual(shown(deal?.events[0] as unknown as MurosView), []);
    assert.equal(table.secret, true);
    table.destroy();
  });

  test("what is aimed at is shown before it is played", async () => {
    const table = await start();
    const aim = (): string[] => (table.scene().aim ?? []).map(({ kind }) => kind);
    table.open();
    const [card = "", slot = ""] =
      table.input.moves.find(({ notation }) => notation === openMove(table))?.path ?? [];
    table.aim(slot);
    assert.deepEqual(aim(), []);
    table.input.touch((machine) => machine.tap(card));
    assert.equal(aim()[0], "laid");
    assert.equal(table.state.line.length, 3);
    table.aim(null);
    assert.deepEqual(aim(), []);
    table.focus({ id: slot, x: 0, y: 0, width: 1, height: 1 });
    assert.equal(aim()[0], "laid");
    table.input.touch((machine) => machine.tap(slot));
    assert.deepEqual(aim(), []);
    table.destroy();
  });
});
