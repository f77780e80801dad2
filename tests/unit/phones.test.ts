// Several devices at one table: whole games, a guest's view, and faults.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GameId } from "../../www/engine/types";
import { HostTable } from "../../www/phones/host-table";
import { withLatest } from "../../www/session/remote";
import { bot, type Seat } from "../../www/storage/seats";
import {
  begun,
  comes,
  drawing,
  four,
  gather,
  Phone,
  repeatable,
  settled,
  Table,
  two,
} from "./phones-table";
import "./loaded";
import { submit, tap } from "../../www/session/input";
import { hurry } from "./table";

/** A page that hears nothing. */
const nobody = { version: "1", changed: () => {}, keep: () => {}, ask: () => {} };

describe("a table of several devices", () => {
  hurry();
  repeatable();

  // Random games of Dog are long: of those for four the beginning is played.
  const games: [GameId, Seat[], Record<string, string>, most?: number][] = [
    ["dog", four, { variant: "black" }, 200],
    ["dog", four, { variant: "royal" }, 200],
    ["dog", two, {}],
    ["muros", two, {}],
    ["gobblet", two, {}],
    ["cock-bull", two, {}],
  ];
  for (const [game, seats, options, most] of games)
    test(`${options.variant ?? ""} ${game}: each sees what its seat may see`, async () => {
      const { table, phones, session } = await begun(game, seats, options);
      let looks = 0;
      const each = (): void => {
        // One after the other: all of them after every step would take long.
        const { session: theirs, guest } = phones[looks++ % phones.length] ?? assert.fail();
        const [seat] = guest.table?.yours ?? [];
        assert.equal(theirs.state.bottom, seat);
        withLatest(session, ({ match, steps }) => {
          if (theirs.state.at === steps.length)
            assert.deepEqual(theirs.state.view, match.view(seat));
        });
      };
      await table.playOut(phones, drawing(7), { each, ...(most && { most }) });
      assert.equal(session.state.outcome === null, most !== undefined);
      for (const phone of phones)
        assert.deepEqual(phone.session.state.outcome, session.state.outcome);
    });

  test("one phone with two people shows each hand to its owner only", async () => {
    const table = new Table("dog", four);
    const both = await comes(table.host);
    const other = await comes(table.host);
    both.guest.sit([
      { seat: 1, name: "Bo" },
      { seat: 3, name: "Dan" },
    ]);
    other.guest.sit([{ seat: 2, name: "Cleo" }]);
    await settled();
    const session = table.begin();
    await settled();
    const kinds = both.session.state.seats.map(({ kind }) => kind);
    assert.deepEqual(kinds, ["guest", "person", "guest", "person"]);
    let curtains = 0;
    const each = (): void => {
      if (both.session.state.curtain !== null) curtains++;
    };
    await table.playOut([both, other], drawing(3), { each, most: 200 });
    assert.ok(curtains > 4, "the hands are hidden from each other");
    await settled();
    for (const phone of [both, other]) assert.equal(phone.session.state.at, session.state.at);
  });

  test("guests never get the seed or the record", async () => {
    const { table, phones, session } = await begun("muros", two);
    await table.playOut(phones, drawing(5));
    assert.ok(session.state.outcome);
    const sent = phones.flatMap(({ wire }) => wire.toGuest).join();
    for (const hidden of ["[Seed", "[Game", '"seed"']) assert.ok(!sent.includes(hidden), hidden);
  });

  test("a guest gets legal moves at its own turn only", async () => {
    const { table, phones } = await gather("muros", two);
    table.begin();
    await settled();
    await table.playOut(phones, drawing(5), { most: 60 });
    let own = 0;
    for (const text of phones.flatMap(({ wire }) => wire.toGuest)) {
      const { kind, start, steps, moves } = JSON.parse(text);
      if (!/game|steps/.test(kind) || moves.length === 0) continue;
      const { turn } = steps.at(-1) ?? start[""];
      assert.deepEqual(turn, { kind: "seat", seat: 1 });
      own++;
    }
    assert.ok(own > 9);
  });

  test("a guest leaves a host that sends something impossible", async () => {
    const steps = { kind: "steps", from: 99, steps: [], moves: [], offer: null, sheet: null };
    for (const text of ["", '{"kind":"steps"}', JSON.stringify(steps)]) {
      const { table, phone } = await begun("gobblet", two);
      phone.wire.guest.onmessage?.(text);
      await settled();
      assert.equal(phone.guest.state.kind, "broken");
      assert.equal(table.host.misses, true);
    }
  });

  test("a guest that was cut off comes back to its seat and sees what happened", async () => {
    const { table, phone, session } = await begun("gobblet", two);
    await table.playOut([phone], drawing(4), { most: 5 });
    phone.wire.cut();
    await settled();
    assert.equal(phone.guest.state.kind, "lost");
    assert.deepEqual(
      table.host.shown.map((seat) => seat.kind === "guest" && seat.there),
      [false, false],
    );
    // After a reload of its page: another guest, who shows what was kept.
    const back = await comes(table.host, phone.token);
    assert.deepEqual(back.guest.table?.yours, [1]);
    assert.equal(back.session.state.at, session.state.at);
    await table.playOut([back], drawing(4));
    assert.deepEqual(back.session.state.outcome, session.state.outcome);
  });

  test("a guest without a free seat is refused and learns nothing of the game", async () => {
    const { table } = await gather("gobblet", two);
    const full = { kind: "refused", why: "full", protocol: 2, version: "1" };
    const early = await comes(table.host);
    table.begin();
    await settled();
    const late = await comes(table.host);
    for (const { guest, wire } of [early, late]) {
      assert.deepEqual(guest.state, full);
      assert.ok(!wire.toGuest.some((text) => text.includes('"game"')));
    }
  });

  test("a host continues with its guests after a reload", async () => {
    const { table, phone, session } = await begun("gobblet", two);
    await table.playOut([phone], drawing(6), { most: 6 });
    const at = session.state.at;
    phone.wire.cut();
    const again = new Table("gobblet", session.state.seats, {}, table.kept);
    again.resume(session.autosave.kept.record);
    await comes(again.host, phone);
    assert.deepEqual(phone.guest.table?.yours, [1]);
    assert.equal(phone.session.state.at, at);
    await again.playOut([phone], drawing(6));
  });

  test("a bot plays for who is away, and no longer: who comes back has seat and name again", async () => {
    const { table, phone } = await gather("gobblet", two);
    phone.guest.sit([{ seat: 1, name: "Bo" }]);
    await settled();
    table.begin();
    await settled();
    phone.wire.cut();
    await settled();
    assert.equal(table.host.misses, true);
    table.host.replace(1, bot(1));
    assert.deepEqual([table.host.awaited(1), table.host.complete], ["Bo", true]);
    // The saved table contains it, too.
    const again = new HostTable(table.host.table, nobody, table.kept);
    assert.deepEqual([again.awaited(1), again.misses], ["Bo", true]);
    await comes(table.host, phone);
    assert.equal(table.host.misses, false);
    const [, seat] = table.host.shown;
    assert.deepEqual(seat, { kind: "guest", name: "Bo", taken: true, there: true });
    assert.deepEqual(phone.guest.table?.yours, [1]);
  });

  test("a guest that only changes its name disturbs nobody's move", async () => {
    const { phone, session } = await begun("gobblet", two);
    session.touch(tap, "stack:4");
    const { path } = session.state;
    assert.ok(path.length > 0);
    phone.guest.sit([{ seat: 1, name: "Bo" }]);
    await settled();
    assert.deepEqual(session.state.path, path);
    assert.deepEqual(session.state.seats[1], { kind: "guest", name: "Bo" });
  });

  test("two guests claim a seat: the first has it", async () => {
    const table = new Table("dog", four);
    const one = await comes(table.host);
    const other = await comes(table.host);
    one.guest.sit([{ seat: 1, name: "One" }]);
    other.guest.sit([{ seat: 1, name: "Other" }]);
    await settled();
    assert.deepEqual([one.guest.table?.yours, other.guest.table?.yours], [[1], []]);
    assert.deepEqual(table.host.shown[1], { kind: "guest", name: "One", taken: true, there: true });
  });

  test("a guest of another version is refused, and learns which the host has", async () => {
    const table = new Table("gobblet", two);
    const { state } = (await comes(table.host, new Phone(null, "0.9"))).guest;
    assert.ok(state.kind === "refused");
    assert.deepEqual([state.why, state.version], ["version", "1"]);
  });

  test("a guest can play only legal moves at its own turn", async () => {
    const {
      phone: { wire },
      session,
    } = await begun("gobblet", two);
    const send = async (message: object): Promise<void> => {
      wire.host.onmessage?.(JSON.stringify(message));
      await settled();
    };
    const [first = assert.fail(), second = assert.fail()] = session.state.moves;
    await send({ kind: "play", seat: 1, ply: 0, notation: first.notation });
    await send({ kind: "play", seat: 0, ply: 0, notation: first.notation });
    assert.equal(session.state.at, 0, "it is the host's turn");
    session.attempt(submit, first.notation);
    await settled();
    await send({ kind: "play", seat: 1, ply: 0, notation: second.notation });
    await send({ kind: "play", seat: 1, ply: 1, notation: "X@z9" });
    await send({ kind: "roll", seat: 1, ply: 1 });
    await send({ kind: "rethink", seat: 1, ply: 1 });
    assert.equal(session.state.at, 1, "another position, no move, no dice, nothing to take back");
    await send({ kind: "play", seat: 1, ply: 1, notation: second.notation });
    assert.equal(session.state.at, 2);
  });

  test("a guest that floods the channel is disconnected", async () => {
    const { phone } = await begun("gobblet", two);
    for (let count = 0; count < 400; count++) phone.wire.host.onmessage?.("{}");
    await settled();
    assert.equal(phone.guest.state.kind, "lost");
  });

  test("20,000 mutated messages make a host neither throw nor play", async () => {
    const { table, phone, session } = await begun("gobblet", two);
    const [first = assert.fail()] = session.state.moves;
    session.attempt(submit, first.notation);
    await settled();
    const sent = [
      ...phone.wire.toHost,
      JSON.stringify({ kind: "play", seat: 1, ply: 1, notation: "L@b2" }),
      JSON.stringify({ kind: "sit", seats: [{ seat: 1, name: "<b>" }] }),
      JSON.stringify({ kind: "rethink", seat: 1, ply: 1 }),
    ];
    const draw = drawing(11);
    for (let count = 0; count < 20_000; count++) {
      table.clock += 1000;
      const text = sent[draw(sent.length)] ?? "";
      phone.wire.host.onmessage?.(mutated(text, draw));
    }
    await settled();
    assert.ok(session.state.at <= 2, "a mutated move may still be one, once");
    assert.equal(session.state.outcome, null);
  });
});

/** A text with a few characters changed, left out or doubled. */
function mutated(text: string, draw: (count: number) => number): string {
  let now = text;
  for (let times = draw(4) + 1; times > 0; times--) {
    const at = draw(now.length);
    const put = [...'09"{]', "", "-1", "null", "\\u0000", "1e9", now.slice(at, at + 9)];
    now = now.slice(0, at) + (put[draw(put.length)] ?? "") + now.slice(at + draw(3));
  }
  return now;
}
