/** Lists in a storage that several tabs add to. */
import type * as v from "valibot";
import { asObject, readable } from "./checks";
import { versionOf } from "./save";
import { parse, type Storage } from "./storage";

/** How they are written now. */
export const VERSION = 1;

/** At most this many entries are kept: a game a day for eight years, all four puzzles a day for two. */
export const LIMIT = 3000;

/** The kind of entries in a list. */
export interface Kind<T> {
  /** Its key in the storage, and its name in what is written there. */
  key: string;
  name: string;
  schema: v.GenericSchema<unknown, T>;
  /** The same for entries that count as one. */
  idOf(entry: T): string;
  /** Merges two such entries. */
  same(one: T, other: T): T;
  /** The entry to be forgotten first comes first; the order of two different entries is always the same. */
  order(one: T, other: T): number;
}

/** The union of two lists. The order of merging changes nothing, nor does doing it again. */
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

/** A list in a storage, which is read whenever it is asked for: another tab may have added an entry. */
export class KeptList<T> {
  readonly #storage: Storage;
  readonly #kind: Kind<T>;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage, kind: Kind<T>) {
    this.#storage = storage;
    this.#kind = kind;
  }

  list(): T[] {
    return readList(this.#kind, this.#storage.get(this.#kind.key)) ?? [];
  }

  /** All entries as a text. */
  copy(entries: readonly T[] = this.list()): string {
    return JSON.stringify({ v: VERSION, [this.#kind.name]: entries });
  }

  /**
   * Merges entries into what is there by now, so that a storage that could not be read a moment ago loses nothing. What a
   * newer version wrote is left alone.
   */
  merge(entries: readonly T[]): void {
    const { key } = this.#kind;
    if (versionOf(this.#storage.get(key)) > VERSION || entries.length === 0) return;
    this.#storage.set(key, this.copy(merged(this.#kind, this.list(), entries)));
    this.#changed();
  }

  erase(): void {
    this.#storage.remove(this.#kind.key);
    this.#changed();
  }

  /** They have changed, here or in another tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    const leave = this.#storage.onChange((key) => key === this.#kind.key && listener());
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
