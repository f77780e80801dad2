/** References to objects of the rules: unusable after `free`, recreated when their wasm instance is lost. */
import { SobremesaError } from "./error.js";
import { guarded, instance, release } from "./load.js";

/** A function that makes an object in the rules. It is a class, because API users could pass any plain function. */
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

  /** `name` is used in errors; `again` recreates the object in its current state. Throws the errors of the rules. */
  constructor(name: string, make: () => T, again = make) {
    this.#instance = instance();
    this.#name = name;
    this.#again = again;
    this.#raw = guarded(make);
  }

  /**
   * Checks that the object has not been freed.
   * @throws `freed`
   */
  check(): void {
    if (!this.#raw) throw new SobremesaError("freed", `this ${this.#name} has been freed`);
  }

  /** Passes the object to `call` and returns the result. */
  use<R>(call: (raw: T) => R): R {
    const raw = this.#alive();
    return guarded(() => call(raw));
  }

  /** Frees the memory. A second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw) release(this.#instance, () => raw.free());
  }

  /** Returns the object, after recreating it if its instance was replaced. */
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

/** Makes `using` call a class's `free`, on platforms that have `Symbol.dispose`. */
export function disposable(held: { prototype: { free(): void } }): void {
  if (typeof Symbol.dispose !== "symbol") return;
  Object.defineProperty(held.prototype, Symbol.dispose, {
    value: held.prototype.free,
    configurable: true,
    writable: true,
  });
}
