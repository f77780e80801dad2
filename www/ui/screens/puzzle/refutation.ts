/** What a wrong try leads to: the moves that answer it, and how they look. */
import type { Scene } from "../../../board/types";
import { chooseMove } from "../../../engine/sobremesa";
import type { Moment } from "../../../engine/types";
import { inMatch } from "../../../session/replay";
import type { Session } from "../../../session/session";
import { momentsOf, stillOf, viewOf } from "../../../session/still";

/** How long to look for an answer, in ms. */
const THINK = 100;

/** The other side's answer to a seat's try; if the `whole` game matters, all moves to its end or to a pause. */
export function answersTo(
  { autosave, match: { game }, state }: Session,
  seat: number,
  notation: string,
  whole: boolean,
): string[] {
  return inMatch(autosave.kept.record, (match) => {
    match.goTo(state.at);
    match.play(notation);
    const answers: string[] = [];
    for (let turn = match.turn(); turn.kind === "seat"; turn = match.turn()) {
      if (answers.length > 0 && !whole) break;
      const { move } = chooseMove(game, match.observation(turn.seat), { millis: THINK });
      match.play(move);
      answers.push(move);
    }
    // Play that happens to win shows nothing.
    const wins = match.outcome()?.winners.join() === `${seat}`;
    return wins ? answers.slice(0, 1) : answers;
  });
}

/** A move as the board shows it: its moments, and the scene after it. */
interface Shown {
  seat: number;
  moments: Moment[];
  scene: Scene;
}

/** Each of some moves from the current position, as the board of the session shows it. */
export function shownOf({ autosave, data, state, table }: Session, moves: string[]): Shown[] {
  return inMatch(autosave.kept.record, (match) => {
    match.goTo(state.at);
    const there = { ...table, rules: match };
    let scene = stillOf(data, there);
    return moves.map((notation) => {
      const turn = match.turn();
      match.play(notation);
      const moments = momentsOf(data, there);
      const done = moments.map(({ event }) => event);
      const outcome = match.outcome();
      scene = {
        ...scene,
        view: viewOf(data, there),
        past: [...(scene.past ?? []), { events: done }],
        done,
        won: outcome ? table.won(done) : [],
        winners: outcome?.winners ?? [],
      };
      return { seat: turn.kind === "seat" ? turn.seat : -1, moments, scene };
    });
  });
}
