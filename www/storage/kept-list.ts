/** Lists in storage that several tabs add to. */
import type * as v from "valibot";
import { asObject, readable } from "./checks";
import { versionOf } from "./save";
import { type Change, parse, type Storage } from "./storage";

/** The version of the format. */
export const VERSION = 1;

/** The maximum number of entries: a game a day for eight years, or all four daily puzzles for two. */
export const LIMIT = 3000;

/** The kind of entries in a list. */
export interface Kind<T> {
  /** Its key in storage, and its name in the stored text. */
  key: string;
  name: string;
  schema: v.GenericSchema<unknown, T>;
  /** Equal for entries that count as one. */
  idOf(entry: T): string;
  /** Merges two entries with the same id. */
  same(one: T, other: T): T;
  /** Sorts entries, the first to be dropped first. Different entries always have the same order. */
  order(one: T, other: T): number;
}

/** The union of two lists. Merging is commutative and idempotent. */
export function merged<T>(
  { idOf, same, order }: Kind<T>,
  one: readonly T[],
  other: readonly T[] = [],
): T[] {
  const entries = new Map<string, T>();
  for (const entry of [...one, ...other]) {
    const there = entries.get(idOf(entry));
    entries.set(idOf(entry), there ? same(there, entry) : entry);
  }
  return [...entries.values()].sort(order).slice(-LIMIT);
}

/** Reads the entries of a text, each completely or not at all; null if it isn't a list of this version. */
export function readList<T>(kind: Kind<T>, text: string | null): T[] | null {
  const { v, [kind.name]: list } = asObject(parse(text));
  return v === VERSION && Array.isArray(list) ? merged(kind, readable(kind.schema, list)) : null;
}

/** A list in storage. It is read on every access, because another tab may have added an entry. */
export class KeptList<T> {
  readonly #storage: Storage;
  readonly #kind: Kind<T>;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage, kind: Kind<T>) {
    this.#storage = storage;
    this.#kind = kind;
  }

  list(): T[] {
    return this.#read(this.#storage.get(this.#kind.key));
  }

  /** All entries as a text. */
  copy(entries: readonly T[] = this.list()): string {
    return JSON.stringify({ v: VERSION, [this.#kind.name]: entries });
  }

  /** Merges entries into the stored list. Data of a newer version is left alone. */
  merge(entries: readonly T[]): void {
    if (entries.length === 0) return;
    this.#change((text) =>
      versionOf(text) > VERSION
        ? undefined
        : this.copy(merged(this.#kind, this.#read(text), entries)),
    );
  }

  /** Erases the list, but not what another tab adds before a refused erasure can be made again. */
  erase(): void {
    const { idOf } = this.#kind;
    const erased = new Set(this.list().map(idOf));
    this.#change((text) => {
      const left = this.#read(text).filter((entry) => !erased.has(idOf(entry)));
      return left.length > 0 ? this.copy(left) : null;
    });
  }

  /** Calls the listener when the list has changed, here or in another tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    const leave = this.#storage.onChange((key) => key === this.#kind.key && listener());
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  }

  #read(text: string | null): T[] {
    return readList(this.#kind, text) ?? [];
  }

  #change(change: Change): void {
    this.#storage.change(this.#kind.key, change);
    for (const listener of [...this.#listeners]) listener();
  }
}
