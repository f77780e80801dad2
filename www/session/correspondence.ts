/**
 * A game by messages: two people at two places send each other its record, a link a turn. A line in the header, which means
 * nothing to the rules, names the game at both places.
 */
import { codeOf } from "../engine/error";
import { withCorrespondence } from "../engine/records";
import { nameless, summary } from "../engine/sobremesa";
import type { Turn, View } from "../engine/types";
import type { Save } from "../storage/save";
import { correspondent, person, type Seat } from "../storage/seats";
import { inMatch, startOf } from "./replay";
import type { Traits } from "./traits";

/** A record that came as a message, and which game it is of. */
export interface Letter {
  /** The name of the game by messages. */
  name: string;
  /** Its record, without that name. */
  record: string;
}

/** A record under the name of the game by messages that it is of. */
export const toLetter = ({ name, record }: Letter): string => withCorrespondence(record, name);

/** The letter that a record is; null for any other record. A series is played at one place. */
export function letterIn(record: string): Letter | null {
  try {
    const { correspondence: name, series } = summary(record);
    return name && !series ? { name, record: withCorrespondence(record, "") } : null;
  } catch (error) {
    // A text with an unreadable header isn't a letter.
    if (codeOf(error) === "bad-record") return null;
    throw error;
  }
}

/** The news of a letter for a saved game. */
export type News =
  /** Moves that follow on those that are known. */
  | "ahead"
  /** The same moves. */
  | "same"
  /** Less than is known here: an old letter. */
  | "behind"
  /** Other moves: a player took a move back. */
  | "differs";

/** Compares the moves of a letter with those here. */
export function newsIn(came: readonly string[], ours: readonly string[]): News {
  const common = Math.min(came.length, ours.length);
  if (came.slice(0, common).some((step, at) => step !== ours[at])) return "differs";
  if (came.length === ours.length) return "same";
  return came.length > common ? "ahead" : "behind";
}

/** Compares a letter with a saved game; null if it is of another game. Throws `bad-record` for a damaged letter. */
export function newsFor(save: Save, { name, record }: Letter): News | null {
  if (save.correspondence !== name) return null;
  const came = stepsOf(record);
  try {
    const alike = nameless(startOf(save.record, 0)) === nameless(startOf(record, 0));
    return alike ? newsIn(came, stepsOf(save.record, save.at)) : null;
  } catch (error) {
    // The saved game can't be read.
    if (codeOf(error) === "bad-record") return null;
    throw error;
  }
}

/** The first `at` steps of a record. */
export const stepsOf = (record: string, at = Number.POSITIVE_INFINITY): string[] =>
  inMatch(record, (match) => match.steps().slice(0, at));

/** Whose turn it is, be it to roll or to decide; -1 once a game is over. */
export function moverOf(turn: Turn, view: View, { mover }: Pick<Traits, "mover">): number {
  return turn.kind === "over" ? -1 : mover(view);
}

/** Returns the seat of a letter's reader: the one to move, or in a finished game the one that didn't end it. */
export function readerOf(record: string, traits: Pick<Traits, "mover">): number {
  return inMatch(record, (match) => {
    const turn = match.turn();
    if (turn.kind !== "over") return Math.max(moverOf(turn, match.view(), traits), 0);
    match.undo();
    const last = match.turn();
    return last.kind === "seat" && last.seat === 0 ? 1 : 0;
  });
}

/** Returns the seats as the reader of a letter has them, with the names in it. */
export function seatsFor(reader: number, record: string): Seat[] {
  const { names, seats } = summary(record);
  return Array.from({ length: seats }, (_, seat) =>
    (seat === reader ? person : correspondent)(names[seat]),
  );
}

/** The same seats, and those without a name as a letter calls them. */
export function namedBy(record: string, seats: readonly Seat[]): Seat[] {
  const { names } = summary(record);
  return seats.map((seat, at) => {
    if (seat.kind === "bot" || seat.name) return seat;
    return seat.kind === "person" ? person(names[at]) : correspondent(names[at]);
  });
}

/** Returns true if a game can be played by messages: two people, nothing hidden. */
export const isSendable = ({ secret }: Pick<Traits, "secret">, seats: number): boolean =>
  !secret && seats === 2;

/** Returns true if the game of these seats can continue by messages: it has neither bots nor guests. */
export const maySend = (traits: Pick<Traits, "secret">, seats: readonly Seat[]): boolean =>
  isSendable(traits, seats.length) &&
  seats.every(({ kind }) => kind === "person" || kind === "correspondent");
