import assert from "node:assert/strict";
import { afterEach, before, mock, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { wasmModule } from "#wasm";
import { BotClient, loadWorker } from "../../www/bot-worker/client";
import type { FromWorker, Question, Task, ToWorker } from "../../www/bot-worker/messages";
import { exchange } from "../../www/engine/load";
import { initSync, Match } from "../../www/engine/sobremesa";
import { Pause } from "../../www/session/pause";

let task: Task;
let question: Question;

/** A worker that records its messages and answers only when a test says so. */
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
/** Seconds go by, which they do only where a test says so, each with what happens in it. */
const seconds = (count: number, each: () => void = () => {}): void => {
  for (let second = 0; second < count; second++) {
    each();
    mock.timers.tick(1000);
  }
};

/** Thinking in workers that say nothing by themselves. */
function silent(): BotClient {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { Worker: Silent });
  return new BotClient();
}

/** The same with a worker that is ready. */
function begun(): BotClient {
  const thinking = silent();
  thinking.warm();
  ready();
  return thinking;
}

before(async () => {
  initSync(await wasmModule());
  await loadWorker();
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

/** A signal that knows how many listeners it has. */
function counted(): { signal: AbortSignal; stop: AbortController; listeners: () => number } {
  const stop = new AbortController();
  let count = 0;
  const { signal } = stop;
  const { addEventListener, removeEventListener } = signal;
  Object.assign(signal, {
    addEventListener: (...given: Parameters<typeof addEventListener>) => {
      count++;
      addEventListener.apply(signal, given);
    },
    removeEventListener: (...given: Parameters<typeof removeEventListener>) => {
      count--;
      removeEventListener.apply(signal, given);
    },
  });
  return { signal, stop, listeners: () => count };
}

test("an answered or ended question leaves no listener on its signal", async () => {
  const { signal, listeners } = counted();
  const thinking = begun();
  const answer = thinking.choose(question, signal);
  assert.equal(listeners(), 1);
  hear({ kind: "answer", id: 1, answers: [ANSWER] });
  await answer;
  assert.equal(listeners(), 0);
  const ended = thinking.choose(question, signal);
  thinking.destroy();
  assert.equal(await ended, null);
  assert.equal(listeners(), 0);
});

test("an ended client starts no worker, and its page stops thinking", async () => {
  const waiting = silent();
  void waiting.choose(question, never);
  waiting.destroy();
  mock.timers.tick(1000);
  assert.equal(Silent.made.length, 0);
  mock.timers.reset();
  const here = new BotClient(false);
  let shares = 0;
  const review = { ...task, observations: Array(50).fill(task.observations[0]) };
  const ended = here.review(review, never, () => {
    shares++;
    here.destroy();
  });
  assert.equal(await ended, null);
  await pause(100);
  assert.ok(shares < 50, `${shares} of 50`);
});

test("a wait that has ended leaves no timer and no listener", async (t) => {
  const { signal, stop, listeners } = counted();
  const made = t.mock.method(globalThis, "setTimeout", () => 7);
  const cleared = t.mock.method(globalThis, "clearTimeout", () => {});
  const waiting = new Pause().run(60_000, signal);
  stop.abort();
  await waiting;
  assert.equal(made.mock.callCount(), 1);
  assert.deepEqual(cleared.mock.calls[0]?.arguments, [7]);
  assert.equal(listeners(), 0);
});

test("without a worker the page answers each question once", async () => {
  const thinking = new BotClient();
  let done = 0;
  const answers = await thinking.review(task, never, () => done++);
  assert.equal(answers?.length, 1);
  assert.equal(thinking.place, "page");
  await pause(100);
  assert.equal(done, 1);
});

test("questions from before the worker wait for it, and each is asked once", async () => {
  const thinking = silent();
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
  const thinking = silent();
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

test("leaving before the first question starts no worker", async () => {
  const thinking = silent();
  const answers = thinking.review(task, never);
  thinking.destroy();
  assert.equal(await answers, null);
  mock.timers.tick(150);
  assert.equal(Silent.made.length, 0);
});

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

test("if no worker gets ready, the page thinks", async () => {
  const thinking = silent();
  const choice = thinking.choose(question, never);
  seconds(60);
  assert.equal(Silent.made.length, 2);
  assert.ok((await choice)?.move);
});

test("a slow start does not count against the work that follows", () => {
  const thinking = silent();
  thinking.warm();
  void thinking.choose(question, never);
  seconds(9);
  ready();
  seconds(4);
  assert.equal(Silent.made.length, 1);
  thinking.destroy();
});

test("a worker that reports progress may take any time", () => {
  for (const kind of ["beat", "progress"]) {
    const thinking = begun();
    const left = new AbortController();
    void thinking.choose(question, left.signal);
    seconds(3600, () => hear({ kind, id: 1, share: 0.5 }));
    assert.equal(Silent.made.length, 1, kind);
    // No worker is restarted without work.
    left.abort();
    seconds(60);
    assert.equal(Silent.made.length, 1, kind);
    thinking.destroy();
    mock.timers.reset();
    Silent.made = [];
  }
});

test("progress of one question doesn't count for another", () => {
  const thinking = begun();
  void thinking.choose(question, never);
  void thinking.review(task, never);
  seconds(30, () => hear({ kind: "beat", id: 1 }));
  assert.equal(Silent.made.length, 2);
  assert.equal(latest().asked, 2);
  thinking.destroy();
});

const ANSWER = { move: "D@a1", value: 0.5, nodes: 1 };
const REVIEW = { exact: false, value: 0.5, moves: [] };
for (const answers of [
  undefined,
  [],
  [null],
  [{ ...ANSWER, move: "D@e9" }],
  [{ ...ANSWER, value: Number.NaN }],
  [REVIEW],
])
  test(`an answer that is none is asked for again, at last of the page: ${JSON.stringify(answers)}`, async () => {
    const thinking = begun();
    const choice = thinking.choose(question, never);
    hear({ kind: "answer", id: 1, answers });
    assert.equal(Silent.made.length, 2);
    ready();
    hear({ kind: "answer", id: 1, answers });
    assert.equal(thinking.place, "page");
    assert.ok(question.moves.includes((await choice)?.move ?? ""));
  });

for (const answer of [
  ANSWER,
  { ...REVIEW, moves: undefined },
  { ...REVIEW, moves: [{ notation: 1, value: 0, error: 0 }] },
])
  test(`a review that is none is asked for again: ${JSON.stringify(answer)}`, async () => {
    const thinking = begun();
    const reviews = thinking.review(task, never);
    hear({ kind: "answer", id: 1, answers: [answer] });
    assert.equal(Silent.made.length, 2);
    hear({ kind: "answer", id: 1, answers: [answer] });
    assert.ok((await reviews)?.[0]?.moves.length);
  });

for (const data of [null, 1, "ready", {}, { kind: "nonsense", id: 1 }, { kind: "failed", id: 1 }])
  test(`a worker with a nonsense message is replaced: ${JSON.stringify(data)}`, () => {
    const thinking = begun();
    void thinking.choose(question, never);
    hear(data);
    assert.equal(Silent.made.length, 2);
    assert.equal(latest().asked, 1);
    thinking.destroy();
  });

test("an answer is passed on unchanged, and only to its question", async () => {
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

test("the page checks a question that a worker calls invalid", async () => {
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

test("after an exchange of the rules a new worker gets the new ones", async () => {
  const thinking = begun();
  const rules = await wasmModule();
  exchange(rules);
  void thinking.choose(question, never);
  thinking.warm();
  assert.deepEqual(
    Silent.made.map(({ told }) => told.at(-1)?.kind),
    ["start", "ask"],
  );
  const [start] = Silent.made[1]?.told ?? [];
  assert.ok(start?.kind === "start" && start.module === rules);
  thinking.destroy();
});
