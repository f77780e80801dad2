/** Choices in secret that count once all have chosen, at a table of several devices: until then each can be thought over again. */
import type { SessionCore } from "./core";

/** What was chosen after a choice that is thought over again, and need not be chosen once more. */
export class SecretChoices {
  readonly #core: SessionCore;
  /** By seats, in the notation of the rules. */
  readonly #kept = new Map<number, string>();

  constructor(core: SessionCore) {
    this.#core = core;
  }

  /** Keeps what others chose after a step, before that is taken back. */
  keepAfter(ply: number): void {
    const { steps, at } = this.#core.history;
    for (const { seat, full } of steps.slice(ply + 1, at))
      if (seat !== null) this.#kept.set(seat, full);
  }

  /** What a seat had chosen before, once; null where it is to choose. */
  again(seat: number): string | null {
    const { context, history } = this.#core;
    const { match } = history;
    if (this.#kept.size === 0) return null;
    if (!context.choosing(match.view())) this.#kept.clear();
    const kept = this.#kept.get(seat);
    this.#kept.delete(seat);
    return match.legalMoves().some(({ notation }) => notation === kept) ? (kept ?? null) : null;
  }
}
