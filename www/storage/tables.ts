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
  kept: v.object({
    /** The number of the table's game, counted from 0. */
    round: count,
    secret: hex(32),
    /** The secret of the next game. */
    next: hex(32),
    /** The shares used for the seed; empty before the game has begun. */
    shares: v.array(hex(32)),
    guests: v.array(
      v.object({
        /** The token with which the guest returns. */
        token: hex(32),
        /** The guest's share of the seed. */
        share: hex(32),
        seats: v.array(count),
        /** The names of the people for whom a bot plays, by seat. */
        names: v.exactOptional(v.record(v.string(), v.string())),
      }),
    ),
  }),
});

const visited = v.object({
  table: hex(16),
  /** The code this device used last to join. */
  used: v.optional(v.string()),
  kept: v.object({
    /** The token from the host; null before it arrives. */
    token: v.nullable(hex(32)),
    /** The guest's share of the seed. */
    share: hex(32),
    /**
     * The number of the game that the share is for, and the host's commitment for it. A different commitment later
     * would be cheating.
     */
    round: count,
    commitment: v.nullable(hex(64)),
    /** True if commitment and share were exchanged before that game began. */
    witness: v.boolean(),
  }),
});

export type Hosted = v.InferOutput<typeof hosted>;
/** The part of a hosted table that outlives a reload. */
export type KeptTable = Hosted["kept"];
/** A guest's data on the host, kept even while its phone is disconnected. */
export type KnownGuest = KeptTable["guests"][number];
/** A table at which this device is a guest. */
export type Visited = v.InferOutput<typeof visited>;
/** The part of a visited table that outlives a reload, to return to its seats. */
export type KeptGuest = Visited["kept"];

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
    return readable(this.#schema, parse(this.#storage.get(this.#key)));
  }

  put(one: T): void {
    const others = this.list().filter(({ table }) => table !== one.table);
    this.#storage.set(this.#key, JSON.stringify([one, ...others].slice(0, MAX_TABLES)));
  }
}

export const hostedTables = (storage: Storage): Tables<Hosted> =>
  new Tables(storage, HOSTED, hosted);

export const visitedTables = (storage: Storage): Tables<Visited> =>
  new Tables(storage, VISITED, visited);
