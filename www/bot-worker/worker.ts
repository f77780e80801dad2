/** The script of the bots' worker: it is sent the compiled rules, and answers questions. */
import { codeOf } from "../engine/error";
import { initSync } from "../engine/sobremesa";
import { messageOf } from "../errors/codes";
import type { FromWorker, ToWorker } from "./messages";
import { thinkInSlices } from "./slices";

interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

/** How long a slice takes, in ms: as long as a person who changes their mind may wait. */
const SLICE = 25;

/** The interval between progress messages, in ms. */
const BEAT = 250;

const scope = globalThis as unknown as Scope;
/** The questions that are still wanted, and whether they are reviews: these wait for bots. */
const open = new Map<number, boolean>();

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    initSync(data.module);
    scope.postMessage({ kind: "ready" });
  } else if (data.kind === "cancel") open.delete(data.id);
  else void answer(data);
};

async function answer({ id, task }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  const isReview = task.think.review === true;
  open.set(id, isReview);
  let told = 0;
  /** Asked after each slice, so that what does not get on falls silent. */
  const stopped = (): boolean => {
    const now = performance.now();
    if (now - told >= BEAT) {
      told = now;
      scope.postMessage({ kind: "beat", id });
    }
    return !open.has(id);
  };
  try {
    const answers = await thinkInSlices(
      task,
      SLICE,
      stopped,
      (share) => scope.postMessage({ kind: "progress", id, share }),
      () => isReview && [...open.values()].includes(false),
    );
    if (answers) scope.postMessage({ kind: "answer", id, answers });
  } catch (error) {
    scope.postMessage({ kind: "failed", id, code: codeOf(error), message: messageOf(error) });
  }
  open.delete(id);
}
