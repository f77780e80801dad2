// Cards chosen for the exchange at a table of several devices can be changed until everybody has chosen.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DogView } from "../../www/engine/types";
import type { Session } from "../../www/session/session";
import { rethink } from "../../www/session/travel";
import { begun, four, type Phone, repeatable, settled } from "./phones-table";
import "./loaded";
import { submit } from "../../www/session/input";
import { hurry } from "./table";

/** A game of Dog that has begun, and the sessions of all devices, by seats. */
async function exchange(): Promise<{ session: Session; phones: Phone[]; sessions: Session[] }> {
  const { phones, session } = await begun("dog", four);
  const sessions = [session];
  for (const phone of phones) sessions[phone.guest.table?.yours[0] ?? 0] = phone.session;
  return { session, phones, sessions };
}

const dogOf = (session: Session) => session.state.view as DogView;

/** Gives the card at a place of the chooser's moves; returns the seat and the card. */
async function choose(sessions: Session[], at: number): Promise<{ seat: number; card: string }> {
  const session = sessions.find(({ state }) => state.moves.length > 0) ?? assert.fail();
  const { turn } = session.state;
  const { notation } = session.state.moves[at] ?? assert.fail();
  session.attempt(submit, notation, true);
  await settled();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail();
  return { seat, card: notation.replace("give:", "") };
}

describe("the exchange at a table of several devices", () => {
  hurry();
  repeatable();

  test("a card can be changed while others still choose, and what these have chosen stays", async () => {
    const { session, sessions } = await exchange();
    assert.equal(dogOf(session).phase, "exchange");
    const start = session.state.at;
    const one = await choose(sessions, 0);
    const other = await choose(sessions, 0);
    const first = sessions[one.seat] ?? assert.fail();
    const second = sessions[other.seat] ?? assert.fail();
    assert.equal(first.state.canRethink, true);
    first.do(rethink);
    await settled();
    for (const { state } of sessions) assert.equal(state.at, start);
    assert.equal(first.state.active, one.seat, "it chooses anew");
    const again = await choose(sessions, 1);
    assert.deepEqual([again.seat, again.card === one.card], [one.seat, false]);
    for (const { state } of sessions) assert.equal(state.at, start + 2, "the second chose before");
    assert.equal(dogOf(second).given[other.seat], other.card);
    assert.equal(dogOf(first).given[one.seat], again.card);
    await choose(sessions, 0);
    await choose(sessions, 0);
    assert.equal(dogOf(session).phase, "play");
    const partner = (one.seat + 2) % 4;
    const hand: readonly string[] =
      dogOf(sessions[partner] ?? assert.fail()).hands[partner] ?? assert.fail();
    assert.ok(hand.includes(again.card), "the changed card has come");
    for (const { state } of sessions) assert.equal(state.canRethink, false, "all have chosen");
  });

  test("only a seat that has chosen can change its card, and only its own", async () => {
    const { session, phones, sessions } = await exchange();
    const { seat } = await choose(sessions, 0);
    const { at } = session.state;
    for (const [index, { state }] of sessions.entries())
      assert.equal(state.canRethink, index === seat);
    for (const phone of phones) {
      const { yours = [] } = phone.guest.table ?? {};
      if (yours.includes(seat)) continue;
      const rethink = { kind: "rethink", seat, ply: at };
      phone.wire.host.onmessage?.(JSON.stringify(rethink));
    }
    await settled();
    assert.equal(session.state.at, at);
  });
});
