// No touch plays before its consequence was in the state, and the preview is what then happens.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import init from "../../www/engine/sobremesa";
import type { GameEvent } from "../../www/engine/types";
import { confirm, submit, tap } from "../../www/session/input";
import { Session } from "../../www/session/session";
import { go, openCurtain } from "../../www/session/turn";
import { person } from "../../www/storage/seats";
import { type Kind, kinds, random } from "./laws/kinds";
import { context, hurry, until } from "./table";

await init();

const DECISIONS = 60;

/** The moves that the next touch of a place would play, as shown, with their events. */
function shownAt({ state }: Session, place: string): { notation?: string; events: GameEvent[] }[] {
  const { previewed, goals } = state;
  return [...(previewed ? [previewed] : []), ...goals.filter(({ at }) => at === place)];
}

/** Waits until a person may touch something, or the game is over. */
async function ready(session: Session): Promise<void> {
  await until(() => {
    const { curtain, outcome } = session.state;
    if (curtain !== null) session.do(openCurtain);
    return session.state.active !== null || outcome !== null;
  });
}

async function check({ entry, seats, variant, name }: Kind, enterForced: boolean): Promise<void> {
  const options = { ...(variant && { variant }) };
  const next = random(seats);
  const session = Session.start(
    entry.id,
    { seats, options, seed: name },
    { seats: Array.from({ length: seats }, () => person()), bottom: 0 },
    context(entry.id, { settings: () => ({ autoroll: true, pace: 0, enterForced }) }),
  );
  session.do(go);
  for (let decided = 0; decided < DECISIONS; decided++) {
    await ready(session);
    if (session.state.outcome) break;
    const { at, buttons } = session.state;
    const move =
      session.state.moves[Math.floor(next() * session.state.moves.length)] ?? assert.fail();
    if (buttons.some(({ notation }) => notation === move.notation)) {
      session.attempt(submit, move.notation, true);
      continue;
    }
    for (const place of [...move.path, move.path.at(-1) ?? ""]) {
      const shown = shownAt(session, place);
      session.touch(tap, place);
      if (session.state.warning) session.do(confirm, true);
      if (session.state.at === at) continue;
      const step = session.state.steps[at] ?? assert.fail();
      const found = shown.find(
        ({ events }) => JSON.stringify(events) === JSON.stringify(step.events),
      );
      assert.ok(found, `${step.full} was played unseen: ${JSON.stringify([shown, step.events])}`);
      break;
    }
    assert.ok(session.state.at > at, `${move.notation} could not be touched`);
  }
  session.destroy();
}

describe("looking before playing", () => {
  hurry();
  for (const kind of kinds())
    for (const enterForced of [false, true])
      test(`${kind.name}, forced moves ${enterForced ? "" : "not "}played`, () =>
        check(kind, enterForced));
});
