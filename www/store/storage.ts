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

/** Opens the browser's storage; `wanted` false keeps everything in memory. */
export function openStorage(wanted = true): Storage {
  const memory = new Map<string, string>();
  const local = wanted ? lasting() : null;
  return {
    lasting: local !== null,
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      return attempt(() => local?.getItem(PREFIX + key)) ?? null;
    },
    set(key, text) {
      try {
        if (!local) throw new Error("no storage");
        local.setItem(PREFIX + key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        // Where nobody wants more than memory, nothing is missing.
        return !wanted;
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => local?.removeItem(PREFIX + key));
    },
    keys() {
      const found = new Set(memory.keys());
      attempt(() => {
        for (let index = 0; index < (local?.length ?? 0); index++) {
          const key = local?.key(index);
          if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
        }
      });
      return [...found];
    },
    onChange(listener) {
      if (!local) return () => {};
      const heard = (event: StorageEvent): void => {
        if (event.storageArea !== local || !event.key?.startsWith(PREFIX)) return;
        listener(event.key.slice(PREFIX.length), event.newValue);
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
      storage.setItem(probe, "1");
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
