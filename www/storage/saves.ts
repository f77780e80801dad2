/** Saved games: one entry per game, written after every step. */
import * as v from "valibot";
import { id } from "./checks";
import { SAVE } from "./keys";
import { readSave, type Save, saveOf, VERSION, versionOf, writing } from "./save";
import type { Change, Kept, Storage } from "./storage";

/** The result of a write. */
export type Written = Kept | "conflict";

/** The number of finished games to keep, and of unfinished ones without a decision. The oldest are removed first. */
const FINISHED = 20;

export class Saves {
  /** This tab's id in the saves it writes. */
  readonly tab = newId();
  /** The ids under which games are saved whose writes were refused, if another tab writes them first. */
  readonly #copies = new Map<string, string>();
  readonly #storage: Storage;
  readonly #asked: string | undefined;

  /** `asked` is stored with each save. Without it, a game keeps its stored value. */
  constructor(storage: Storage, asked?: string) {
    this.#storage = storage;
    this.#asked = asked;
  }

  /** All readable saves, the latest first. Saves of newer versions are left alone. */
  list(): Save[] {
    return this.#ids()
      .flatMap((id) => this.get(id) ?? [])
      .sort((a, b) => b.updated - a.updated);
  }

  /** The texts of unreadable saves, except those of newer versions. */
  broken(): { id: string; text: string }[] {
    return this.#ids().flatMap((id) => {
      const text = this.text(id);
      const readable = readSave(id, text) || versionOf(text) > VERSION;
      return text === null || readable ? [] : [{ id, text }];
    });
  }

  /** One save; null if it doesn't exist or can't be read. */
  get(id: string): Save | null {
    return readSave(id, this.text(id));
  }

  /** The stored text of a save, readable or not. */
  text(id: string): string | null {
    return this.#storage.get(SAVE + id);
  }

  /** True if some saves need a newer version. */
  get newer(): boolean {
    return this.#ids().some((id) => versionOf(this.text(id)) > VERSION);
  }

  /**
   * Writes a save. If another tab has written the same game since the save it continues from, nothing is overwritten.
   * The caller then keeps its game under another id, so that no step is lost on either side. If the write is refused
   * and another tab writes the game before it can be made again, it becomes such a game, too.
   */
  put(save: Save): Written {
    const before = this.text(save.id);
    const there = readSave(save.id, before);
    if (there && there.tab !== this.tab && writing(there) !== save.after) return "conflict";
    const { id, ...rest } = save;
    const text = JSON.stringify({
      v: VERSION,
      ...rest,
      asked: this.#asked ?? there?.asked ?? save.asked,
    });
    const follows: Change = (now) => (now === before || now === text ? text : undefined);
    const copy = this.#copies.get(id) ?? newId();
    this.#copies.set(id, copy);
    const part = (): unknown =>
      this.#storage.change(SAVE + copy, (now) => (now === null ? text : follows(now)));
    const write = (): Kept => this.#storage.change(SAVE + id, follows, part);
    let written = write();
    // The other saves are read only if finished ones may be too many.
    if ((save.over && this.#ids().length > FINISHED) || written === "full") {
      const finished = this.list().filter((each) => each.over && each.id !== id);
      if (written === "kept") this.#thin(finished);
      // Remove the oldest finished games first, and no more than needed.
      while (written === "full" && finished.length > 0) {
        this.remove(finished.pop()?.id ?? "");
        written = write();
      }
    }
    if (written === "kept") this.#copies.delete(id);
    return written;
  }

  /** Returns the id under which a game that another tab has continued differently is saved from now on. */
  part(id: string): string {
    const copy = this.#copies.get(id) ?? newId();
    this.#copies.delete(id);
    return copy;
  }

  /** Keeps only the latest finished games, and the latest of those left without a decision. */
  #thin(finished: Save[]): void {
    for (const whole of [true, false]) {
      const alike = finished.filter((save) => save.whole === whole);
      for (const { id } of alike.slice(FINISHED)) this.remove(id);
    }
  }

  /** Deletes a save, unless another tab writes it before a refused deletion can be made again. */
  remove(id: string): void {
    const before = this.text(id);
    this.#storage.change(SAVE + id, (now) => (now === before ? null : undefined));
  }

  /** Deletes a save, readable or not. Returns a function that restores it. */
  discard(id: string): () => void {
    const text = this.text(id);
    this.remove(id);
    return () => {
      this.#storage.change(SAVE + id, (now) => now ?? text);
    };
  }

  /** The running games, for an export. */
  running(): object[] {
    return this.list().flatMap((save) => (save.over ? [] : [{ v: VERSION, ...save }]));
  }

  /** Restores the `wanted` games of an export, unless the copy here is as new. Returns the number restored. */
  take(games: unknown, wanted: (save: Save) => boolean): number {
    if (!Array.isArray(games)) return 0;
    const read = games
      .flatMap((each: { id?: unknown } | null) =>
        v.is(id, each?.id) ? (saveOf(each.id, each) ?? []) : [],
      )
      .filter(wanted);
    const restored = read.filter((save) => {
      const there = this.get(save.id) ?? { turn: -1, tab: "" };
      if (there.turn >= save.turn) return false;
      this.put({ ...save, tab: this.tab, after: writing(there) });
      return true;
    });
    return restored.length;
  }

  /** Calls the listener when another tab has written (or with null deleted) a save. */
  onChange(listener: (id: string, save: Save | null) => void): () => void {
    return this.#storage.onChange((key, text) => {
      if (!key.startsWith(SAVE)) return;
      const id = key.slice(SAVE.length);
      listener(id, readSave(id, text));
    });
  }

  #ids(): string[] {
    return this.#storage
      .keys()
      .filter((key) => key.startsWith(SAVE))
      .map((key) => key.slice(SAVE.length));
  }
}

/** A short random id. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join("");
}
