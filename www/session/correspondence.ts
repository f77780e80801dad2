/**
 * Correspondence games: two people at two places send each other the game's record as a link, once per turn. A header
 * line ignored by the rules identifies the game at both places.
 */
import { codeOf } from "../engine/error";
import { withCorrespondence } from "../engine/records";
import { nameless, summary } from "../engine/sobremesa";
import type { Turn, View } from "../engine/types";
import type { Save } from "../storage/save";
import { correspondent, person, type Seat } from "../storage/seats";
import { inMatch, startOf } from "./replay";
import type { Traits } from "./traits";

/** A record received as a message, and the game it belongs to. */
export interface Letter {
  /** The id of the correspondence game. */
  name: string;
  /** The record without that id. */
  record: string;
}

/** Adds the correspondence game's id to a record. */
export const toLetter = ({ name, record }: Letter): string => withCorrespondence(record, name);

/** Reads a record as a letter; null for any other record. A series can't be played by messages. */
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

/** How a letter compares with a saved game. */
export type News =
  /** The letter has further moves. */
  | "ahead"
  /** The letter has the same moves. */
  | "same"
  /** An old letter with fewer moves. */
  | "behind"
  /** Different moves: a player took a move back. */
  | "differs";

/** Compares the moves of a letter with the moves here. */
export function newsIn(came: readonly string[], ours: readonly string[]): News {
  const common = Math.min(came.length, ours.length);
  if (came.slice(0, common).some((step, at) => step !== ours[at])) return "differs";
  if (came.length === ours.length) return "same";
  return came.length > common ? "ahead" : "behind";
}

/**
 * Compares a letter with a saved game; null if it belongs to another game. Throws `bad-record` for a damaged letter.
 */
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

/** The seat to roll or to decide; -1 once a game is over. */
export function moverOf(turn: Turn, view: View, { mover }: Pick<Traits, "mover">): number {
  return turn.kind === "over" ? -1 : mover(view);
}

/** The seat of a letter's reader: the one to move, or in a finished game the one that didn't end it. */
export function readerOf(record: string, traits: Pick<Traits, "mover">): number {
  return inMatch(record, (match) => {
    const turn = match.turn();
    if (turn.kind !== "over") return Math.max(moverOf(turn, match.view(), traits), 0);
    match.undo();
    const last = match.turn();
    return last.kind === "seat" && last.seat === 0 ? 1 : 0;
  });
}

/** The seats from the reader's side, with the names in the letter. */
export function seatsFor(reader: number, record: string): Seat[] {
  const { names, seats } = summary(record);
  return Array.from({ length: seats }, (_, seat) =>
    (seat === reader ? person : correspondent)(names[seat]),
  );
}

/** Names the unnamed seats as the letter does. */
export function namedBy(record: string, seats: readonly Seat[]): Seat[] {
  const { names } = summary(record);
  return seats.map((seat, at) => {
    if (seat.kind === "bot" || seat.name) return seat;
    return seat.kind === "person" ? person(names[at]) : correspondent(names[at]);
  });
}

/** Returns true if a game can be played by messages: it has two players and nothing is hidden. */
export const isSendable = ({ secret }: Pick<Traits, "secret">, seats: number): boolean =>
  !secret && seats === 2;

/** Returns true if a game with these seats can continue by messages: it has neither bots nor guests. */
export const maySend = (traits: Pick<Traits, "secret">, seats: readonly Seat[]): boolean =>
  isSendable(traits, seats.length) &&
  seats.every(({ kind }) => kind === "person" || kind === "correspondent");
