// Which games count in the statistics, and only once, however they are played, undone, saved and continued.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SessionContext, SessionOptions } from "../../www/session/context";
import { Session } from "../../www/session/session";
import { FinishedGames } from "../../www/storage/finished";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { bot, person, type Seat } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import "./loaded";
import { submit } from "../../www/session/input";
import { look, lookNow, nextGame, playOn, redo, undo } from "../../www/session/travel";
import { go } from "../../www/session/turn";
import { context, hurry } from "./table";

hurry();

/** White's fourth on file a. */
const WON = ["D@a1", "D@b1", "D@a2", "D@b2", "D@a3", "D@c3", "C@a4"];
/** Black blocks it, and White fails to block row 4. */
const LOST = ["D@a1", "D@b4", "D@a2", "D@c4", "D@a3", "D@d4", "C@b1", "C@a4"];

/** A table with its own storage and sessions. */
class Table {
  readonly storage = openStorage(false);
  readonly saves = new Saves(this.storage);
  readonly finished = new FinishedGames(this.storage);
  /** The bots' moves. */
  readonly answers: string[] = [];

  context(): SessionContext {
    return context("gobblet", {
      thinking: {
        choose: async () => ({ move: this.answers.shift() ?? "", value: 0, nodes: 1 }),
      },
      saves: this.saves,
      finished: (game) => this.finished.add(game),
      settings: () => ({ autoroll: true, pace: 0, consider: 0 }),
    });
  }

  start(
    seats: Seat[] = [person(), person()],
    more: Partial<SessionOptions> = {},
    options: Record<string, string> = {},
  ): Session {
    const around = { seats, bottom: 0, ...more };
    const session = Session.start("gobblet", { options }, around, this.context());
    session.do(go);
    return session;
  }

  resume(save: Save | null): Session {
    const session = Session.resume(save ?? assert.fail(), this.context());
    session.do(go);
    return session;
  }

  /** Plays steps on, people's and the bots' in turn. */
  async play(session: Session, steps: string[]): Promise<void> {
    const people = (): boolean => {
      const { turn, seats } = session.state;
      return turn.kind === "seat" && seats[turn.seat]?.kind === "person";
    };
    this.answers.splice(0, Infinity, ...steps.filter((_, at) => at % 2 === 1));
    for (const step of steps) {
      if (people()) session.attempt(submit, step);
      else await until(people, session);
    }
    if (!session.state.outcome) await until(() => false, session);
  }
}

/** Waits until it holds, or the game is over. */
async function until(holds: () => boolean, session: Session): Promise<void> {
  for (let turns = 0; turns < 1000 && !session.state.outcome; turns++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const winners = (table: Table): number[][] => table.finished.list().map((game) => game.winners);

test("a game counts when it ends, with who played", async () => {
  const table = new Table();
  const session = table.start([person(), bot(3)]);
  await table.play(session, WON.slice(0, -1));
  assert.deepEqual(table.finished.list(), []);
  await table.play(session, ["C@a4"]);
  const [game, ...others] = table.finished.list();
  assert.deepEqual(others, []);
  assert.ok(game && Date.now() - game.ended < 60_000);
  assert.deepEqual(game, {
    id: session.autosave.id,
    game: "gobblet",
    ended: game.ended,
    players: ["person", 3],
    winners: [0],
  });
});

test("undone at the end and ended otherwise, it counts as it ended first", async () => {
  const table = new Table();
  const session = table.start();
  await table.play(session, LOST);
  assert.deepEqual(winners(table), [[1]]);
  session.do(undo);
  session.do(redo);
  session.do(undo);
  session.do(undo);
  // White blocks, and wins.
  session.attempt(submit, "C@a4");
  assert.deepEqual(session.state.outcome?.winners, [0]);
  assert.deepEqual(winners(table), [[1]]);
  // Played on from an earlier position, or shown again, it stays one game.
  session.do(look, 2);
  session.do(playOn);
  await table.play(session, WON.slice(2));
  assert.deepEqual(session.state.outcome?.winners, [0]);
  session.do(look, 0);
  session.do(lookNow);
  assert.deepEqual(winners(table), [[1]]);
});

test("kept, copied under another name and ended there too, it stays one game", async () => {
  const table = new Table();
  const session = table.start();
  await table.play(session, WON.slice(0, -1));
  const save = table.saves.get(session.autosave.id);
  await table.play(session, ["C@a4"]);
  // As two tabs that wrote at once part.
  const other = table.resume({ ...(save ?? assert.fail()), id: "other" });
  await table.play(other, ["C@a4"]);
  assert.equal(table.finished.list().length, 1);
});

test("games with the same seed are two, on one device and in its copy on another", async () => {
  const [here, there] = [new Table(), new Table()];
  for (const table of [here, here, there]) {
    const record = '[Game "gobblet"]\n[Seats "2"]\n[Seed "1"]\n[Result "*"]\n\n';
    const seats = [person(), person()];
    const session = Session.fromRecord(record, { seats, bottom: 0 }, table.context());
    session.do(go);
    await table.play(session, WON);
  }
  assert.equal(here.finished.list().length, 2);
  assert.equal(there.finished.take(here.finished.copy()), 2);
  assert.equal(there.finished.take(here.finished.copy()), 0);
  assert.equal(there.finished.list().length, 3);
});

test("a running game that is taken to another device and ended on both counts once", async () => {
  const [here, there] = [new Table(), new Table()];
  const session = here.start();
  await here.play(session, WON.slice(0, -1));
  assert.equal(
    there.saves.take(structuredClone(here.saves.running()), () => true),
    1,
  );
  await here.play(session, WON.slice(-1));
  await there.play(there.resume(there.saves.get(session.autosave.id)), WON.slice(-1));
  assert.equal(there.finished.list().length, 1);
  assert.equal(there.finished.take(here.finished.copy()), 0);
});

test("each game of a series counts", async () => {
  const table = new Table();
  const session = table.start(undefined, {}, { series: "games:2" });
  await table.play(session, WON);
  session.do(nextGame);
  await table.play(session, WON);
  assert.equal(table.finished.list().length, 2);
});

test("opened games, positions and games among bots don't count", async () => {
  const table = new Table();
  const opened = table.start(undefined, { opened: true });
  await table.play(opened, WON.slice(0, -1));
  const save = table.saves.get(opened.autosave.id);
  await table.play(opened, ["C@a4"]);
  // Nor when it was kept and is gone on with.
  await table.play(table.resume(save), ["C@a4"]);
  table.answers.push(...WON);
  const bots = table.start([bot(1), bot(1)]);
  await until(() => false, bots);
  assert.ok(bots.state.outcome);
  assert.deepEqual(table.finished.list(), []);
});

test("erased means gone: a game that had ended counts again only when it is ended anew", async () => {
  const table = new Table();
  const session = table.start();
  await table.play(session, WON);
  table.finished.erase();
  session.do(undo);
  session.do(redo);
  table.resume(table.saves.get(session.autosave.id));
  assert.deepEqual(table.finished.list(), []);
});
