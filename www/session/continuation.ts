/** How an opened record continues the saved games. A game on two devices is one seed with more and more steps. */
import { codeOf } from "../engine/error";
import { isSeries, type Match, nameless, summary } from "../engine/sobremesa";
import type { Turn, View } from "../engine/types";
import type { Save } from "../storage/save";
import { onlyPerson, person, type Seat } from "../storage/seats";
import { written } from "./beginning";
import { inMatch, startOf } from "./replay";
import type { Traits } from "./traits";

/** How a record compares with a saved game of the same start. */
export type Comparison =
  /** The saved game has all its steps. */
  | "known"
  /** It adds the dice of the seed and the decisions of another player. */
  | "longer"
  /** It has other steps, or steps that the other player can't have made. */
  | "different";

/** A saved game with the same start as a record. */
export interface Counterpart {
  save: Save;
  comparison: Comparison;
}

/** The saved game that a record belongs to; null if there is none. Throws `bad-record`. */
export function counterpartOf(record: string, saves: readonly Save[]): Counterpart | null {
  const { game, seats } = summary(record);
  const alike = saves.filter((save) => save.game === game && save.seats.length === seats);
  const found = alike.flatMap((save) => {
    const comparison = compare(record, save);
    return comparison ? [{ save, comparison }] : [];
  });
  // A save that the record continues comes before one that it contradicts.
  return found.find(({ comparison }) => comparison !== "different") ?? found[0] ?? null;
}

/** Compares a record with a saved game; null if they are different games, or the saved one can't be read. */
export function compare(record: string, save: Save): Comparison | null {
  try {
    // The games of a series are compared as a whole.
    if (isSeries(record)) return sameText(record, save.series ?? save.record) ? "known" : null;
    if (!sameText(startOf(record, 0), startOf(save.record, 0))) return null;
    const steps = inMatch(record, stepsOf);
    return inMatch(save.record, (match) => compareSteps(steps, match, save));
  } catch (error) {
    if (codeOf(error) === "bad-record") return null;
    throw error;
  }
}

const stepsOf = (match: Match): string[] => match.steps().map(({ full }) => full);

const sameText = (one: string, other: string): boolean =>
  nameless(written(one)) === nameless(written(other));

function compareSteps(steps: readonly string[], match: Match, save: Save): Comparison | null {
  const known = stepsOf(match);
  const first = steps.findIndex((step, at) => step !== known[at]);
  if (first < 0) return "known";
  if (first >= save.at && isAnswer(match, first, steps.slice(first), save)) return "longer";
  // Records written by hand have no seed, so other steps are simply another game.
  return match.seed === "" ? null : "different";
}

/** Returns true if steps follow the seed, and only one player, who isn't the reader, decided them. */
function isAnswer(match: Match, at: number, steps: readonly string[], save: Save): boolean {
  const reader = onlyPerson(save.seats) ?? (save.opened ? save.bottom : -1);
  const deciders = new Set<number>();
  match.goTo(at);
  for (const step of steps) {
    const turn = match.turn();
    if (turn.kind === "seat") {
      deciders.add(turn.seat);
      match.play(step);
    } else if (match.resolveChance().step.full !== step) return false;
  }
  return deciders.size < 2 && !deciders.has(reader);
}

/** The seat to roll or to decide; -1 once a game is over. */
export function moverOf(turn: Turn, view: View, { mover }: Pick<Traits, "mover">): number {
  return turn.kind === "over" ? -1 : mover(view);
}

/** The seat of a record's reader: the one to move, or in a finished game the one that didn't end it. */
export function readerOf(record: string, traits: Pick<Traits, "mover">): number {
  return inMatch(record, (match) => {
    const turn = match.turn();
    if (turn.kind !== "over") return Math.max(moverOf(turn, match.view(), traits), 0);
    match.undo();
    const last = match.turn();
    return last.kind === "seat" && last.seat === 0 ? 1 : 0;
  });
}

/** Names the unnamed people as a record does. */
export function namedBy(record: string, seats: readonly Seat[]): Seat[] {
  const { names } = summary(record);
  return seats.map((seat, at) => (seat.kind === "person" && !seat.name ? person(names[at]) : seat));
}

/** Returns true if two people can play a game by sending links: nothing is hidden, and there are no bots or guests. */
export const maySend = ({ secret }: Pick<Traits, "secret">, seats: readonly Seat[]): boolean =>
  !secret && seats.length === 2 && seats.every(({ kind }) => kind === "person");
