/** An object of the rules, held for JavaScript: refused after `free`, recreated when its instance is lost. */
import { SobremesaError } from "./error.js";
import { guarded, instance, release } from "./load.js";

/** How the engine makes an object in the rules. It is a class, because callers may pass any plain function. */
export class Source<T> {
  readonly make: () => T;

  constructor(make: () => T) {
    this.make = make;
  }
}

/** A match, a series or a bot in the rules. */
export class Handle<T extends { free(): void }> {
  #raw: T | null;
  #instance: number;
  readonly #name: string;
  readonly #again: () => T;

  /** `name` is what an error calls it; `again` makes it as it stands now, in a new instance. Throws what the rules throw. */
  constructor(name: string, make: () => T, again = make) {
    this.#instance = instance();
    this.#name = name;
    this.#again = again;
    this.#raw = guarded(make);
  }

  /**
   * Refuses what has been freed.
   * @throws `freed`
   */
  check(): void {
    if (!this.#raw) throw new SobremesaError("freed", `this ${this.#name} has been freed`);
  }

  /** Calls it. */
  use<R>(call: (raw: T) => R): R {
    const raw = this.#alive();
    return guarded(() => call(raw));
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw) release(this.#instance, () => raw.free());
  }

  /** It in the instance that there is now. */
  #alive(): T {
    this.check();
    const now = instance();
    if (this.#instance !== now) {
      this.#raw = guarded(this.#again);
      this.#instance = now;
    }
    return this.#raw as T;
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
