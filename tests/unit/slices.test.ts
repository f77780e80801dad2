import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Task } from "../../www/bot-worker/messages";
import { thinkInSlices } from "../../www/bot-worker/slices";
import init, { Match, review } from "../../www/engine/sobremesa";
import type { GameId, Review } from "../../www/engine/types";

/** The observations before each step of the first legal moves. */
function observations(game: GameId, count: number): string[] {
  const match = new Match(game, { seed: "slices" });
  const made: string[] = [];
  while (made.length < count) {
    const turn = match.turn();
    if (turn.kind === "seat") {
      made.push(match.observation(turn.seat));
      match.play(match.legalMoves()[0]?.notation ?? "");
    } else {
      made.push(match.observation(0));
      match.resolveChance();
    }
  }
  match.free();
  return made;
}

const never = (): boolean => false;
const nobody = (): void => {};

before(() => init());

test("many positions are answered in order, each as if asked alone", async () => {
  const task: Task = {
    game: "gobblet",
    observations: observations("gobblet", 3),
    think: { seed: "x", nodes: 400, review: true },
  };
  const answers = await thinkInSlices(task, 1, never, nobody);
  const how = { seed: "x", nodes: 400 };
  const alone = task.observations.map((each) => review("gobblet", each, how));
  assert.deepEqual(answers, alone);
});

test("each position has its own move that was played", async () => {
  const [first = "", second = ""] = observations("muros", 9).slice(-2);
  const moves = (seen: string, played?: string): Review["moves"] =>
    review("muros", seen, { seed: "x", nodes: 90, ...(played && { played }) }).moves;
  const played = moves(second).at(-1)?.notation ?? "";
  const task: Task = {
    game: "muros",
    observations: [first, second],
    played: [undefined, played],
    think: { seed: "x", nodes: 90, review: true },
  };
  const answers = (await thinkInSlices(task, 1, never, nobody)) as Review[];
  assert.deepEqual(
    answers.map((each) => each.moves),
    [moves(first), moves(second, played)],
  );
  assert.notDeepEqual(moves(second), moves(second, played));
});

test("waiting for other work does no thinking and can be stopped", async () => {
  const task: Task = { game: "gobblet", observations: observations("gobblet", 2), think: {} };
  let turns = 0;
  const answers = await thinkInSlices(
    task,
    1,
    () => ++turns > 5,
    nobody,
    () => true,
  );
  assert.equal(answers, null);
  assert.equal(turns, 6);
});

test("a stopped task has no answer", async () => {
  const task: Task = { game: "gobblet", observations: observations("gobblet", 9), think: {} };
  let asked = 0;
  const answers = await thinkInSlices(task, 1, () => ++asked > 3, nobody);
  assert.equal(answers, null);
  assert.equal(asked, 4);
});

test("a time limit cuts a search short, never a solution, which reports progress", async () => {
  const shares: number[] = [];
  const task: Task = {
    game: "cock-bull",
    observations: ["---/--/- 0:0 r -", "---/--/- 0:0 r - me=b"],
    think: { millis: 1, review: true },
  };
  const answers = (await thinkInSlices(task, 20, never, (share) => shares.push(share))) as Review[];
  const [first, second] = answers.map(({ value }) => value);
  assert.ok(Math.abs((first ?? 0) - 0.514079637302) < 1e-8, `${first}`);
  assert.ok(Math.abs((second ?? 0) - (1 - 0.514079637302)) < 1e-8, `${second}`);
  assert.ok(shares.length > 1);
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  );
  assert.ok(shares.every((share) => share >= 0 && share <= 1));
});
