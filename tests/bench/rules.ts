/** The rules and the bots' worker, timed in the browser; tests/bench/run.mjs asks. */
import { wasmModule } from "sobremesa:wasm";
import workerText from "sobremesa:worker";
import { chooseMove, initSync, Match, perft } from "../../www/api/sobremesa";
import type { FromWorker, ToWorker } from "../../www/worker/messages";

const compiled = wasmModule();

/** How long a worker of this text takes until it answers, in milliseconds. */
async function ready(text: string, first: unknown): Promise<number> {
  const begun = performance.now();
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(url);
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = reject;
    worker.postMessage(first);
  });
  const time = performance.now() - begun;
  worker.terminate();
  URL.revokeObjectURL(url);
  return time;
}

const bench = {
  async workers(count: number): Promise<{ ours: number[]; empty: number[] }> {
    const module = await compiled;
    const times = { ours: [] as number[], empty: [] as number[] };
    for (let i = 0; i < count; i++) {
      times.empty.push(await ready("onmessage = () => postMessage(0)", 0));
      times.ours.push(await ready(workerText, { kind: "start", module }));
    }
    return times;
  },

  /** Nodes a second of the strongest bot. */
  async rate(position: string, nodes: number): Promise<number> {
    initSync(await compiled);
    const match = new Match("gobblet", { position });
    const observation = match.observation(0);
    match.free();
    const begun = performance.now();
    const choice = chooseMove("gobblet", observation, { level: 5, nodes, seed: "bench" });
    return choice.nodes / ((performance.now() - begun) / 1000);
  },

  /** How long a fresh bot worker takes to solve Cock & Bull and value its start, in seconds. */
  async solve(): Promise<number> {
    const module = await compiled;
    const url = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
    const worker = new Worker(url);
    const heard = (kind: string): Promise<void> =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === kind) resolve();
          else if (data.kind === "failed") reject(new Error(data.message));
        };
      });
    const say = (message: ToWorker): void => worker.postMessage(message);
    const ready = heard("ready");
    say({ kind: "start", module });
    await ready;
    const begun = performance.now();
    const answered = heard("answer");
    const observations = ["---/--/- 0:0 r -"];
    const task = { game: "cock-bull" as const, observations, think: { review: true } };
    say({ kind: "ask", id: 1, task });
    await answered;
    const time = (performance.now() - begun) / 1000;
    worker.terminate();
    URL.revokeObjectURL(url);
    return time;
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
