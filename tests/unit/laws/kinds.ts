// Random games of every kind and variant, on which the laws of the page are tested.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games, Match } from "../../../www/engine/sobremesa";
import type { GameEvent, LegalMove, Moment, Outcome, View } from "../../../www/engine/types";
import type { LoadedGame } from "../../../www/games/registry";
import { GAMES } from "../loaded";

/** A game in one of its variants, at a table of some size. */
export interface Kind {
  name: string;
  entry: LoadedGame;
  seats: number;
  variant: string;
}

/** One step from a position to the next. */
export interface Played {
  match: Match;
  /** Before the step: the legal moves, the seat to move (-1: chance) and its view. */
  moves: LegalMove[];
  seat: number;
  mover: View;
  /** The views of before, of the first seat and of an onlooker. */
  before: [View, View];
  notation: string;
  /** The events for both, and their views after the step. */
  events: [GameEvent[], GameEvent[]];
  readonly moments: [Moment[], Moment[]];
  after: [View, View];
  outcome: Outcome | null;
}

/** Numbers from 0 to 1, the same for a seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Every game in every variant, with the fewest and the most seats. */
export function kinds(): Kind[] {
  return games().flatMap(({ id, seats, variants, variantSeats }) => {
    const entry = GAMES.find((each) => each.id === id);
    if (!entry) throw new Error(`${id} is no game of the page`);
    return (variants.length > 0 ? variants : [""]).flatMap((variant) => {
      const sizes = variantSeats[variant] ?? seats;
      return [...new Set([Math.min(...sizes), Math.max(...sizes)])].map((size) => ({
        name: [id, variant, `${size} seats`].filter(Boolean).join(", "),
        entry,
        seats: size,
        variant,
      }));
    });
  });
}

/** House rules drawn at random, half of them as they usually are. */
function drawn({ entry, variant }: Kind, next: () => number): Record<string, string> {
  const info = games().find(({ id }) => id === entry.id);
  const options: Record<string, string> = variant ? { variant } : {};
  for (const { key, values, variants } of info?.options ?? []) {
    const apart =
      key === "series" || key === "variant" || (variants && !variants.includes(variant));
    const value = values[Math.floor(next() * values.length)];
    if (!apart && value && next() < 0.5) options[key] = value;
  }
  return options;
}

/** Yields each step of a match, whose notation `go` returns, until it returns nothing. */
function* followed(
  match: Match,
  go: (moves: LegalMove[]) => string | undefined,
): Generator<Played> {
  const seen = (): [View, View] => [match.view(0), match.view()];
  let after = seen();
  for (;;) {
    const turn = match.turn();
    const seat = turn.kind === "seat" ? turn.seat : -1;
    const moves = seat < 0 ? [] : match.legalMoves();
    const [before, mover] = [after, match.view(seat < 0 ? undefined : seat)];
    const notation = go(moves);
    if (notation === undefined) return;
    after = seen();
    const events: Played["events"] = [match.events(0), match.events()];
    const outcome = match.outcome();
    yield {
      ...{ match, moves, seat, mover, before, notation, events, after, outcome },
      // Dear, and few ask for them.
      get moments(): Played["moments"] {
        return [match.moments(0), match.moments()];
      },
    };
  }
}

/** That many steps of a kind under random house rules: of one game, or of several if they are short. */
export function* playing(kind: Kind, seed: number, steps = 400): Generator<Played> {
  const next = random(seed + 1);
  const options = drawn(kind, next);
  for (let [left, name] = [steps, `${kind.name} ${seed}`]; left > 0; name += "+") {
    const match = new Match(kind.entry.id, { seats: kind.seats, options, seed: name });
    yield* followed(match, (moves) => {
      if (match.turn().kind === "over" || left === 0) return;
      left--;
      const move = moves[Math.floor(next() * moves.length)];
      if (move) match.play(move.notation);
      return move?.notation ?? match.resolveChance().step.full;
    });
    match.free();
  }
}

/** Fails if anything was found, with the game's file to change and what to do there. */
export function none(
  found: readonly string[],
  { id }: LoadedGame,
  file: string,
  remedy: string,
): void {
  if (found.length > 0) assert.fail(`www/games/${id}/${file}: ${remedy}:\n${found.join("\n")}`);
}

/** The records that must load for ever, as they were played; what happens rarely is in them. */
export function* recorded({ id }: LoadedGame): Generator<Played> {
  const folder = join(process.cwd(), "tests/records/good");
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const record = name.endsWith(".txt") ? readFileSync(join(folder, name), "utf8") : "";
    if (!record.includes(`[Game "${id}"]`)) continue;
    const match = Match.fromRecord(record);
    const steps = match.steps().map(({ full }) => full);
    while (match.undo());
    yield* followed(match, () => (match.redo() ? steps[match.ply - 1] : undefined));
    match.free();
  }
}

const NAMES = ["", "Otto", "Mila", "Minou", "Rita", "Fizz"];
/** The first seat's player, who sees the board, among players with names. */
export const VIEWERS = { you: 0, called: (seat: number) => NAMES[seat] ?? "", sees: true };
