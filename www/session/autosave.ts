/** Keeps a game, and the series it is a game of, among the saves, side by side with other tabs. */
import { Match, type Series } from "../engine/sobremesa";
import type { Sheet } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import { type Save, writing } from "../storage/save";
import { newId, type Saves } from "../storage/saves";
import { peopleOf } from "../storage/seats";
import { type Beginning, isConsistent, read } from "./beginning";
import { History, startOf } from "./history";
import { writeIndices } from "./indices";
import type { SessionMatch } from "./match";
import type { Step } from "./steps";
import { TableTime } from "./table-time";

/** What is kept: all steps, how many of them count, and the series around them. */
export type Kept = Pick<Save, "record" | "at" | "series" | "indices">;

/** What is known of a game that was kept before. */
type Written = Partial<
  Pick<Save, "id" | "turn" | "tab" | "at" | "seconds" | "correspondence" | "indices"> & {
    opened: boolean;
  }
>;

/** Keeps one game. */
export class Autosave {
  /** The name of its save. */
  id: string;
  history: History;
  kept: Kept;
  /** The score sheet of the series. */
  sheet: Sheet | null = null;
  /** How long the game has been seen. */
  readonly time: TableTime;
  /** It came as a record, or began in a position. */
  readonly opened: boolean;
  /** The name of the game by messages that it is; empty where it is none. */
  correspondence: string;
  readonly #saves: Saves;
  readonly #reportError: (code: PageErrorCode) => void;
  #series: Series | null;
  /** The writing that this game goes on from. */
  #seen: Pick<Save, "tab" | "turn">;
  /** What this tab wrote last, until another went on from it. */
  #own: Save | null = null;

  /** `at` of the match's steps count. */
  constructor(
    { match, series, steps }: Beginning,
    {
      id = newId(),
      turn = 0,
      tab = "",
      at,
      seconds,
      opened = false,
      correspondence = "",
      indices = "",
    }: Written,
    saves: Saves,
    reportError: (code: PageErrorCode) => void,
  ) {
    const record = match.record();
    this.history = new History(match, steps, at, indices);
    this.kept = { record, at: this.history.at, ...(indices && { indices }) };
    this.id = id;
    this.time = new TableTime(seconds);
    this.opened = opened;
    this.correspondence = correspondence;
    this.#seen = { tab, turn };
    this.#series = series;
    this.#saves = saves;
    this.#reportError = reportError;
    this.#count();
  }

  /** What is shared: the steps that count as a record, or that of the series. */
  get shared(): string {
    const { record, at, series } = this.kept;
    return series ?? startOf(record, at);
  }

  /** All steps played on the match are kept, or only the first `at` of those kept count. */
  note(at?: number): void {
    const { history } = this;
    const { indices: _, ...kept } = this.kept;
    const indices = writeIndices(history.steps);
    this.kept = {
      ...kept,
      ...(at === undefined ? { record: history.match.record(), at: history.at } : { at }),
      ...(indices && { indices }),
    };
    this.#count();
  }

  /** Opens the next game of the series; false if there is none. */
  next(): boolean {
    const series = this.#series;
    if (!series?.next()) return false;
    const { match, steps } = Match.open(series.current());
    this.time.seconds = 0;
    this.#lay(match, steps, { record: match.record(), at: 0 });
    this.#count();
    return true;
  }

  /** Makes match and series again from what was kept. */
  remake(kept: Kept): void {
    const { match, series, steps } = read(kept.record, kept.series);
    this.#series?.free();
    this.#series = series;
    this.sheet = series?.sheet() ?? null;
    this.#lay(match, steps, kept);
  }

  /** Hears when another tab goes on with this game; returns how to stop. */
  follow(adopt: (save: Save) => void): () => void {
    const saves = this.#saves;
    return saves.onChange((id, save) => {
      if (id !== this.id || !save || !isConsistent(save)) return;
      const own = this.#own;
      const same = this.#holds(save);
      if (own ? same || save.after === writing(own) : save.turn > this.#seen.turn) {
        this.#go(save);
        if (!same) adopt(save);
      } else if (own && saves.get(id)?.tab !== saves.tab) {
        // Both wrote at once, and what the other wrote has stayed.
        this.#part(own);
      }
    });
  }

  /** Writes the game. What another tab wrote meanwhile stays; then this one becomes a game of its own. */
  save(about: Pick<Save, "seats" | "bottom">): void {
    const saves = this.#saves;
    const { kept, sheet } = this;
    const { match, steps, whole } = this.history;
    // As it stands, not as it may be looked at.
    const over = whole && kept.at === steps.length;
    const people = peopleOf(about.seats);
    const first = (sheet?.games.length ?? 1) < 2;
    const idle =
      !this.correspondence &&
      first &&
      people.length > 0 &&
      !steps.some(({ seat }) => people.includes(seat ?? -1));
    const save: Save = {
      ...kept,
      ...about,
      id: this.id,
      game: match.game,
      over: idle || (over && (sheet?.over ?? true)),
      whole,
      updated: Date.now(),
      tab: saves.tab,
      turn: this.#seen.turn + 1,
      after: writing(this.#seen),
      seconds: this.time.seconds,
      ...(this.opened && { opened: true }),
      ...(this.correspondence && { correspondence: this.correspondence }),
    };
    const written = saves.put(save);
    if (written === "conflict") {
      const there = saves.get(this.id);
      if (there && this.#holds(there)) this.#go(there);
      else this.#part(save);
      return;
    }
    this.#go(save, save);
    if (written !== "kept")
      this.#reportError(written === "full" ? "storage-full" : "storage-denied");
  }

  free(): void {
    this.history.match.free();
    this.#series?.free();
  }

  #holds({ record, at }: Save): boolean {
    return record === this.kept.record && at === this.kept.at;
  }

  /** From now on the game goes on from this writing. */
  #go(save: Save, own: Save | null = null): void {
    this.#seen = save;
    this.#own = own;
  }

  /** What was played here becomes a game of its own. */
  #part(save: Save): void {
    this.id = newId();
    const own = { ...save, id: this.id };
    this.#saves.put(own);
    this.#go(own, own);
    this.#reportError("two-tabs");
  }

  #lay(match: SessionMatch, steps: Step[], kept: Kept): void {
    this.history.match.free();
    this.history = new History(match, steps, kept.at, kept.indices);
    this.kept = kept;
  }

  /** The game as it stands counts in its series. */
  #count(): void {
    const series = this.#series;
    if (!series) return;
    series.keep(this.history.match.record());
    this.kept.series = series.record();
    this.sheet = series.sheet();
  }
}
