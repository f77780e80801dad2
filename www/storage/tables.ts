/** Tables of several devices, saved for reloads: a host's data about its guests, and a guest's data about its host. */
import * as v from "valibot";
import { readable, count as upTo } from "./checks";
import { HOSTED, VISITED } from "./keys";
import { parse, type Storage } from "./storage";

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${digits}}$`)));
const count = upTo();

/** A table hosted by this device. */
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

/** A table at which this device is a guest. */
const visited = v.object({
  table: hex(16),
  /** The code this device used last to join. */
  used: v.optional(v.string()),
  /** The token with which this device returns to its seats. */
  token: hex(32),
});

export type Hosted = v.InferOutput<typeof hosted>;
/** A guest's data on the host, kept even while its phone is disconnected. */
export type KnownGuest = Hosted["guests"][number];

/** The maximum number of tables to keep. */
const MAX_TABLES = 8;

/** Tables under a key of the storage, the newest first. */
const tablesUnder =
  <T extends { table: string }>(key: string, schema: v.GenericSchema<unknown, T>) =>
  (storage: Storage) => {
    const read = (text: string | null): T[] => readable(schema, parse(text));
    return {
      list: (): T[] => read(storage.get(key)),
      put(one: T): void {
        storage.change(key, (text) => {
          const others = read(text).filter(({ table }) => table !== one.table);
          return JSON.stringify([one, ...others].slice(0, MAX_TABLES));
        });
      },
    };
  };

export const hostedTables = tablesUnder(HOSTED, hosted);

export const visitedTables = tablesUnder(VISITED, visited);
