/** The rules and the bots' worker, timed in the browser; tests/bench/run.mjs asks. */
import { wasmModule } from "#wasm";
import type { Answer, FromWorker, Task, ToWorker } from "../../www/bot-worker/messages";
import BotWorker from "../../www/bot-worker/worker?worker&inline";
import { chooseMove, initSync, Match } from "../../www/engine/sobremesa";
import type { Choice, GameId, Setup } from "../../www/engine/types";

const compiled = wasmModule();

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
};

Object.assign(globalThis, { bench });
