// Shared parts of tests with several players: bots that answer on demand, and no pauses for people.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as patient } from "node:timers";
import type { BotClient } from "../../www/bot-worker/client";
import type { Question } from "../../www/bot-worker/messages";
import init from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { definitionOf } from "../../www/games/registry";
import type { SessionContext } from "../../www/session/context";
import type { Session } from "../../www/session/session";
import { Saves } from "../../www/storage/saves";
import { person } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";

export const saves = new Saves(openStorage(false));
/** The questions to bots. */
export const asked: Question[] = [];
let waiting: ((move: string) => void) | null = null;
/** Plays a move for the last bot that was asked. */
export const answer = (move: string): void => waiting?.(move);

export const thinking = {
  choose: (question: Question) => {
    asked.push(question);
    return new Promise((resolve) => {
      waiting = (move) => resolve({ move, value: 0, nodes: 0 });
    });
  },
} as unknown as BotClient;

/** The context of a session; `more` replaces parts of it. */
export const context = (game: GameId, more: Partial<SessionContext> = {}): SessionContext => ({
  ...definitionOf(game),
  thinking,
  saves,
  settings: () => ({ autoroll: true, pace: 0, consider: 0 }),
  reportError: (code, error) => assert.fail(`${code} ${error}`),
  ...more,
});

export const four = ["Ana", "Bo", "Cleo", "Dan"].map(person);

/** Makes the tests of a suite wait for nobody. The clock is Node's own: another suite may hurry while this one is read. */
export function hurry(): void {
  before(async () => {
    await init();
    const nothing = (): void => {};
    Object.assign(globalThis, {
      setTimeout: (work: () => void) => setImmediate(work),
      addEventListener: nothing,
      removeEventListener: nothing,
    });
  });
  after(() => {
    globalThis.setTimeout = patient;
  });
}

export async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000; turns++) {
    if (holds()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail("it does not come");
}

/** Waits until a person must act or the game is over. */
export const waited = (session: Session): Promise<void> =>
  until(() => {
    const { active, curtain, secretChoiceSeat, outcome, thinking } = session.state;
    return (active ?? curtain ?? secretChoiceSeat ?? thinking) !== null || outcome !== null;
  });

export const mover = (session: Session): number => {
  const { turn } = session.state;
  return turn.kind === "seat" ? turn.seat : assert.fail("nobody is to move");
};
