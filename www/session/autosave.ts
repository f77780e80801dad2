/** Keeps a game and its series among the saves, alongside other tabs. */
import { Match, type Series } from "../engine/sobremesa";
import type { GameId, Sheet } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import { type Kept, type Save, writing } from "../storage/save";
import { newId, type Saves } from "../storage/saves";
import { peopleOf, withGuests } from "../storage/seats";
import { isConsistent, type Opened, read } from "./beginning";
import type { SessionOptions } from "./context";
import type { SessionData } from "./data";
import { startOf } from "./replay";
import { type Step, writeIndices } from "./steps";

/** The part of a session that goes into a save. */
type Standing = Pick<SessionData, "seats" | "bottom" | "steps" | "whole"> & { game: GameId };

/** Keeps one game. */
export class Autosave {
  /** The id of its save. */
  id: string;
  kept: Kept;
  /** The score sheet of the series. */
  sheet: Sheet | null = null;
  /** True if the game was opened from a record or a position. */
  readonly opened: boolean;
  /** The current game's id in the statistics. */
  played: string;
  readonly #saves: Saves;
  #series: Series | null;
  /** The save that this game continues from. */
  #seen: Pick<Save, "tab" | "turn">;
  /** The last save by this tab, until another tab has continued from it. */
  #own: Save | null = null;

  /** `kept` is the current game. `counted` is the record of only the steps that count, for the series. */
  constructor(
    series: Series | null,
    kept: Kept,
    counted: string,
    {
      id = newId(),
      played = id,
      turn = 0,
      tab = "",
      opened = false,
    }: Omit<SessionOptions, "seats" | "bottom">,
    saves: Saves,
  ) {
    this.kept = kept;
    this.id = id;
    this.played = played;
    this.opened = opened;
    this.#seen = { tab, turn };
    this.#series = series;
    this.#saves = saves;
    this.#count(counted);
  }

  /** The record of the steps that count. */
  get counted(): string {
    return startOf(this.kept.record, this.kept.at);
  }

  /** The record to share: of the steps that count, or of the series. */
  get shared(): string {
    return this.kept.series ?? this.counted;
  }

  /**
   * Sets how many of a record's steps count from now on. `counted` is the record of only those steps, for the series.
   */
  note(record: string, at: number, steps: readonly Step[], counted: string): void {
    const indices = writeIndices(steps);
    const { series } = this.kept;
    this.kept = { record, at, ...(series && { series }), ...(indices && { indices }) };
    this.#count(counted);
  }

  /** Opens the next game of the series; null if there is none. */
  next(): Opened | null {
    const series = this.#series;
    if (!series?.next()) return null;
    const record = series.current();
    this.played = newId();
    this.kept = { record, at: 0 };
    this.#count(record);
    return Match.open(record);
  }

  /** Takes over the match and steps that another tab saved. */
  remake({ record, at, series: around, indices }: Kept): Opened {
    const { match, series, steps } = read(record, around);
    this.#series?.free();
    this.#series = series;
    this.sheet = series?.sheet() ?? null;
    this.kept = { record, at, series: around, indices };
    return { match, steps };
  }

  /** Calls `adopt` when another tab continues this game, `part` when both tabs have. Returns a function that stops. */
  follow(adopt: (save: Save) => void, part: () => void): () => void {
    const saves = this.#saves;
    return saves.onChange((id, save) => {
      if (id !== this.id || !save || !isConsistent(save)) return;
      const own = this.#own;
      const same = this.#holds(save);
      if (own ? same || save.after === writing(own) : save.turn > this.#seen.turn) {
        this.#go(save);
        if (!same) adopt(save);
      } else if (own && saves.get(id)?.tab !== saves.tab) {
        // Both tabs wrote at the same time, and the other tab's save remains.
        this.#part(own);
        part();
      }
    });
  }

  /**
   * Saves the game, and returns an error code if that fails. If another tab has saved meanwhile, that save stays and
   * this game is saved separately.
   */
  save({ game, seats, bottom, steps, whole }: Standing): PageErrorCode | null {
    const saves = this.#saves;
    const { kept, sheet } = this;
    // Save the latest position, even while an earlier one is viewed.
    const over = whole && kept.at === steps.length;
    const people = peopleOf(seats);
    const first = (sheet?.games.length ?? 1) < 2;
    const idle =
      !withGuests(seats) &&
      first &&
      people.length > 0 &&
      !steps.some(({ seat }) => people.includes(seat ?? -1));
    const save: Save = {
      ...kept,
      seats,
      bottom,
      id: this.id,
      game,
      over: idle || (over && (sheet?.over ?? true)),
      whole,
      updated: Date.now(),
      played: this.played,
      tab: saves.tab,
      turn: this.#seen.turn + 1,
      after: writing(this.#seen),
      ...(this.opened && { opened: true }),
    };
    const written = saves.put(save);
    if (written === "conflict") {
      const there = saves.get(this.id);
      const same = there && this.#holds(there);
      if (same) this.#go(there);
      else this.#part(save);
      return same ? null : "two-tabs";
    }
    this.#go(save, save);
    if (written === "kept") return null;
    return written === "full" ? "storage-full" : "storage-denied";
  }

  free(): void {
    this.#series?.free();
  }

  #holds({ record, at }: Save): boolean {
    return record === this.kept.record && at === this.kept.at;
  }

  /** Sets the save that the game continues from. */
  #go(save: Save, own: Save | null = null): void {
    this.played = save.played ?? this.played;
    this.#seen = save;
    this.#own = own;
  }

  /** Turns this game into a separate one. */
  #part(save: Save): void {
    this.id = this.#saves.part(this.id);
    const own = { ...save, id: this.id };
    this.#saves.put(own);
    this.#go(own, own);
  }

  /** Updates the current game in its series. */
  #count(record: string): void {
    const series = this.#series;
    if (!series) return;
    series.keep(record);
    this.kept.series = series.record();
    this.sheet = series.sheet();
  }
}
