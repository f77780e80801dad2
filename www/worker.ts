/** The bot worker: a classic script, started from a Blob and sent the compiled rules. */
import { initSync } from "./api/sobremesa";
import { codeOf, messageOf } from "./trouble/codes";
import type { FromWorker, ToWorker } from "./worker/messages";
import { makePause, thinkInSlices } from "./worker/slices";

interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

const scope = globalThis as unknown as Scope;
const stopped = new Set<number>();
const running = new Set<number>();
const pause = makePause();

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    initSync(data.module);
    scope.postMessage({ kind: "ready" });
  } else if (data.kind === "cancel") {
    if (running.has(data.id)) stopped.add(data.id);
  } else {
    void answer(data);
  }
};

async function answer({ id, question }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  running.add(id);
  try {
    const choice = await thinkInSlices(question, {
      millis: 25,
      pause,
      stopped: () => stopped.has(id),
    });
    if (choice) scope.postMessage({ kind: "answer", id, choice });
  } catch (error) {
    scope.postMessage({ kind: "failed", id, code: codeOf(error), message: messageOf(error) });
  } finally {
    running.delete(id);
    stopped.delete(id);
  }
}
