/** What the rules hold for us: dead after `free` or when its instance is lost. */
import { SobremesaError } from "./error.js";
import { guarded, instance, release } from "./load.js";

/** A match, a series or a bot in the rules. */
export class Handle<T extends { free(): void }> {
  #raw: T | null;
  readonly #instance: number;
  readonly #name: string;

  /** Makes one; throws what the rules throw. `name` is what a complaint calls it. */
  constructor(name: string, make: () => T) {
    this.#instance = instance();
    this.#name = name;
    this.#raw = guarded(make);
  }

  /** Calls it; one that is freed, or of an instance that was lost, is refused. */
  use<R>(call: (raw: T) => R): R {
    const raw = this.#raw;
    if (!raw || this.#instance !== instance()) {
      throw new SobremesaError("freed", `this ${this.#name} has been freed`);
    }
    return guarded(() => call(raw));
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw) release(this.#instance, () => raw.free());
  }
}

/** Lets `using` free what a class holds, on platforms that have it. */
export function disposable(held: { prototype: { free(): void } }): void {
  if (typeof Symbol.dispose !== "symbol") return;
  Object.defineProperty(held.prototype, Symbol.dispose, {
    value: held.prototype.free,
    configurable: true,
    writable: true,
  });
}
