/** The rules and the bots' worker, timed in the browser; tests/bench/run.mjs asks. */
import { wasmModule } from "#wasm";
import type { Answer, FromWorker, Task, ToWorker } from "../../www/bot-worker/messages";
import BotWorker from "../../www/bot-worker/worker?worker&inline";
import { chooseMove, initSync, Match, perft } from "../../www/engine/sobremesa";
import type { Choice, GameId, Setup } from "../../www/engine/types";

const compiled = wasmModule();

/** A worker of this text. */
const workerOf = (text: string): Worker =>
  new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));

/** How long a worker takes until it answers, in milliseconds. */
async function ready(start: () => Worker, first: unknown): Promise<number> {
  const begun = performance.now();
  const worker = start();
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = reject;
    worker.postMessage(first);
  });
  const time = performance.now() - begun;
  worker.terminate();
  return time;
}

/** A bot worker that is ready, and how to ask it. */
async function hired() {
  const module = await compiled;
  const worker = new BotWorker();
  const heard = (kind: "ready" | "answer"): Promise<Answer[]> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "failed") reject(new Error(data.message));
        else if (data.kind === kind)
          resolve(data.kind === "answer" ? (data.answers as Answer[]) : []);
      };
    });
  const say = (message: ToWorker): void => worker.postMessage(message);
  const ready = heard("ready");
  say({ kind: "start", module });
  await ready;
  return {
    ask(task: Task): Promise<Answer[]> {
      const answered = heard("answer");
      say({ kind: "ask", id: 1, task });
      return answered;
    },
    terminate(): void {
      worker.terminate();
    },
  };
}

const bench = {
  async workers(count: number): Promise<{ ours: number[]; empty: number[] }> {
    const module = await compiled;
    const times = { ours: [] as number[], empty: [] as number[] };
    for (let i = 0; i < count; i++) {
      times.empty.push(await ready(() => workerOf("onmessage = () => postMessage(0)"), 0));
      times.ours.push(await ready(() => new BotWorker(), { kind: "start", module }));
    }
    return times;
  },

  /** A position that somebody has to think about: the first after the start of a game. */
  async position(game: GameId, setup: Setup): Promise<string> {
    initSync(await compiled);
    const match = new Match(game, { ...setup, seed: "bench" });
    while (match.turn().kind === "chance") match.resolveChance();
    const position = match.position();
    match.free();
    return position;
  },

  /** Nodes a second of the strongest bot. */
  async rate(game: GameId, setup: Setup, nodes: number): Promise<number> {
    initSync(await compiled);
    const match = new Match(game, setup);
    const { seat } = match.turn() as { seat: number };
    const observation = match.observation(seat);
    match.free();
    const begun = performance.now();
    const choice = chooseMove(game, observation, { level: 5, nodes, seed: "bench" });
    return choice.nodes / ((performance.now() - begun) / 1000);
  },

  /** How long a fresh bot worker takes to solve Cock & Bull and value its start, in seconds. */
  async solve(): Promise<number> {
    const { ask, terminate } = await hired();
    const observations = ["---/--/- 0:0 r -"];
    const task = { game: "cock-bull" as const, observations, think: { review: true } };
    const begun = performance.now();
    await ask(task);
    const time = (performance.now() - begun) / 1000;
    terminate();
    return time;
  },

  /** How long the strongest bot takes for each of so many decisions of games with itself, in seconds. */
  async decisions(game: GameId, setup: Setup, count: number): Promise<number[]> {
    initSync(await compiled);
    const { ask, terminate } = await hired();
    const times: number[] = [];
    for (let seed = 0; times.length < count; seed++) {
      const match = new Match(game, { ...setup, seed: String(seed) });
      for (let turn = match.turn(); turn.kind !== "over"; turn = match.turn()) {
        if (turn.kind === "chance") {
          match.resolveChance();
          continue;
        }
        const legal = match.legalMoves();
        if (legal.length === 1 && legal[0]) {
          match.play(legal[0].notation);
          continue;
        }
        if (times.length === count) break;
        const observations = [match.observation(turn.seat)];
        const begun = performance.now();
        const think = { level: 5 as const, seed: "bench" };
        const [choice] = (await ask({ game, observations, think })) as Choice[];
        times.push((performance.now() - begun) / 1000);
        match.play(choice?.move ?? "");
      }
      match.free();
    }
    terminate();
    return times;
  },

  /** Leaves a second, from the start. */
  async perft(depth: number): Promise<number> {
    initSync(await compiled);
    const match = new Match("gobblet");
    const start = match.position();
    match.free();
    const begun = performance.now();
    return Number(perft("gobblet", start, depth)) / ((performance.now() - begun) / 1000);
  },
};

Object.assign(globalThis, { bench });
