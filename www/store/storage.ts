/**
 * The browser's storage, or memory where it is refused: in sandboxed frames every getter throws,
 * private windows may have no room. What was written is readable for as long as the page lives.
 */

const PREFIX = "sobremesa:";

/** A small store of texts. */
export interface Storage {
  /** False where nothing outlives the page. */
  readonly lasting: boolean;
  get(key: string): string | null;
  /** False if the text could only be kept in memory (refused or full). */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Another tab changed a key; the text is null when it was removed. */
  onChange(listener: (key: string, text: string | null) => void): () => void;
}

/** Notes the game that this tab shows, and tells it after a reload; other tabs show theirs. */
export const shownHere = (id?: string): string | null | undefined =>
  attempt(() => {
    if (id) sessionStorage.setItem(`${PREFIX}shown`, id);
    return sessionStorage.getItem(`${PREFIX}shown`);
  });

/** Opens the browser's storage; `wanted` false keeps everything in memory. */
export function openStorage(wanted = true): Storage {
  const memory = new Map<string, string>();
  const local = wanted ? lasting() : null;
  return {
    lasting: local !== null,
    get(key) {
      return memory.get(key) ?? attempt(() => local?.getItem(PREFIX + key)) ?? null;
    },
    set(key, text) {
      memory.set(key, text);
      // Where nobody wants more than memory, nothing is missing.
      if (!local) return !wanted;
      return (
        attempt(() => {
          local.setItem(PREFIX + key, text);
          return memory.delete(key);
        }) ?? false
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(() => local?.removeItem(PREFIX + key));
    },
    keys() {
      const there = Array.from(
        { length: local?.length ?? 0 },
        (_, index) => local?.key(index) ?? "",
      );
      const ours = there.filter((key) => key.startsWith(PREFIX));
      return [...new Set([...memory.keys(), ...ours.map((key) => key.slice(PREFIX.length))])];
    },
    onChange(listener) {
      const heard = ({ storageArea, key, newValue }: StorageEvent): void => {
        if (local && storageArea === local && key?.startsWith(PREFIX))
          listener(key.slice(PREFIX.length), newValue);
      };
      globalThis.addEventListener("storage", heard);
      return () => globalThis.removeEventListener("storage", heard);
    },
  };
}

/** localStorage if it can be written at all. */
function lasting(): globalThis.Storage | null {
  return (
    attempt(() => {
      const storage = globalThis.localStorage;
      const probe = `${PREFIX}?`;
      storage.setItem(probe, "");
      storage.removeItem(probe);
      return storage;
    }) ?? null
  );
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What a stored text says; undefined where it says nothing. */
export const parse = (text: string | null): unknown => attempt(() => JSON.parse(text ?? ""));
