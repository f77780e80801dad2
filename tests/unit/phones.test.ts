// Several devices at one table: whole games, what a guest is told, faults, and dice that nobody can bend.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GameId } from "../../www/engine/types";
import { guest, person, type Seat } from "../../www/storage/seats";
import { Phone, playOut, settled, Table } from "./phones-table";
import { hurry } from "./secret";
import "./loaded";

/** Draws that are the same in every run. */
function drawing(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return count > 0 ? Math.floor((state / 2 ** 32) * count) : 0;
  };
}

async function gather(
  game: GameId,
  seats: Seat[],
  options: Record<string, string> = {},
): Promise<{ table: Table; phones: Phone[] }> {
  const table = new Table(game, seats, options);
  const phones = seats.flatMap(({ kind }) => (kind === "guest" ? [new Phone()] : []));
  for (const phone of phones) {
    phone.meet(table.host);
    await settled();
    const free = phone.guest.table?.seats.findIndex((seat) => seat.kind === "guest" && !seat.taken);
    if (phone.guest.table?.yours.length === 0 && free !== undefined)
      phone.guest.sit([{ seat: free, name: `guest ${free}` }]);
    await settled();
  }
  assert.ok(table.host.complete);
  return { table, phones };
}

const four = [person("Ana"), guest(), guest(), guest()];
const two = [person("Ana"), guest()];

describe("a table of several devices", () => {
  hurry();

  const games: [GameId, Seat[], Record<string, string>][] = [
    ["dog", four, {}],
    ["dog", four, { variant: "black" }],
    ["dog", four, { variant: "royal" }],
    ["muros", [person("Ana"), guest()], {}],
    ["gobblet", two, {}],
    ["cock-bull", two, {}],
  ];
  for (const [game, seats, options] of games)
    test(`a whole game of ${options.variant ?? ""} ${game}: each sees what its seat may see, and it was fair`, async () => {
      const { table, phones } = await gather(game, seats, options);
      const session = table.begin();
      await settled();
      let looks = 0;
      const all = () => [session, ...phones.map((phone) => phone.session)];
      await playOut(all, drawing(7), () => {
        table.clock += 1000;
        const { match, steps } = session.guests.refereed;
        // One after the other: all of them after every step would take long.
        const { session: theirs, guest } = phones[looks++ % phones.length] ?? assert.fail();
        if (theirs.state.at !== steps.length) return;
        const [seat] = guest.table?.yours ?? [];
        assert.deepEqual(theirs.state.view, match.view(seat));
      });
      await settled();
      assert.ok(session.state.outcome, "it ends");
      for (const phone of phones) {
        assert.deepEqual(phone.session.state.outcome, session.state.outcome);
        assert.equal(phone.guest.fair, true);
      }
    });
});
