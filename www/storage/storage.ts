/**
 * The browser's storage, or memory if it is refused. In sandboxed frames every getter throws, and private windows may
 * have no space. Anything written is readable until the page closes.
 */
import { PREFIX, SHOWN } from "./keys";

/** The result of a write. `full` and `refused` mean that the text is only in memory. */
export type Kept = "kept" | "full" | "refused";

/**
 * A change of a text, given the text that is there. Returns the new text, null to remove it, or undefined if the change
 * doesn't apply to that text.
 */
export type Change = (there: string | null) => string | null | undefined;

export interface Storage {
  /** False if nothing outlives the page. */
  readonly lasting: boolean;
  get(key: string): string | null;
  /**
   * Changes a text. A refused change is made in memory, and again at the end of the page on the text that is there
   * then, because another tab may have written it meanwhile. If a change doesn't apply, `otherwise` is called.
   */
  change(key: string, change: Change, otherwise?: () => void): Kept;
  /** Writes a text, whatever is there. */
  set(key: string, text: string): Kept;
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

/** A change that the browser's storage has refused. */
interface Refused {
  change: Change;
  otherwise: (() => void) | undefined;
}

/**
 * Opens the browser's storage. With `wanted` false, everything stays in memory. Each access to the browser's storage
 * may throw.
 */
export function openStorage(wanted = true): Storage {
  const local = wanted ? lasting() : null;
  /** The known contents of the browser's storage, which may become unavailable; without it, all contents. */
  const known = new Map<string, string>();
  const refused = new Map<string, Refused[]>();
  const know = (key: string, text: string | null): string | null => {
    if (text === null) known.delete(key);
    else known.set(key, text);
    return text;
  };
  const stored = (key: string): string | null => {
    const read = local && allowed(() => know(key, local.getItem(PREFIX + key)));
    return (read === undefined || !local ? known.get(key) : read) ?? null;
  };
  const get = (key: string): string | null =>
    (refused.get(key) ?? []).reduce((text, { change }) => {
      const next = change(text);
      return next === undefined ? text : next;
    }, stored(key));
  const change = (key: string, made: Change, otherwise?: () => void): Kept => {
    const text = made(get(key));
    if (text === undefined) {
      otherwise?.();
      return "kept";
    }
    try {
      if (text === null) local?.removeItem(PREFIX + key);
      else local?.setItem(PREFIX + key, text);
    } catch (error) {
      refused.set(key, [...(refused.get(key) ?? []), { change: made, otherwise }]);
      globalThis.addEventListener?.("pagehide", retry);
      return isFull(error) ? "full" : "refused";
    }
    know(key, text);
    refused.delete(key);
    return local || !wanted ? "kept" : "refused";
  };
  /** Makes the refused changes again. This is the last chance to keep them. */
  function retry(): void {
    globalThis.removeEventListener("pagehide", retry);
    const all = [...refused];
    refused.clear();
    for (const [key, changes] of all)
      for (const each of changes) change(key, each.change, each.otherwise);
  }
  /** The keys in the browser's storage, or those last known. */
  const listed = (): string[] => {
    const all =
      local && allowed(() => Array.from({ length: local.length }, (_, at) => local.key(at)));
    const ours = all?.filter((key) => key?.startsWith(PREFIX));
    return ours?.map((key) => key?.slice(PREFIX.length) ?? "") ?? [...known.keys()];
  };
  return {
    lasting: local !== null,
    get,
    change,
    set: (key, text) => change(key, () => text),
    keys: () => [...new Set([...refused.keys(), ...listed()])].filter((key) => get(key) !== null),
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
