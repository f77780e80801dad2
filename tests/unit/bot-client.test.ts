import assert from "node:assert/strict";
import { afterEach, before, mock, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { wasmModule } from "#wasm";
import { type BotClient, makeBotClient } from "../../www/bot-worker/client";
import type { FromWorker, Question, Task, ToWorker } from "../../www/bot-worker/messages";
import { initSync, Match } from "../../www/engine/sobremesa";

let task: Task;
let question: Question;

/** A worker that notes what it is told, and answers only when a test makes it. */
class Silent {
  static made: Silent[] = [];
  told: ToWorker[] = [];
  onmessage: (event: { data: FromWorker }) => void = () => {};
  constructor() {
    Silent.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {}
  get asked(): number {
    return this.told.filter(({ kind }) => kind === "ask").length;
  }
}

const never = new AbortController().signal;
/** Time goes by only where a test says so, in ms. */
const stopTime = () => mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
/** Seconds go by, each with what happens in it. */
const seconds = (count: number, each: () => void = () => {}): void => {
  for (let second = 0; second < count; second++) {
    each();
    mock.timers.tick(1000);
  }
};

before(async () => {
  initSync(await wasmModule());
  const match = new Match("gobblet");
  const think = { nodes: 50 };
  const observation = match.observation(0);
  const moves = match.legalMoves().map(({ notation }) => notation);
  task = { game: "gobblet", observations: [observation], think };
  question = { game: "gobblet", observation, think, moves };
  match.free();
});

afterEach(() => {
  mock.timers.reset();
  Silent.made = [];
  delete (globalThis as { Worker?: unknown }).Worker;
});

test("where no worker can be started, a question is thought about once", async () => {
  const thinking = makeBotClient();
  let done = 0;
  const answers = await thinking.review(task, never, () => done++);
  assert.equal(answers?.length, 1);
  assert.equal(thinking.place, "page");
  await pause(100);
  assert.equal(done, 1);
});

test("questions from before the worker wait for it, and each is asked once", async () => {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  void thinking.review(task, never);
  const left = new AbortController();
  const given = thinking.review(task, left.signal);
  assert.equal(Silent.made.length, 0);
  left.abort();
  assert.equal(await given, null);
  mock.timers.tick(20);
  void thinking.review(task, never);
  assert.equal(Silent.made.length, 0);
  mock.timers.tick(150);
  assert.equal(Silent.made.length, 1);
  assert.equal(Silent.made[0]?.asked, 2);
  void thinking.review(task, never);
  assert.equal(Silent.made[0]?.asked, 3);
  thinking.destroy();
});

test("a worker that dies is started once more and asked all that is open", async () => {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  thinking.warm();
  void thinking.review(task, never);
  void thinking.review(task, never);
  const failed = { kind: "failed", id: 1, code: "panic", message: "" } as const;
  Silent.made[0]?.onmessage({ data: failed });
  assert.deepEqual(
    Silent.made.map(({ asked }) => asked),
    [2, 2],
  );
  thinking.destroy();
});

test("who leaves before the first question was asked starts no worker", async () => {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  const answers = thinking.review(task, never);
  thinking.destroy();
  assert.equal(await answers, null);
  mock.timers.tick(150);
  assert.equal(Silent.made.length, 0);
});

/** Thinking with a worker that is ready. */
function begun(): BotClient {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  thinking.warm();
  ready();
  return thinking;
}

/** The worker that was made last. */
function latest(): Silent {
  const worker = Silent.made.at(-1);
  assert.ok(worker);
  return worker;
}
const hear = (data: unknown): void => latest().onmessage({ data: data as FromWorker });
const ready = (): void => hear({ kind: "ready" });

test("a worker that falls silent is replaced and asked again; after the second the page thinks", async () => {
  const thinking = begun();
  const choice = thinking.choose(question, never);
  seconds(30);
  assert.equal(Silent.made.length, 2);
  assert.equal(latest().asked, 1);
  ready();
  seconds(30);
  assert.equal(Silent.made.length, 2);
  assert.equal(thinking.place, "page");
  assert.ok(question.moves.includes((await choice)?.move ?? ""));
});

test("one that is never ready is no worker, and the page thinks", async () => {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  const choice = thinking.choose(question, never);
  seconds(60);
  assert.equal(Silent.made.length, 2);
  assert.ok((await choice)?.move);
});

test("a slow start does not count against the work that follows", () => {
  stopTime();
  Object.assign(globalThis, { Worker: Silent });
  const thinking = makeBotClient();
  thinking.warm();
  void thinking.choose(question, never);
  seconds(9);
  ready();
  seconds(4);
  assert.equal(Silent.made.length, 1);
  thinking.destroy();
});

test("who is heard to work is waited for, however long it takes", () => {
  for (const kind of ["beat", "progress"]) {
    const thinking = begun();
    const left = new AbortController();
    void thinking.choose(question, left.signal);
    seconds(3600, () => hear({ kind, id: 1, share: 0.5 }));
    assert.equal(Silent.made.length, 1, kind);
    // Nobody is followed who has nothing to do.
    left.abort();
    seconds(60);
    assert.equal(Silent.made.length, 1, kind);
    thinking.destroy();
    mock.timers.reset();
    Silent.made = [];
  }
});

test("work at one question does not stand for another", () => {
  const thinking = begun();
  void thinking.choose(question, never);
  void thinking.review(task, never);
  seconds(30, () => hear({ kind: "beat", id: 1 }));
  assert.equal(Silent.made.length, 2);
  assert.equal(latest().asked, 2);
  thinking.destroy();
});

const NO_ANSWERS: Record<string, unknown> = {
  nothing: undefined,
  "none at all": [],
  "too many": [1, 2],
  "no object": ["D@a1"],
  null: [null],
  "no move": [{ value: 0.5, nodes: 1 }],
  "a move that is none": [{ move: 7, value: 0.5, nodes: 1 }],
  "a move that is not legal": [{ move: "D@e9", value: 0.5, nodes: 1 }],
  "no value": [{ move: "D@a1", nodes: 1 }],
  "a value that is no number": [{ move: "D@a1", value: Number.NaN, nodes: 1 }],
  "a review": [{ exact: false, value: 0.5, moves: [] }],
};
for (const [name, answers] of Object.entries(NO_ANSWERS)) {
  test(`an answer that is no answer is asked for again, at last of the page: ${name}`, async () => {
    const thinking = begun();
    const choice = thinking.choose(question, never);
    hear({ kind: "answer", id: 1, answers });
    assert.equal(Silent.made.length, 2);
    ready();
    hear({ kind: "answer", id: 1, answers });
    assert.equal(thinking.place, "page");
    assert.ok(question.moves.includes((await choice)?.move ?? ""));
  });
}

for (const answers of [
  [{ move: "D@a1", value: 0.5, nodes: 1 }],
  [{ exact: false, value: 0.5 }],
  [{ exact: false, value: 0.5, moves: [{ notation: 1, value: 0, error: 0 }] }],
]) {
  test(`a review that is none is asked for again: ${JSON.stringify(answers)}`, async () => {
    const thinking = begun();
    const reviews = thinking.review(task, never);
    hear({ kind: "answer", id: 1, answers });
    assert.equal(Silent.made.length, 2);
    hear({ kind: "answer", id: 1, answers });
    assert.ok((await reviews)?.[0]?.moves.length);
  });
}

for (const data of [null, 1, "ready", {}, { kind: "nonsense", id: 1 }, { kind: "failed", id: 1 }]) {
  test(`one that says what makes no sense is replaced: ${JSON.stringify(data)}`, () => {
    const thinking = begun();
    void thinking.choose(question, never);
    hear(data);
    assert.equal(Silent.made.length, 2);
    assert.equal(latest().asked, 1);
    thinking.destroy();
  });
}

test("an answer is one: as it was given, and to its question only", async () => {
  const thinking = begun();
  const [first, second] = [thinking.choose(question, never), thinking.choose(question, never)];
  const answer = { move: "D@b2", value: 0.25, nodes: 9 };
  hear({ kind: "answer", id: 7, answers: [answer] });
  hear({ kind: "answer", id: 2, answers: [answer] });
  hear({ kind: "answer", id: 1, answers: [{ ...answer, move: "D@a1", depth: 2 }] });
  assert.deepEqual(await second, answer);
  assert.equal((await first)?.move, "D@a1");
  assert.equal(Silent.made.length, 1);
  thinking.destroy();
});

test("where a worker says that a question makes no sense, the page sees for itself", async () => {
  const thinking = begun();
  const choice = thinking.choose(question, never);
  hear({ kind: "failed", id: 1, code: "bad-position", message: "no" });
  assert.ok((await choice)?.move);
  const nonsense = thinking.choose({ ...question, observation: "x" }, never);
  hear({ kind: "failed", id: 2, code: "bad-position", message: "no" });
  await assert.rejects(nonsense, { code: "bad-position" });
  assert.equal(Silent.made.length, 1);
  assert.equal(thinking.place, "worker");
  thinking.destroy();
});
