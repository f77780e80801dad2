/** Games that go on later: one entry a game, written after every step. */
import type { GameId } from "../api/types";
import { readSeats, type Seat } from "./seats";
import { parse, type Storage } from "./storage";

/** A game as it is kept. */
export interface Save {
  id: string;
  game: GameId;
  /** All steps, those undone included. */
  record: string;
  /** How many of the steps count now. */
  at: number;
  /** The record of the series it is a game of. */
  series?: string;
  seats: Seat[];
  /** Nothing to go on with: it has ended, or no person has decided anything yet. */
  over: boolean;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** When it was written, in ms since 1970. */
  updated: number;
  /** Who wrote it: tells one tab's writing from another's. */
  tab: string;
  /** Counts the writings. */
  turn: number;
  /** The writing that it goes on from. */
  after: string;
  /** What the element said in which it was begun. */
  asked?: string;
}

/** Whether a record tells of a game to its end. */
export const isWhole = (record: string): boolean => !record.includes('[Result "*"]');

/** A writing's own name. */
export const writing = ({ tab, turn }: Pick<Save, "tab" | "turn">): string => `${tab}.${turn}`;

/** What became of a writing. */
export type Written = "kept" | "memory-only" | "conflict";

const PREFIX = "save:";
const VERSION = 1;
/** So many finished games stay, and as many begun and left; older ones make room. */
const FINISHED = 20;

/** Saves in a storage. */
export class Saves {
  /** This tab's name in what it writes. */
  readonly tab = newId();
  readonly #storage: Storage;
  readonly #asked: string | undefined;

  /** `asked` marks what is written; without it a game keeps its mark. */
  constructor(storage: Storage, asked?: string) {
    this.#storage = storage;
    this.#asked = asked;
  }

  /** All readable saves, the latest first. Those of a newer version are left alone. */
  list(): Save[] {
    return this.#storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => this.get(key.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.updated - a.updated);
  }

  /** One save, or null if there is none that can be read. */
  get(id: string): Save | null {
    return readSave(id, this.#storage.get(PREFIX + id));
  }

  /** Whether there are games that only a newer version can read. */
  get newer(): boolean {
    return this.#storage
      .keys()
      .some((key) => key.startsWith(PREFIX) && versionOf(this.#storage.get(key)) > VERSION);
  }

  /**
   * Writes a save. If another tab has written the same game since what it goes on from, nothing is overwritten:
   * the caller keeps its game under another id, so that no step is lost on either side.
   */
  put(save: Save): Written {
    const there = this.get(save.id);
    if (there && there.tab !== this.tab && writing(there) !== save.after) return "conflict";
    const { id, ...rest } = save;
    const text = JSON.stringify({
      v: VERSION,
      ...rest,
      asked: this.#asked ?? there?.asked ?? save.asked,
    });
    const write = (): boolean => this.#storage.set(PREFIX + id, text);
    const kept = write();
    if (kept && !save.over) return "kept";
    const finished = this.list().filter((each) => each.over && each.id !== id);
    const spare = kept
      ? [true, false].flatMap((whole) =>
          finished.filter(({ record }) => isWhole(record) === whole).slice(FINISHED),
        )
      : finished;
    for (const old of spare) this.remove(old.id);
    return kept || (spare.length > 0 && write()) ? "kept" : "memory-only";
  }

  /** Deletes a save. */
  remove(id: string): void {
    this.#storage.remove(PREFIX + id);
  }

  /** All games under way as one text, to be kept elsewhere. */
  copy(): string {
    const running = this.list().filter(({ over }) => !over);
    return JSON.stringify(running.map((save) => ({ v: VERSION, ...save })));
  }

  /** Takes games back from such a text, unless they are further here; says how many it tells of. */
  take(text: string): number {
    const games = parse(text);
    if (!Array.isArray(games)) return 0;
    const read = games.flatMap((each) => readSave(String(each?.id), JSON.stringify(each)) ?? []);
    for (const save of read) {
      const there = this.get(save.id) ?? { turn: -1, tab: "" };
      if (there.turn < save.turn) this.put({ ...save, tab: this.tab, after: writing(there) });
    }
    return read.length;
  }

  /** Another tab wrote (or with null deleted) a save. */
  onChange(listener: (id: string, save: Save | null) => void): () => void {
    return this.#storage.onChange((key, text) => {
      if (!key.startsWith(PREFIX)) return;
      const id = key.slice(PREFIX.length);
      listener(id, readSave(id, text));
    });
  }
}

/** A short name that no other save has. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join("");
}

/** What a save may do without. */
const BARE = { at: 0, bottom: 0, updated: 0, turn: 0, over: false, tab: "", after: "" };

function versionOf(text: string | null): number {
  return Number((parse(text) as { v?: unknown } | undefined)?.v);
}

/** Null for what is no save, such as one of a newer version. */
function readSave(id: string, text: string | null): Save | null {
  try {
    const { v, ...kept } = JSON.parse(text ?? "") as Save & { v: unknown };
    const save = { ...BARE, ...kept };
    const seats = readSeats(save.seats);
    const whole = [save.at, save.bottom, save.updated, save.turn].every(Number.isFinite);
    const texts = [save.game, save.record, save.series ?? ""].every(
      (each) => typeof each === "string",
    );
    return v === VERSION && seats && whole && texts ? { ...save, id, seats } : null;
  } catch {
    return null;
  }
}
