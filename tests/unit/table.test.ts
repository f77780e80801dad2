import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as patient } from "node:timers";
import init, { Series } from "../../www/api/sobremesa";
import type { GameId } from "../../www/api/types";
import { entryOf } from "../../www/games/registry";
import type { Save } from "../../www/store/save";
import { Saves } from "../../www/store/saves";
import { bot, person, type Seat } from "../../www/store/seats";
import { openStorage } from "../../www/store/storage";
import { fromLink, toLink } from "../../www/table/link";
import type { Change } from "../../www/table/state";
import type { Surroundings } from "../../www/table/surroundings";
import { Table } from "../../www/table/table";
import type { Question } from "../../www/worker/messages";
import type { Thinking } from "../../www/worker/thinking";
import "./loaded";

// What waits for people's eyes need not wait here.
const hasty = ((work: () => void) => setImmediate(work)) as unknown as typeof setTimeout;

const saves = new Saves(openStorage(false));
const asked: Question[] = [];
const thinking = {
  choose: (question: Question) => {
    asked.push(question);
    return new Promise(() => {});
  },
} as unknown as Thinking;

function around(game: GameId): Surroundings {
  return {
    ...(entryOf(game) ?? assert.fail()),
    thinking,
    saves,
    settings: () => ({ warn: true, threats: true, pace: 0 }),
    trouble: (code, error) => assert.fail(`${code} ${error}`),
    won: () => [],
  };
}

const people = [person("Ana"), person("Bo")];

function start(
  options: Record<string, string> = {},
  seats: Seat[] = people,
  seed = "table",
): Table {
  const table = Table.start(
    "cock-bull",
    { options, seed },
    { seats, bottom: 0 },
    around("cock-bull"),
  );
  table.go();
  return table;
}

/** Waits until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000; turns++) {
    if (holds()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail("it does not come");
}

/** Waits until somebody is waited for, or the game is over. */
const waited = (table: Table): Promise<void> =>
  until(() => {
    const { outcome, thinking } = table.state;
    return table.input.moves.length > 0 || outcome !== null || thinking !== null;
  });

const first = (table: Table): string => table.input.moves[0]?.notation ?? "";

/** Plays first moves until it is enough. */
async function play(table: Table, enough: () => boolean): Promise<void> {
  await waited(table);
  while (!enough() && !table.state.outcome) {
    table.submit(first(table));
    await waited(table);
  }
}

const steps = (table: Table): string[] => table.state.line.map(({ notation }) => notation);

