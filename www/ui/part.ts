/** Parts of the page that are loaded on demand. */

/** Something that a screen or a dialog needs, and that may have to be loaded first. */
export interface Part {
  readonly loaded: boolean;
  load(): Promise<unknown>;
}

/** Code in separate files. */
export class Code<T> implements Part {
  readonly #fetch: () => Promise<T>;
  #it: T | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  get loaded(): boolean {
    return this.#it !== undefined;
  }

  /** The loaded code; throws if it isn't loaded. */
  get it(): T {
    if (this.#it === undefined) throw new Error("a part of the page is not loaded");
    return this.#it;
  }

  async load(): Promise<T> {
    this.#it ??= await this.#fetch();
    return this.#it;
  }
}

/** Loads parts. */
export const loadParts = (parts: readonly Part[]): Promise<unknown> =>
  Promise.all(parts.map((part) => part.load()));
