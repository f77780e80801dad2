// Games of Gobblet and of Cock & Bull at a table, as tests of sessions start them.
import assert from "node:assert/strict";
import type { GameId } from "../../www/engine/types";
import type { SessionContext } from "../../www/session/context";
import { Session } from "../../www/session/session";
import type { Save } from "../../www/storage/save";
import { person, type Seat } from "../../www/storage/seats";
import { context as aroundOf, saves, until } from "./secret";

export const context = (game: GameId, more: Partial<SessionContext> = {}): SessionContext =>
  aroundOf(game, { won: () => [], ...more });
export const hasty = ((work: () => void) => setImmediate(work)) as unknown as typeof setTimeout;

export const people = [person("Ana"), person("Bo")];
/** White's four. */
export const WON = "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ");

/** A game of Gobblet between two people. */
export function gobblet(
  options = {},
  bottom = 0,
  around = context("gobblet"),
  seats: Seat[] = people,
) {
  const session = Session.start("gobblet", { options }, { seats, bottom }, around);
  session.go();
  return session;
}

export const playAll = (session: Session, moves: readonly string[]): void => {
  for (const move of moves) session.submit(move, true);
};

export const keptOf = (session: Session): Save => saves.get(session.id) ?? assert.fail();

export function start(
  options: Record<string, string> = {},
  seats: Seat[] = people,
  seed = "table",
  autoroll = true,
): Session {
  const session = Session.start(
    "cock-bull",
    { options, seed },
    { seats, bottom: 0 },
    context("cock-bull", {
      settings: () => ({ autoroll, pace: 0, consider: 0 }),
    }),
  );
  session.go();
  return session;
}

/** Waits until a person must act or the game is over. */
export const waited = (session: Session): Promise<void> =>
  until(() => {
    const { outcome, thinking } = session.state;
    return session.moves.length > 0 || outcome !== null || thinking !== null;
  });

export const first = (session: Session): string => session.moves[0]?.notation ?? "";

/** Plays first moves until it is enough. */
export async function play(session: Session, enough: () => boolean): Promise<void> {
  await waited(session);
  while (!enough() && !session.state.outcome) {
    session.submit(first(session));
    await waited(session);
  }
}

export const notations = (session: Session): string[] =>
  session.state.steps.map(({ notation }) => notation);
