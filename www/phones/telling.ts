/** Builds the referee's messages to a guest. They contain only what the guest's seats may know. */
import type { LegalMove } from "../engine/types";
import type { SessionMatch } from "../session/context";
import type { Refereed } from "../session/remote";
import { inMatch, walkThrough } from "../session/replay";
import type { Step } from "../session/steps";
import type { GameTold, MoveTold, StepsTold, StepTold } from "./protocol";

/** If there are more moves than this, their effects are not sent. */
const FEW = 200;

/**
 * The viewers for these seats, as named in messages: each seat, and "" for the public view. If nothing is hidden, one
 * view serves everyone.
 */
export const viewersOf = (seats: readonly number[], secret: boolean): string[] =>
  secret ? ["", ...seats.map(String)] : [""];

/** The seat of a viewer, for the rules. */
export const seatOf = (viewer: string): number | undefined =>
  viewer === "" ? undefined : Number(viewer);

/** The receiver of a message. */
export interface Recipient {
  viewers: readonly string[];
  seats: readonly number[];
}

function byViewers<T>(
  viewers: readonly string[],
  ask: (seat: number | undefined) => T,
): Record<string, T> {
  return Object.fromEntries(viewers.map((viewer) => [viewer, ask(seatOf(viewer))]));
}

/** The last step of a match. A forced move reveals a hand, so only its player learns that it was forced. */
function stepTold(match: SessionMatch, step: Step, { viewers, seats }: Recipient): StepTold {
  const { notation, seat, path } = step;
  const forced = step.forced && seats.includes(seat ?? -1);
  const events = byViewers(viewers, (viewer) => match.events(viewer));
  const { turn, outcome } = match.state();
  return { notation, seat, path, forced, events, turn, outcome };
}

/** The legal moves of a guest with these seats. */
function movesTold(match: SessionMatch, seats: readonly number[]) {
  const { turn, moves, offer } = match.state();
  if (turn.kind !== "seat" || !seats.includes(turn.seat)) return { moves: [], offer: null };
  const told = (move: LegalMove): MoveTold =>
    moves.length > FEW
      ? { ...move, events: [], outcome: null }
      : { ...move, ...match.preview(move.notation) };
  return {
    moves: moves.map(told),
    offer: offer === null ? null : told({ notation: offer, path: [] }),
  };
}

/** All steps after the first `from`. */
export function tellSteps(
  { match, steps, sheet }: Refereed,
  guest: Recipient,
  from: number,
): StepsTold {
  const last = steps.at(-1);
  const told: StepTold[] = [];
  if (last && from === steps.length - 1) told.push(stepTold(match, last, guest));
  else if (from < steps.length) {
    walkThrough(match.record(), (at, ply) => {
      const step = steps[ply - 1];
      if (step && ply > from) told.push(stepTold(at, step, guest));
    });
  }
  return { from, steps: told, ...movesTold(match, guest.seats), sheet };
}

/** A game from its beginning. */
export function tellGame(game: Refereed, guest: Recipient): Omit<GameTold, "shares" | "kind"> {
  const start = inMatch(game.match.record(), (match) => {
    match.goTo(0);
    return byViewers(guest.viewers, (viewer) => match.view(viewer));
  });
  return { options: game.match.options(), start, ...tellSteps(game, guest, 0) };
}
