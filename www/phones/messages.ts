/** Builds the host's messages to a guest. They contain only what the guest's seats may know. */
import type { LegalMove, Moment, View } from "../engine/types";
import type { SessionMatch } from "../session/context";
import type { Latest } from "../session/remote";
import { inMatch, walkThrough } from "../session/replay";
import type { Step } from "../session/steps";
import type { GameMessage, SentMove, SentStep, StepsMessage } from "./protocol";

/** If there are more moves than this, their effects are not sent. */
const FEW = 200;

/**
 * The viewers for these seats, as named in messages: each seat, and "" for the public view. If nothing is hidden, one
 * view serves everyone.
 */
export const viewersOf = (seats: readonly number[], secret: boolean): string[] =>
  secret ? ["", ...seats.map(String)] : [""];

/** The seat of a viewer, for the rules. */
const seatOf = (viewer: string): number | undefined => (viewer === "" ? undefined : Number(viewer));

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

/** The parts of a view that each event changes. */
function changesOf(moments: readonly Moment[]): Partial<View>[] {
  const changed = (before: object, after: object): Partial<View> => {
    const was = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
    const parts = Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== was.get(key),
    );
    return Object.fromEntries(parts);
  };
  return moments.map(({ before, after }) => changed(before, after));
}

/** The last step of a match. A forced move reveals a hand, so only its player learns that it was forced. */
function stepFor(match: SessionMatch, step: Step, { viewers, seats }: Recipient): SentStep {
  const { notation, seat, path } = step;
  const forced = step.forced && seats.includes(seat ?? -1);
  const moments = new Map(viewers.map((viewer) => [viewer, match.moments(seatOf(viewer))]));
  const each = <T>(part: (of: readonly Moment[]) => T): Record<string, T> =>
    Object.fromEntries([...moments].map(([viewer, of]) => [viewer, part(of)]));
  const events = each((of) => of.map(({ event }) => event));
  const { turn, outcome } = match.state();
  return { notation, seat, path, forced, events, changes: each(changesOf), turn, outcome };
}

/** The legal moves of a guest with these seats. */
function movesFor(match: SessionMatch, seats: readonly number[]) {
  const { turn, moves, offer } = match.state();
  if (turn.kind !== "seat" || !seats.includes(turn.seat)) return { moves: [], offer: null };
  const sent = (move: LegalMove): SentMove =>
    moves.length > FEW
      ? { ...move, events: [], outcome: null }
      : { ...move, ...match.preview(move.notation) };
  return {
    moves: moves.map(sent),
    offer: offer === null ? null : sent({ notation: offer, path: [] }),
  };
}

/** All steps after the first `from`. */
export function stepsFor(
  { match, steps, sheet }: Latest,
  guest: Recipient,
  from: number,
): StepsMessage {
  const last = steps.at(-1);
  const sent: SentStep[] = [];
  if (last && from === steps.length - 1) sent.push(stepFor(match, last, guest));
  else if (from < steps.length) {
    walkThrough(match.record(), (at, ply) => {
      const step = steps[ply - 1];
      if (step && ply > from) sent.push(stepFor(at, step, guest));
    });
  }
  return { from, steps: sent, ...movesFor(match, guest.seats), sheet };
}

/** A game from its beginning. */
export function gameFor(game: Latest, guest: Recipient): Omit<GameMessage, "kind"> {
  const start = inMatch(game.match.record(), (match) => {
    match.goTo(0);
    return byViewers(guest.viewers, (viewer) => match.view(viewer));
  });
  return { options: game.match.options(), start, ...stepsFor(game, guest, 0) };
}
