/** Tables of several devices, kept so that a reload finds back: what a host knows of its guests, and a guest of its host. */
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
    /** Which of the table's games it is, counted from 0. */
    round: count,
    secret: hex(32),
    /** The secret of the next game. */
    next: hex(32),
    /** The shares of which the seed was made; none before the game has begun. */
    shares: v.array(hex(32)),
    guests: v.array(
      v.object({
        /** The token with which the guest returns. */
        token: hex(32),
        /** The guest's share of the seed. */
        share: hex(32),
        seats: v.array(count),
        /** The names of the people for whom a bot plays meanwhile, by seat. */
        names: v.exactOptional(v.record(v.string(), v.string())),
      }),
    ),
  }),
});

const visited = v.object({
  table: hex(16),
  /** The code by which this device came last. */
  used: v.optional(v.string()),
  kept: v.object({
    /** The token from the host; null before it arrives. */
    token: v.nullable(hex(32)),
    /** The guest's share of the seed. */
    share: hex(32),
    /** For which game that is, and the host's commitment for it; another one later would be a lie. */
    round: count,
    commitment: v.nullable(hex(64)),
    /** True if commitment and share were exchanged before that game began. */
    witness: v.boolean(),
  }),
});

export type Hosted = v.InferOutput<typeof hosted>;
/** The part of a table that outlives a reload. */
export type KeptTable = Hosted["kept"];
/** A guest as the host knows it, also while its phone is away. */
export type KnownGuest = KeptTable["guests"][number];
/** A table at which this device is a guest. */
export type Visited = v.InferOutput<typeof visited>;
/** The part of a visited table that outlives a reload, to return to its seats. */
export type KeptGuest = Visited["kept"];

/** The most tables to keep. */
const MOST = 8;

export class Tables<T extends { table: string }> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, T>;

  constructor(storage: Storage, key: string, schema: v.GenericSchema<unknown, T>) {
    this.#storage = storage;
    this.#key = key;
    this.#schema = schema;
  }

  /** All that can be read, the newest first. */
  list(): T[] {
    return readable(this.#schema, parse(this.#storage.get(this.#key)));
  }

  put(one: T): void {
    const others = this.list().filter(({ table }) => table !== one.table);
    this.#storage.set(this.#key, JSON.stringify([one, ...others].slice(0, MOST)));
  }
}

export const hostedTables = (storage: Storage): Tables<Hosted> =>
  new Tables(storage, HOSTED, hosted);

export const visitedTables = (storage: Storage): Tables<Visited> =>
  new Tables(storage, VISITED, visited);
