/** The page's side of thinking: a worker where there can be one, slices on the page where not. */
import * as v from "valibot";
import { codeOf, SobremesaError } from "../engine/error";
import { compiled } from "../engine/sobremesa";
import type { Choice, Review } from "../engine/types";
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
import BotWorker from "./worker?worker&inline";

/** Hears how much of a fixed piece of work is done, 0 to 1, where there is any. */
export type Progress = (share: number) => void;

/** A question under way. */
interface Open {
  task: Task;
  /** The moves that are valid answers. */
  moves: readonly string[];
  signal: AbortSignal;
  progress: Progress;
  resolve(answers: Answer[] | null): void;
  reject(error: unknown): void;
  /** How often the page's own rules broke over it. */
  panics: number;
  /** It is thought about on the page. */
  here: boolean;
}

/** A question that a worker is not heard to work on for so many seconds is lost, and the worker with it. */
const PATIENCE = 5;
/** The same until the worker is ready: on a slow phone that takes a while. */
const STARTING = 10;
/**
 * The delay before the first question, in ms: a slow phone takes a while to start a worker, and should first show the
 * tap.
 */
const AFTER = 50;
/** How long a slice on the page may take: well under a frame. */
const SLICE = 8;

/**
 * Answers questions to bots: by a worker, which starts with the first question and shares the page's rules, or in
 * slices without one. An aborted question answers null; it rejects only if even slices fail.
 */
export class BotClient {
  /** Where thinking happens now. */
  place: "worker" | "page";
  #worker: Worker | null = null;
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

  /** Starts the worker now, so that the first answer need not wait for it; it is asked all that is open. */
  warm(): void {
    if (this.place === "page" || this.#worker) return;
    try {
      const worker = new BotWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }) => worker === this.#worker && this.#heard(worker, data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#died(worker);
      };
      worker.onmessageerror = () => this.#died(worker);
      this.#say({ kind: "start", module: compiled() });
      for (const [id, open] of this.#open) this.#ask(id, open);
    } catch {
      this.#toPage();
    }
  }

  /** The bot's choice. */
  async choose(
    { observation, moves, ...about }: Question,
    signal: AbortSignal,
    progress?: Progress,
  ): Promise<Choice | null> {
    const task = { ...about, observations: [observation] };
    const answers = await this.#answers(task, moves, signal, progress);
    return (answers?.[0] as Choice | undefined) ?? null;
  }

  /** The value of each of many positions and of all their moves. */
  review(task: Task, signal: AbortSignal, progress?: Progress): Promise<Review[] | null> {
    const think = { ...task.think, review: true };
    return this.#answers({ ...task, think }, [], signal, progress) as Promise<Review[] | null>;
  }

  #answers(
    task: Task,
    moves: readonly string[],
    signal: AbortSignal,
    progress: Progress = () => {},
  ): Promise<Answer[] | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      const about = { task, moves, signal, progress };
      const open: Open = { ...about, resolve, reject, panics: 0, here: false };
      this.#open.set(id, open);
      signal.addEventListener("abort", () => {
        if (!this.#close(id)) return;
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
    if (open.here) return;
    if (!this.#worker) return void this.#here(id, open);
    this.#say({ kind: "ask", id, task: open.task });
    this.#watchdog.follow(id);
  }

  /** A question is answered, or needs no answer any more; false if that was so before. */
  #close(id: number): boolean {
    this.#watchdog.leave(id);
    return this.#open.delete(id);
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
        // A question that makes no sense makes none here either.
        if (open && !["panic", "unknown"].includes(data.code))
          return void this.#here(data.id, open);
        return this.#died(worker);
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
    for (const [id, open] of this.#open) this.#ask(id, open);
  }

  #drop(): void {
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  async #here(id: number, open: Open): Promise<void> {
    const { task, moves, signal, progress, resolve } = open;
    open.here = true;
    this.#watchdog.leave(id);
    try {
      const answers = await thinkInSlices(task, SLICE, () => signal.aborted, progress);
      if (answers && !areAnswers(answers, task, moves))
        throw new SobremesaError("panic", "no answer");
      this.#close(id);
      resolve(answers);
    } catch (error) {
      // The page's own instance died: one more try is fair.
      open.panics += 1;
      if (codeOf(error) === "panic" && open.panics < 2) return this.#here(id, open);
      this.#close(id);
      open.reject(error);
    }
  }
}
