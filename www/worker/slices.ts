/** Thinking in slices: in the worker so that it can be told to stop, on the page so that it never blocks. */
import { Thinker } from "../api/sobremesa";
import type { Choice } from "../api/types";
import type { Question } from "./messages";

/** How slices are cut. */
export interface Slicing {
  /** How long one slice should take. */
  millis: number;
  /** Lets others run between two slices. */
  pause: () => Promise<void>;
  /** True once nobody wants the answer any more. */
  stopped: () => boolean;
}

/** A bot's choice, or null if it was stopped. With a budget in nodes the slicing changes nothing in it. */
export async function thinkInSlices(question: Question, slicing: Slicing): Promise<Choice | null> {
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
      const factor = slicing.millis / Math.max(now - before, slicing.millis / 4);
      nodes = Math.max(64, Math.round(nodes * Math.min(factor, 4)));
      await slicing.pause();
      if (slicing.stopped()) return null;
    }
  } finally {
    attempt(() => thinker.free());
  }
}

/** Lets the browser handle what waits (input, messages), then goes on; quicker than a timer. */
export function makePause(): () => Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return () => scheduler.yield?.() ?? Promise.resolve();
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(0);
    });
}

/** After a panic even freeing throws. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // the instance is gone, and the memory with it
  }
}
