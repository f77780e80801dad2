import assert from "node:assert/strict";
import { afterEach, before, mock, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { wasmModule } from "#wasm";
import { initSync, Match } from "../../www/api/sobremesa";
import type { FromWorker, Task, ToWorker } from "../../www/worker/messages";
import { makeThinking } from "../../www/worker/thinking";

let task: Task;

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
const stopTime = () => mock.timers.enable({ apis: ["setTimeout"] });

before(async () => {
  initSync(await wasmModule());
  const match = new Match("gobblet");
  task = { game: "gobblet", observations: [match.observation(0)], think: { nodes: 50 } };
  match.free();
});

afterEach(() => {
  mock.timers.reset();
  Silent.made = [];
  delete (globalThis as { Worker?: unknown }).Worker;
});

test("where no worker can be started, a question is thought about once", async () => {
  const thinking = makeThinking();
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
  const thinking = makeThinking();
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
  const thinking = makeThinking();
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
  const thinking = makeThinking();
  const answers = thinking.review(task, never);
  thinking.destroy();
  assert.equal(await answers, null);
  mock.timers.tick(150);
  assert.equal(Silent.made.length, 0);
});
