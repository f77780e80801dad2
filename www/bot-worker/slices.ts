/** Thinking in slices: in the worker so that it can be told to stop, on the page so that it never blocks. */
import { paced } from "../engine/pace";
import { Bot } from "../engine/sobremesa";
import type { Answer, Task } from "./messages";

/**
 * One answer for each observation, or null if it was stopped. One slice takes about `millis`; `stopped` is asked between
 * two, and whether something else goes first (`waits`). With a budget in nodes the slicing changes nothing in the answers.
 */
export async function thinkInSlices(
  task: Task,
  millis: number,
  stopped: () => boolean,
  progress: (share: number) => void,
  waits: () => boolean = () => false,
): Promise<Answer[] | null> {
  const { millis: limit, ...think } = task.think;
  const answers: Answer[] = [];
  let nodes = 16;
  let rested = performance.now();
  for (const [at, observation] of task.observations.entries()) {
    const bot = new Bot(task.game, observation, { ...think, played: task.played?.[at] });
    try {
      const begun = performance.now();
      for (let done = false; !done; ) {
        const before = performance.now();
        done = bot.run(nodes);
        const now = performance.now();
        const share = bot.progress();
        if (share !== null) progress(share);
        // Exact solutions are not cut short.
        else if (limit !== undefined && now - begun >= limit) done = true;
        if (!done) nodes = paced(nodes, now - before, millis);
        // Several quick answers share a slice.
        else if (now - rested < millis / 2) continue;
        do {
          await pause();
          if (stopped()) return null;
        } while (waits());
        rested = performance.now();
      }
      answers.push(think.review ? bot.review() : bot.choice());
      if (limit === undefined) progress(answers.length / task.observations.length);
    } finally {
      try {
        bot.free();
      } catch {
        // after a panic the instance is gone, and the memory with it
      }
    }
  }
  return answers;
}

/** Lets the browser handle what waits (input, messages), then goes on; quicker than a timer. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
