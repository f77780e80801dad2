/** What the rules hold for us: asked by name, dead after `free` or a panic. */

import { fault } from "./error.js";
import { Held as Raw, tell as rawTell } from "./generated/sobremesa.js";
import { guarded, instance } from "./load.js";

/** Tells what needs no match. */
export function tell<T>(what: string, game = "", position = "", depth = 0): T {
  instance();
  return guarded(() => rawTell(what, game, position, depth));
}

/** A text that may be left out, as the rules are told it. */
export const given = (text: string | undefined): string => (text === undefined ? "" : `=${text}`);

/** A match, a series or a thinker in the rules. */
export class Held {
  #raw: Raw | null;
  readonly #instance: number;
  readonly #name: string;

  /** Makes one; throws what the rules throw. */
  constructor(name: string, kind: string, words: string[]) {
    this.#instance = instance();
    this.#name = name;
    // They cross the border as one; a word that has the mark between them in it is none of the rules'.
    const marked = words.map((word) => word.replaceAll("\0", "\ufffd")).join("\0");
    this.#raw = guarded(() => Raw.make(kind, marked));
  }

  /** Asks it something; one that is freed, or of an instance that has panicked, is refused. */
  ask<T>(question: string, about: string | number = ""): T {
    this.alive();
    return guarded(() => this.#raw?.ask(question, String(about)));
  }

  /** Throws `freed` where it would be refused. */
  alive(): void {
    if (!this.#raw || this.#instance !== instance()) {
      throw fault("freed", `this ${this.#name} has been freed`);
    }
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw && this.#instance === instance()) guarded(() => raw.free());
  }
}
