/** Tables of several devices, saved for reloads: a host's data about its guests, and a guest's data about its host. */
import * as v from "valibot";
import { readable, count as upTo } from "./checks";
import { HOSTED, VISITED } from "./keys";
import { parse, type Storage } from "./storage";

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${digits}}$`)));
const count = upTo();

const hosted = v.object({
  save: v.string(),
  table: hex(16),
  guests: v.array(
    v.object({
      /** The token with which the guest returns. */
      token: hex(32),
      seats: v.array(count),
      /** The names of the people for whom a bot plays, by seat. */
      names: v.exactOptional(v.record(v.string(), v.string())),
    }),
  ),
});

const visited = v.object({
  table: hex(16),
  /** The code this device used last to join. */
  used: v.optional(v.string()),
  /** The token with which this device returns to its seats. */
  token: hex(32),
});

/** A table hosted by this device. */
export type Hosted = v.InferOutput<typeof hosted>;
/** A guest's data on the host, kept even while its phone is disconnected. */
export type KnownGuest = Hosted["guests"][number];
/** A table at which this device is a guest. */
export type Visited = v.InferOutput<typeof visited>;

/** The maximum number of tables to keep. */
const MAX_TABLES = 8;

export class Tables<T extends { table: string }> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, T>;

  constructor(storage: Storage, key: string, schema: v.GenericSchema<unknown, T>) {
    this.#storage = storage;
    this.#key = key;
    this.#schema = schema;
  }

  /** All readable tables, the newest first. */
  list(): T[] {
    return this.#read(this.#storage.get(this.#key));
  }

  put(one: T): void {
    this.#storage.change(this.#key, (text) => {
      const others = this.#read(text).filter(({ table }) => table !== one.table);
      return JSON.stringify([one, ...others].slice(0, MAX_TABLES));
    });
  }

  #read(text: string | null): T[] {
    return readable(this.#schema, parse(text));
  }
}

export const hostedTables = (storage: Storage): Tables<Hosted> =>
  new Tables(storage, HOSTED, hosted);

export const visitedTables = (storage: Storage): Tables<Visited> =>
  new Tables(storage, VISITED, visited);