describe("a table", () => {
  before(async () => {
    await init();
    const nothing = (): void => {};
    Object.assign(globalThis, {
      setTimeout: hasty,
      addEventListener: nothing,
      removeEventListener: nothing,
    });
  });
  after(() => {
    globalThis.setTimeout = patient;
  });

  test("dice roll and forced moves play by themselves; undo goes to decisions and rolls the same again", async () => {
    const table = start();
    await play(table, () => table.state.line.filter(({ forced }) => forced).length > 3);
    const { line } = table.state;
    const all = steps(table);
    assert.ok(line.some(({ seat }) => seat === null));
    const decisions = line.flatMap(({ seat, forced }, ply) =>
      seat !== null && !forced ? [ply] : [],
    );
    // Back decision by decision, never to a roll or to what was forced.
    for (const ply of [...decisions].reverse()) {
      table.undo();
      assert.equal(table.state.at, ply);
      assert.notEqual(table.state.active, null);
    }
    assert.equal(table.state.canUndo, false);
    table.redo();
    assert.equal(table.state.at, decisions[1]);
    table.undo();
    // The same decisions again meet the same dice.
    for (const ply of decisions) {
      await waited(table);
      table.submit(all[ply] ?? "");
    }
    await waited(table);
    assert.deepEqual(steps(table), all);
    table.destroy();
  });

  test("the second die of an opening follows at once; a tie is seen before both roll again", async () => {
    const waits: number[] = [];
    const noted = (work: () => void, millis = 0) => {
      waits.push(millis);
      return hasty(work);
    };
    Object.assign(globalThis, { setTimeout: noted });
    const seen = new Set<number>();
    for (let game = 0; game < 12; game++) {
      waits.length = 0;
      const table = start({}, people, `opening ${game}`);
      await waited(table);
      const ties = steps(table).length / 2 - 1;
      assert.equal(waits.filter((millis) => millis > 0).length, ties);
      seen.add(Math.min(ties, 1));
      table.destroy();
    }
    globalThis.setTimeout = hasty;
    assert.equal(seen.size, 2);
  });

  test("what stops the dice is no move, and no complaint", async () => {
    const table = start();
    await waited(table);
    const changes: Change[] = [];
    table.subscribe((change) => changes.push(change));
    let moving: (() => void) | null = null;
    let finished = 0;
    const land = (): void => {
      moving?.();
      moving = null;
    };
    table.stage = {
      show() {},
      play: () =>
        new Promise((resolve) => {
          moving = resolve;
        }),
      finish() {
        finished++;
        land();
      },
      rest: () => undefined,
    };
    table.submit(first(table));
    await until(() => moving !== null);
    land();
    await until(() => moving !== null);
    // The roll is kept, but nobody is told before it lies still.
    assert.match(table.record, /roll:/);
    assert.deepEqual(table.state.turn, { kind: "chance" });
    table.input.touch((machine) => machine.tap("c1"));
    assert.equal(finished, 1);
    await until(() => table.state.line.at(-1)?.notation.startsWith("roll:") ?? false);
    assert.ok(changes.every(({ kind }) => kind !== "unfit"));
    table.destroy();
  });

  test("real dice are entered by people, also for bots, and can be taken back", async () => {
    const table = start({ dice: "manual" }, [bot(1), person()]);
    await waited(table);
    assert.deepEqual(
      table.state.buttons.map(({ notation }) => notation),
      ["die:C", "die:B", "die:M"],
    );
    assert.equal(table.state.active, null);
    table.submit("die:C");
    table.submit("die:B");
    table.submit("red");
    await waited(table);
    assert.equal(table.state.buttons.length, 6);
    table.submit("roll:CM");
    assert.deepEqual(table.state.view.turn, { kind: "chance" });
    table.submit("roll:CC");
    await waited(table);
    // The bot's roll is there, now the bot thinks.
    assert.equal(table.state.thinking, 0);
    assert.equal(asked.length, 1);
    table.undo();
    assert.deepEqual(steps(table).slice(0, table.state.at), ["die:C", "die:B", "red", "roll:CM"]);
    table.submit("roll:CM");
    assert.throws(() => table.submit("peg"), { code: "not-chance" });
    table.destroy();
  });

  test("while one looks at earlier positions, back and forth leave the game as it stands", async () => {
    const table = start();
    await play(table, () => table.state.line.length > 12);
    const kept = (): [number | undefined, string] => [saves.get(table.id)?.at, table.record];
    const before = kept();
    table.look(6);
    table.undo();
    table.redo();
    assert.equal(table.state.at, 6);
    assert.deepEqual(kept(), before);
    table.destroy();
  });

  test("undo first lets go of what was begun", () => {
    const laying = { seats: people, bottom: 0 };
    const table = Table.start("gobblet", {}, laying, around("gobblet"));
    table.go();
    for (const move of ["D@a1", "D@d4"]) table.submit(move, true);
    table.input.touch((machine) => machine.tap("a1"));
    assert.deepEqual(table.state.path, ["a1"]);
    table.undo();
    assert.deepEqual([table.state.path, table.state.at], [[], 2]);
    table.undo();
    assert.equal(table.state.at, 1);
    table.destroy();
  });

  test("a finished game stays finished when the board is turned in a look back", () => {
    const laying = { seats: people, bottom: 0 };
    const table = Table.start("gobblet", {}, laying, around("gobblet"));
    table.go();
    for (const move of "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ")) table.submit(move, true);
    table.look(3);
    table.flip();
    assert.equal(saves.get(table.id)?.over, true);
    table.undo();
    assert.equal(saves.get(table.id)?.over, true);
    table.lookNow();
    table.undo();
    assert.equal(saves.get(table.id)?.over, false);
    table.destroy();
  });

  test("a hint that fails leaves the bots their moves", async () => {
    const failing: Surroundings = {
      ...around("gobblet"),
      thinking: {
        choose: (question, signal) => {
          const hint = question.think.level === 5;
          if (!hint) return thinking.choose(question, signal);
          return Promise.reject(new Error("no hint"));
        },
      },
      trouble: (code) => assert.equal(code, "bot-failed"),
    };
    const laying = { seats: [person(), bot(1)], bottom: 0 };
    const table = Table.start("gobblet", {}, laying, failing);
    table.go();
    table.submit("D@a1");
    await waited(table);
    assert.equal(table.state.thinking, 1);
    table.undo();
    table.hint();
    assert.equal(table.state.hintStage, "wait");
    await until(() => table.state.hintStage !== "wait");
    table.redo();
    await waited(table);
    assert.deepEqual([table.state.thinking, table.state.active], [1, null]);
    table.destroy();
  });

  /** A game in which the first word of a hint, D to b2, is given. */
  async function hinting(): Promise<Table> {
    const helping: Surroundings = {
      ...around("gobblet"),
      thinking: { choose: async () => ({ move: "D@b2", value: 0, nodes: 0 }) },
    };
    const table = Table.start("gobblet", {}, { seats: people, bottom: 0 }, helping);
    table.go();
    for (const move of ["D@a1", "D@d4"]) table.submit(move);
    table.hint();
    await until(() => table.state.hintStage === 1);
    return table;
  }

  test("a hint is gone for whoever goes another way", async () => {
    const table = await hinting();
    table.hint();
    assert.deepEqual(table.state.hint, ["stack:4", "b2"]);
    table.input.touch((machine) => machine.tap("stack:4"));
    assert.deepEqual(table.state.hint, ["b2"]);
    table.input.cancel();
    table.input.touch((machine) => machine.tap("a1"));
    assert.deepEqual(table.state.hint, []);
    table.destroy();
  });

  test("what was begun stays where the hint goes on from it, and is let go where not", async () => {
    for (const [begun, kept] of [
      ["stack:4", ["stack:4"]],
      ["a1", []],
    ] as const) {
      const table = await hinting();
      table.input.touch((machine) => machine.tap(begun));
      table.hint();
      assert.deepEqual(table.state.path, kept);
      assert.equal(table.state.hint.at(-1), "b2");
      table.destroy();
    }
  });

  test("a tab that follows a series turns its board with the seats", async () => {
    const setup = { options: { series: "games:2" } };
    const table = Table.start("gobblet", setup, { seats: people, bottom: 1 }, around("gobblet"));
    table.go();
    table.keep();
    const kept = (): Save => saves.get(table.id) ?? assert.fail();
    const other = Table.resume(kept(), around("gobblet"));
    for (const move of "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ")) table.submit(move, true);
    table.nextGame();
    other.adopt(kept());
    assert.equal(other.state.bottom, table.state.bottom);
    assert.equal(table.state.bottom, 0);
    for (const each of [table, other]) each.destroy();
  });

  test("what is said while nobody may move is not heard", async () => {
    const table = start({}, [bot(1), bot(1)]);
    await waited(table);
    assert.equal(table.submit("nonsense"), false);
    table.destroy();
    const own = start();
    await waited(own);
    assert.equal(own.submit(first(own)), true);
    own.destroy();
  });

  test("in a series of Gobblet people change seats, and each keeps what was won", () => {
    const setup = { options: { series: "games:2" } };
    const laying = { seats: people, bottom: 1 };
    const table = Table.start("gobblet", setup, laying, around("gobblet"));
    table.go();
    const nameOf = (at: number): string => {
      const seat = table.state.seats[at];
      return seat?.kind === "person" ? seat.name : "";
    };
    const whites: string[] = [];
    for (let games = 1; games < 4; games++) {
      whites.push(nameOf(0));
      assert.equal(nameOf(table.state.bottom), "Bo");
      for (const move of "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ")) table.submit(move, true);
      assert.deepEqual(table.state.outcome?.winners, [0]);
      const wins = table.state.sheet?.wins;
      assert.deepEqual(wins, [Math.ceil(games / 2), Math.floor(games / 2)]);
      const again = Table.resume(saves.get(table.id) ?? assert.fail(), around("gobblet"));
      assert.deepEqual(again.state.seats, table.state.seats);
      again.destroy();
      table.nextGame();
    }
    assert.deepEqual(whites, ["Ana", "Bo", "Ana"]);
    assert.deepEqual(table.state.sheet?.winners, [0]);
    table.destroy();
  });

  test("a series in which nobody has decided anything counts as over, one with a game played does not", () => {
    const setup = { options: { series: "games:2" } };
    const table = Table.start("gobblet", setup, { seats: people, bottom: 0 }, around("gobblet"));
    table.go();
    const over = (): boolean | undefined => saves.get(table.id)?.over;
    table.keep();
    assert.equal(over(), true);
    for (const move of "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ")) table.submit(move, true);
    assert.equal(over(), false);
    table.nextGame();
    assert.equal(table.state.line.length, 0);
    assert.equal(over(), false);
    table.destroy();
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
      const table = Table.fromRecord(record, { seats: people, bottom: 0 }, around("muros"));
      const told = table.secret;
      table.destroy();
      return told;
    };
    assert.deepEqual([null, series, twice].map(secret), [false, false, true]);
  });

  test("a series goes on from game to game, is kept, shared and resumed", async () => {
    const table = start({ series: "games:2" });
    const sheet = (): NonNullable<typeof table.state.sheet> => table.state.sheet ?? assert.fail();
    await play(table, () => false);
    assert.equal(
      sheet().wins.reduce((sum, wins) => sum + wins),
      1,
    );
    const kept = (): Save => saves.get(table.id) ?? assert.fail();
    assert.equal(kept().over, false);
    // The last move can be taken back until the next game is opened.
    table.undo();
    assert.deepEqual(sheet().games, [null]);
    table.redo();
    await waited(table);
    assert.equal(sheet().games.length, 1);
    assert.ok(sheet().games[0]);
    table.nextGame();
    assert.equal(table.state.line.length, 0);
    assert.equal(sheet().games.length, 2);
    await play(table, () => table.state.line.length > 20);

    const again = Table.resume(kept(), around("cock-bull"));
    assert.deepEqual(again.state.sheet, sheet());
    assert.deepEqual(steps(again), steps(table));
    assert.equal(fromLink(toLink(table.shared)), table.shared);
    const pasted = Table.fromRecord(
      table.shared,
      { seats: people, bottom: 0 },
      around("cock-bull"),
    );
    assert.deepEqual(pasted.state.sheet, sheet());
    assert.equal(pasted.state.at, table.state.at);
    for (const each of [again, pasted]) each.destroy();

    for (let games = 0; games < 2; games++) {
      await play(table, () => false);
      table.nextGame();
    }
    assert.equal(sheet().over, true);
    assert.equal(kept().over, true);
    table.destroy();
  });
});
