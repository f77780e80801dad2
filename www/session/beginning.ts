/** The start of a session: a new match or a record, and its series. */
import { codeOf, SobremesaError } from "../engine/error";
import { isSeries, Match, Series, summary } from "../engine/sobremesa";
import type { GameId, Setup, Summary } from "../engine/types";
import type { Save } from "../storage/save";
import type { SessionMatch } from "./context";
import type { Step } from "./steps";

/** A match that was opened, with all its steps. */
export interface Opened {
  match: SessionMatch;
  steps: Step[];
}

/** A game to start and keep. */
export interface Beginning extends Opened {
  series: Series | null;
}

/** A new game, or the first of a series if the options ask for one. */
export function begin(game: GameId, setup: Setup): Beginning {
  const { series: kind = "single" } = setup.options ?? {};
  if (kind === "single" || setup.position)
    return { match: new Match(game, setup), series: null, steps: [] };
  const series = new Series(game, setup);
  return openIn(series, series.current());
}

/** Reads a record of a game or a series, or a game with its series' record (`about`). Throws `bad-record`. */
export function read(record: string, about?: string): Beginning {
  const text = about ?? (isSeries(record) ? record : null);
  const series = text === null ? null : Series.fromRecord(text);
  return openIn(series, series && text === record ? series.current() : record);
}

/** Opens the current game of a series, or a single game. */
function openIn(series: Series | null, record: string): Beginning {
  try {
    return { ...Match.open(record), series };
  } catch (error) {
    series?.free();
    throw error;
  }
}

/** Rewrites a record as the rules write it, whoever wrote it. Throws `bad-record`. */
export function written(record: string): string {
  const { match, series } = read(record);
  try {
    return series?.record() ?? match.record();
  } finally {
    match.free();
    series?.free();
  }
}

/** Reads a save. Throws `bad-record`, also if the record's game or seats differ from the save's. */
export function readKept(save: Save): Beginning {
  const beginning = read(save.record, save.series);
  const { match, series } = beginning;
  if (isOf(save, match) && (!series || series.game === save.game)) return beginning;
  match.free();
  series?.free();
  const where = { line: 1, column: 1, prefix: "" };
  throw new SobremesaError("bad-record", "a record of another game, or of other seats", where);
}

/**
 * Returns true if the headers of a save's record and series agree with its game and seats. If only the series can't
 * be read, the game continues without it.
 */
export function isConsistent(save: Save): boolean {
  const its = summaryOf(save.record);
  if (its === null || (its && !isOf(save, its))) return false;
  const around = save.series === undefined ? null : summaryOf(save.series);
  return !around || around.game === save.game;
}

/** Summarizes a record; null if it can't be read, undefined while the rules are loading. */
function summaryOf(record: string): Summary | null | undefined {
  try {
    return summary(record);
  } catch (error) {
    return codeOf(error) === "bad-record" ? null : undefined;
  }
}

const isOf = ({ game, seats }: Save, of: { game: GameId; seats: number }): boolean =>
  of.game === game && of.seats === seats.length;
