/** Runs bots in slices: in the worker so that it can be stopped, on the page so that the page never blocks. */
import { Bot } from "../engine/sobremesa";
import type { Answer, Task } from "./messages";

/**
 * Returns one answer for each observation, or null if it was stopped. A slice takes about `millis` ms. After each slice
 * it stops if `stopped` returns true, and pauses while `waits` returns true because other work goes first. With a
 * budget in nodes, the answers don't depend on the slices.
 */
export async function thinkInSlices(
  task: Task,
  millis: number,
  stopped: () => boolean,
  progress: (share: number) => void,
  waits: () => boolean = () => false,
): Promise<Answer[] | null> {
  const answers: Answer[] = [];
  let rested = performance.now();
  for (const [at, observation] of task.observations.entries()) {
    const bot = new Bot(task.game, observation, { ...task.think, played: task.played?.[at] });
    try {
      for (let done = false; !done; ) {
        done = bot.run(millis);
        const share = bot.progress();
        if (share !== null) progress(share);
        // Several quick answers share a slice.
        if (done && performance.now() - rested < millis / 2) continue;
        do {
          await pause();
          if (stopped()) return null;
        } while (waits());
        rested = performance.now();
      }
      answers.push(task.think.review ? bot.review() : bot.choice());
      if (task.think.millis === undefined) progress(answers.length / task.observations.length);
    } finally {
      try {
        bot.free();
      } catch {
        // After a panic the instance is gone, together with its memory.
      }
    }
  }
  return answers;
}

/** Lets the browser handle pending input and messages. It resumes sooner than a timer would. */
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
