/** The script of the bots' worker. It receives the compiled rules, then answers questions. */
import { codeOf } from "../engine/error";
import { initSync } from "../engine/sobremesa";
import { messageOf } from "../errors/codes";
import type { FromWorker, ToWorker } from "./messages";
import { thinkInSlices } from "./slices";

interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

/** The target length of a slice, in ms: the longest wait before a question that was cancelled stops. */
const SLICE = 25;

/** The minimum interval between heartbeats, in ms. */
const BEAT = 250;

const scope = globalThis as unknown as Scope;
/** The open questions; the value is true for reviews, which wait while a bot has to move. */
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
  let lastBeat = 0;
  /** Called after each slice. It sends the heartbeat, so a question that gets stuck sends none. */
  const stopped = (): boolean => {
    const now = performance.now();
    if (now - lastBeat >= BEAT) {
      lastBeat = now;
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
