/** Thinking in slices: in the worker so that it can be told to stop, on the page so that it never blocks. */
import { Thinker } from "../api/sobremesa";
import type { Choice } from "../api/types";
import type { Question } from "./messages";

/**
 * A bot's choice, or null if it was stopped. One slice takes about `millis`; `stopped` is asked between two.
 * With a budget in nodes the slicing changes nothing in the answer.
 */
export async function thinkInSlices(
  question: Question,
  millis: number,
  stopped: () => boolean,
): Promise<Choice | null> {
  const { millis: limit, ...think } = question.think;
  const thinker = new Thinker(question.game, question.observation, think);
  try {
    const begun = performance.now();
    let nodes = 256;
    for (;;) {
      const before = performance.now();
      const done = thinker.run(nodes);
      const now = performance.now();
      if (done || (limit !== undefined && now - begun >= limit)) return thinker.choice();
      // Aim at the wished length; never grow more than fourfold on one measurement.
      const factor = Math.min(millis / (now - before), 4);
      nodes = Math.max(64, Math.round(nodes * factor));
      await pause();
      if (stopped()) return null;
    }
  } finally {
    try {
      thinker.free();
    } catch {
      // after a panic the instance is gone, and the memory with it
    }
  }
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
