/**
 * The browser's storage, or memory if it is refused. In sandboxed frames every getter throws, and private windows may
 * have no space. Anything written is readable until the page closes.
 */
import { PREFIX, SHOWN } from "./keys";

/** The result of a write. `full` and `refused` mean that the text is only in memory. */
export type Kept = "kept" | "full" | "refused";

export interface Storage {
  /** False if nothing outlives the page. */
  readonly lasting: boolean;
  get(key: string): string | null;
  set(key: string, text: string): Kept;
  remove(key: string): void;
  keys(): string[];
  /** Calls the listener when another tab has changed a key. The text is null if it was removed. */
  onChange(listener: (key: string, text: string | null) => void): () => void;
}

/** Remembers this tab's game, or returns it after a reload. Each tab has its own. */
export const shownHere = (id?: string): string | null | undefined =>
  allowed(() => {
    if (id) sessionStorage.setItem(PREFIX + SHOWN, id);
    return sessionStorage.getItem(PREFIX + SHOWN);
  });

/**
 * Opens the browser's storage. With `wanted` false, everything stays in memory. Each access to the browser's storage
 * may throw.
 */
export function openStorage(wanted = true): Storage {
  /** The texts that the browser's storage has refused to write, or (null) to remove. */
  const unkept = new Map<string, string | null>();
  /** The known contents of the browser's storage, which may become unavailable. */
  const known = new Map<string, string>();
  const local = wanted ? lasting() : null;
  const know = (key: string, text: string | null): string | null => {
    if (text === null) known.delete(key);
    else known.set(key, text);
    return text;
  };
  /** The keys in the browser's storage, or those last known. */
  const kept = (): string[] => {
    const all = allowed(() =>
      Array.from({ length: local?.length ?? 0 }, (_, at) => local?.key(at)),
    );
    const ours = all?.filter((key) => key?.startsWith(PREFIX));
    return ours?.map((key) => key?.slice(PREFIX.length) ?? "") ?? [...known.keys()];
  };
  /** Retries the writes and removals that the browser's storage has refused. */
  const offer = (): void => {
    for (const [key, text] of [...unkept]) {
      allowed(() => {
        if (text === null) local?.removeItem(PREFIX + key);
        else local?.setItem(PREFIX + key, text);
        know(key, text);
        if (local) unkept.delete(key);
      });
    }
  };
  // The last chance to write what was refused.
  if (local) globalThis.addEventListener?.("pagehide", offer);
  return {
    lasting: local !== null,
    get(key) {
      const text = unkept.get(key);
      if (text !== undefined) return text;
      const read = allowed(() => know(key, local?.getItem(PREFIX + key) ?? null));
      return read === undefined ? (known.get(key) ?? null) : read;
    },
    set(key, text) {
      unkept.set(key, text);
      // If saving isn't wanted, memory is enough.
      if (!local) return wanted ? "refused" : "kept";
      try {
        local.setItem(PREFIX + key, text);
      } catch (error) {
        return isFull(error) ? "full" : "refused";
      }
      know(key, text);
      unkept.delete(key);
      return "kept";
    },
    remove(key) {
      unkept.set(key, null);
      allowed(() => {
        local?.removeItem(PREFIX + key);
        know(key, null);
        unkept.delete(key);
      });
    },
    keys() {
      const all = new Set([...unkept.keys(), ...kept()]);
      return [...all].filter((key) => unkept.get(key) !== null);
    },
    onChange(listener) {
      if (!local) return () => {};
      const heard = ({ storageArea, key, newValue }: StorageEvent): void => {
        if (storageArea === local && key?.startsWith(PREFIX))
          listener(key.slice(PREFIX.length), newValue);
      };
      globalThis.addEventListener("storage", heard);
      return () => globalThis.removeEventListener("storage", heard);
    },
  };
}

/** localStorage, if it can be written to. */
function lasting(): globalThis.Storage | null {
  return (
    allowed(() => {
      const storage = globalThis.localStorage;
      const probe = `${PREFIX}?`;
      storage.setItem(probe, "");
      storage.removeItem(probe);
      return storage;
    }) ?? null
  );
}

/** Returns true if a storage threw because it is full. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Returns the result of work; undefined if the browser refuses it. */
function allowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Parses a stored text; undefined if it isn't JSON. */
export const parse = (text: string | null): unknown => allowed(() => JSON.parse(text ?? ""));
