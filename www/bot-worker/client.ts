/** The page's access to bots: in a worker if possible, otherwise in slices on the page. */
import * as v from "valibot";
import { codeOf, SobremesaError } from "../engine/error";
import { compiled } from "../engine/sobremesa";
import type { Choice, Review, Stop } from "../engine/types";
import {
  type Answer,
  areAnswers,
  fromWorker,
  type Question,
  type Task,
  type ToWorker,
} from "./messages";
import { thinkInSlices } from "./slices";
import { Watchdog } from "./watchdog";

/** The worker's script, once it is loaded. */
let BotWorker: (new () => Worker) | undefined;

/** Loads the worker's script, which a page without bots does without. */
export async function loadWorker(): Promise<void> {
  BotWorker ??= (await import("./worker?worker&inline")).default;
}

/** Receives the progress, 0 to 1, of work of a known size, if there is any. */
export type Progress = (share: number) => void;

/** A question that has no answer yet. */
interface Open {
  task: Task;
  /** The moves that are valid answers. */
  moves: readonly string[];
  progress: Progress;
  resolve(answers: Answer[] | null): void;
  reject(error: unknown): void;
  /** How often the page's own rules panicked on this question. */
  panics: number;
  /** True if the page itself works on it, not the worker. */
  here: boolean;
  /** Stops listening to the signal. */
  leave(): void;
}

/** A worker counts as dead if it sends no message about an open question for this many seconds. */
const PATIENCE = 5;
/** The same limit until the worker is ready, which takes a while on a slow phone. */
const STARTING = 10;
/**
 * The delay before the worker is started, in ms. Starting takes a while on a slow phone, which should first show the
 * result of the tap.
 */
const AFTER = 50;
/** The target length of a slice on the page, in ms: well under a frame. */
const SLICE = 8;

/**
 * Asks bots for moves and reviews. A worker does the work; it starts with the first question and shares the page's
 * compiled rules. Without a worker, the page works in slices. An aborted question resolves to null. A question rejects
 * only if the slices on the page fail as well.
 */
export class BotClient {
  /** Where bots think now. */
  place: "worker" | "page";
  #worker: Worker | null = null;
  /** The rules that the worker got. */
  #rules: WebAssembly.Module | undefined;
  /** The timer that will start the worker. */
  #starting: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  #deaths = 0;
  #next = 1;
  readonly #open = new Map<number, Open>();
  readonly #watchdog = new Watchdog(
    () => (this.#ready ? PATIENCE : STARTING),
    () => this.#worker && this.#died(this.#worker),
  );

  constructor(worker = true) {
    this.place = worker ? "worker" : "page";
  }

  /** Starts the worker now, so that the first answer needn't wait for it, and sends it all open questions. */
  warm(): void {
    clearTimeout(this.#starting);
    this.#starting = undefined;
    if (this.place === "page" || this.#worker) return;
    if (!BotWorker)
      return void loadWorker().then(
        () => this.warm(),
        () => this.#toPage(),
      );
    try {
      const worker = new BotWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }) => worker === this.#worker && this.#heard(worker, data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#died(worker);
      };
      worker.onmessageerror = () => this.#died(worker);
      this.#rules = compiled();
      this.#say({ kind: "start", module: this.#rules });
      for (const [id, open] of this.#open) this.#ask(id, open);
    } catch {
      this.#toPage();
    }
  }

  /** Returns the bot's choice, or null if the question was aborted. */
  async choose(
    { observation, moves, ...about }: Question,
    signal: Stop,
    progress?: Progress,
  ): Promise<Choice | null> {
    const task = { ...about, observations: [observation] };
    const answers = await this.#answers(task, moves, signal, progress);
    return (answers?.[0] as Choice | undefined) ?? null;
  }

  /** Returns the value of each position and of all its moves, or null if the question was aborted. */
  review(task: Task, signal: Stop, progress?: Progress): Promise<Review[] | null> {
    const think = { ...task.think, review: true };
    return this.#answers({ ...task, think }, [], signal, progress) as Promise<Review[] | null>;
  }

  #answers(
    task: Task,
    moves: readonly string[],
    signal: Stop,
    progress: Progress = () => {},
  ): Promise<Answer[] | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      const stop = (): void => {
        this.#close(id);
        if (this.#worker) this.#say({ kind: "cancel", id });
        resolve(null);
      };
      const leave = (): void => signal.removeEventListener("abort", stop);
      const about = { task, moves, progress, resolve, reject, leave };
      const open: Open = { ...about, panics: 0, here: false };
      this.#open.set(id, open);
      signal.addEventListener("abort", stop);
      // The page may have got the rules of more games since.
      if (this.#worker && this.#rules !== compiled()) this.#drop();
      if (this.#worker || this.place === "page") this.#ask(id, open);
      else this.#starting ??= setTimeout(() => this.#open.size && this.warm(), AFTER);
    });
  }

  destroy(): void {
    this.#drop();
    // A worker whose script is still being loaded is not started any more.
    this.place = "page";
    for (const [id, { resolve }] of [...this.#open]) {
      this.#close(id);
      resolve(null);
    }
  }

  #ask(id: number, open: Open): void {
    if (open.here) return;
    if (!this.#worker) return void this.#here(id, open);
    this.#say({ kind: "ask", id, task: open.task });
    this.#watchdog.follow(id);
  }

  /** Closes a question that was answered or aborted. */
  #close(id: number): void {
    this.#watchdog.leave(id);
    this.#open.get(id)?.leave();
    this.#open.delete(id);
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Handles a worker's message, which is untrusted. */
  #heard(worker: Worker, said: unknown): void {
    const { success, output: data } = v.safeParse(fromWorker, said);
    if (!success) return this.#died(worker);
    if (data.kind === "ready") {
      for (const id of this.#open.keys()) this.#watchdog.heard(id);
      this.#ready = true;
      return;
    }
    const open = this.#open.get(data.id);
    this.#watchdog.heard(data.id);
    switch (data.kind) {
      case "beat":
        return;
      case "progress":
        return open?.progress(data.share);
      case "answer":
        if (!open) return;
        if (!areAnswers(data.answers, open.task, open.moves)) return this.#died(worker);
        this.#close(data.id);
        return open.resolve(data.answers);
      case "failed":
        // The rules refused the question. The page's rules will do the same and throw their error.
        if (open && !["panic", "unknown"].includes(data.code))
          return void this.#here(data.id, open);
        return this.#died(worker);
    }
  }

  /** Handles a worker's death: the first time it starts another worker, the second time thinking moves to the page. */
  #died(worker: Worker): void {
    if (worker !== this.#worker) return;
    this.#drop();
    this.#deaths += 1;
    if (this.#deaths > 1) this.#toPage();
    else this.warm();
  }

  #toPage(): void {
    this.#drop();
    this.place = "page";
    for (const [id, open] of this.#open) this.#ask(id, open);
  }

  #drop(): void {
    clearTimeout(this.#starting);
    this.#starting = undefined;
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  async #here(id: number, open: Open): Promise<void> {
    const { task, moves, progress, resolve } = open;
    const stopped = (): boolean => !this.#open.has(id);
    open.here = true;
    this.#watchdog.leave(id);
    try {
      const answers = await thinkInSlices(task, SLICE, stopped, progress);
      if (answers && !areAnswers(answers, task, moves))
        throw new SobremesaError("panic", "no answer");
      this.#close(id);
      resolve(answers);
    } catch (error) {
      // The page's own instance panicked: tries once more.
      open.panics += 1;
      if (codeOf(error) === "panic" && open.panics < 2) return this.#here(id, open);
      this.#close(id);
      open.reject(error);
    }
  }
}
