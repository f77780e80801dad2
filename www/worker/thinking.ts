/** The page's side of thinking: a worker where there can be one, slices on the page where not. */
import { compiled } from "../api/sobremesa";
import type { Choice, Review } from "../api/types";
import { codeOf } from "../trouble/codes";
import { recovered } from "../trouble/recovery";
import type { Answer, FromWorker, Question, Task, ToWorker } from "./messages";
import { thinkInSlices } from "./slices";
import BotWorker from "./worker?worker&inline";

/** Hears how much of a fixed piece of work is done, 0 to 1, where there is any. */
export type Progress = (share: number) => void;

/** What answers questions to bots. A signal that stops a question makes its answer null; only if even slices fail it rejects. */
export interface Thinking {
  /** The bot's choice. */
  choose(question: Question, signal: AbortSignal, progress?: Progress): Promise<Choice | null>;
  /** What each of many positions and all its moves are worth. */
  review(task: Task, signal: AbortSignal, progress?: Progress): Promise<Review[] | null>;
  /** Starts the worker now, so that the first answer need not wait for it; it is asked all that is open. */
  warm(): void;
  /** Where thinking happens now. */
  readonly place: "worker" | "page";
  destroy(): void;
}

/** A question under way. */
interface Open {
  task: Task;
  signal: AbortSignal;
  progress: Progress;
  resolve(answers: Answer[] | null): void;
  reject(error: unknown): void;
  /** How often a worker died over it. */
  deaths: number;
}

/** A worker that says nothing within this time is none. */
const PATIENCE = 10_000;
/** So long, in ms, the first question waits: a slow phone takes a while to start a worker, and first shows what was touched. */
const AFTER = 50;
/** How long a slice on the page may take: well under a frame. */
const SLICE = 8;

/** Makes the page's thinking; the worker starts with the first question, with the rules that the page has. */
export function makeThinking(): Thinking {
  return new WorkerThinking();
}

class WorkerThinking implements Thinking {
  place: "worker" | "page" = "worker";
  #worker: Worker | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #deaths = 0;
  #next = 1;
  readonly #open = new Map<number, Open>();

  warm(): void {
    if (this.place === "page" || this.#worker) return;
    try {
      const worker = new BotWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(worker, data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#died(worker);
      };
      worker.onmessageerror = () => this.#died(worker);
      this.#patience = setTimeout(() => {
        this.#died(worker);
      }, PATIENCE);
      this.#say({ kind: "start", module: compiled() });
      for (const [id, open] of this.#open) this.#ask(id, open);
    } catch {
      this.#toPage();
    }
  }

  async choose(
    { observation, ...about }: Question,
    signal: AbortSignal,
    progress?: Progress,
  ): Promise<Choice | null> {
    const answers = await this.#answers(
      { ...about, observations: [observation] },
      signal,
      progress,
    );
    return (answers?.[0] as Choice | undefined) ?? null;
  }

  review(task: Task, signal: AbortSignal, progress?: Progress): Promise<Review[] | null> {
    const think = { ...task.think, review: true };
    return this.#answers({ ...task, think }, signal, progress) as Promise<Review[] | null>;
  }

  #answers(
    task: Task,
    signal: AbortSignal,
    progress: Progress = () => {},
  ): Promise<Answer[] | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      const open: Open = { task, signal, progress, resolve, reject, deaths: 0 };
      this.#open.set(id, open);
      signal.addEventListener("abort", () => {
        if (!this.#open.delete(id)) return;
        if (this.#worker) this.#say({ kind: "cancel", id });
        resolve(null);
      });
      if (this.#worker || this.place === "page") this.#ask(id, open);
      else setTimeout(() => this.#open.size && this.warm(), AFTER);
    });
  }

  destroy(): void {
    this.#drop();
    for (const open of this.#open.values()) open.resolve(null);
    this.#open.clear();
  }

  #ask(id: number, open: Open): void {
    if (this.#worker) this.#say({ kind: "ask", id, task: open.task });
    else void this.#here(id, open);
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #heard(worker: Worker, data: FromWorker): void {
    if (worker !== this.#worker) return;
    if (data.kind === "ready") {
      clearTimeout(this.#patience);
      return;
    }
    const open = this.#open.get(data.id);
    if (data.kind === "progress") open?.progress(data.share);
    else if (data.kind === "answer") {
      this.#open.delete(data.id);
      open?.resolve(data.answers);
    } else if (data.code === "panic" || data.code === "unknown") {
      if (open) open.deaths += 1;
      this.#died(worker);
    } else {
      // A question that makes no sense makes none here either.
      this.#open.delete(data.id);
      open?.reject(Object.assign(new Error(data.message), { code: data.code }));
    }
  }

  /** A worker died: once it is started again, then thinking moves to the page. */
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
    for (const [id, open] of this.#open) void this.#here(id, open);
  }

  #drop(): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #here(id: number, open: Open): Promise<void> {
    try {
      const { task, signal, progress, resolve } = open;
      const answers = await thinkInSlices(task, SLICE, () => signal.aborted, progress);
      this.#open.delete(id);
      resolve(answers);
    } catch (error) {
      // The page's own instance died: everyone gets a new one, and one more try is fair.
      if (codeOf(error) === "panic") recovered(error);
      open.deaths += 1;
      if (codeOf(error) === "panic" && open.deaths < 2) return this.#here(id, open);
      this.#open.delete(id);
      open.reject(error);
    }
  }
}
