// Seats at a table of several devices: in a game a seat stays with its owner, unless the host gives it away.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bot, guest, person } from "../../www/storage/seats";
import {
  begun,
  comes,
  drawing,
  gather,
  type Phone,
  repeatable,
  settled,
  Table,
  two,
} from "./phones-table";
import "./loaded";
import { look, lookNow, nextGame } from "../../www/session/travel";
import { hurry, until } from "./table";

const three = [person("Ana"), guest(), guest()];

/** Eve and Bob at a game of Muros with Ana, the host. Bob's phone sleeps. */
async function asleep() {
  const { table, phones, session } = await begun("muros", three);
  const [eve = assert.fail(), bob = assert.fail()] = phones;
  bob.wire.cut();
  await settled();
  return { table, eve, bob, session };
}

/** Everything a phone was sent about the hand of a seat. */
const hands = ({ wire }: Phone, seat: number): string[] =>
  wire.toGuest.filter((text) => JSON.parse(text).start?.[seat] !== undefined);

const sits = async (phone: Phone, ...seats: number[]): Promise<void> => {
  phone.guest.sit(seats.map((seat) => ({ seat, name: "Bob" })));
  await settled();
};

describe("seats at a table of several devices", () => {
  hurry();
  repeatable();

  test("a player who asks for the seat of a sleeping phone gets neither its hand nor its moves", async () => {
    const { table, eve, bob, session } = await asleep();
    await sits(eve, 1, 2);
    assert.deepEqual(eve.guest.table?.yours, [1]);
    assert.deepEqual(hands(eve, 2), []);
    assert.deepEqual(await table.answer(false), { kind: "seat", seat: 2 });
    assert.deepEqual(eve.guest.table?.yours, [1]);
    assert.deepEqual(hands(eve, 2), []);
    assert.equal(eve.guest.state.kind, "there", "its own seat is kept");
    await sits(eve, 2);
    assert.deepEqual(eve.guest.table?.yours, [1], "another wish gives up nothing");
    assert.equal(table.asked.length, 0, "a refused phone does not ask again");
    await comes(table.host, bob);
    assert.deepEqual(bob.guest.table?.yours, [2]);
    assert.equal(bob.session.state.at, session.state.at);
  });

  test("a newcomer gets a seat when the host agrees, and its former owner doesn't return to it", async () => {
    const { table, bob, session } = await asleep();
    const carol = await comes(table.host);
    assert.deepEqual(carol.guest.table?.yours, [], "not even the only free seat");
    await sits(carol, 2);
    assert.deepEqual(hands(carol, 2), []);
    await table.answer(true);
    assert.deepEqual(carol.guest.table?.yours, [2]);
    assert.equal(carol.session.state.at, session.state.at);
    await comes(table.host, bob);
    assert.deepEqual(bob.guest.state.kind, "refused", "its old token has no seat");
  });

  test("a newcomer whom the host refuses is sent away, and so is one with a guessed token", async () => {
    const { table, bob } = await asleep();
    for (const token of [null, "0".repeat(32), `${bob.token?.slice(1)}0`]) {
      const carol = await comes(table.host, token);
      await sits(carol, 0, 1, 2);
      await table.answer(false);
      assert.equal(carol.guest.state.kind === "refused" && carol.guest.state.why, "declined");
      assert.deepEqual(
        [1, 2].flatMap((seat) => hands(carol, seat)),
        [],
      );
    }
  });

  test("the owner who is back before the host answers keeps the seat", async () => {
    const { table, eve, bob } = await asleep();
    await sits(eve, 1, 2);
    await comes(table.host, bob);
    await table.answer(true);
    assert.deepEqual([eve.guest.table?.yours, bob.guest.table?.yours], [[1], [2]]);
  });

  test("the seat of a bot that stands in is nobody else's, in this game and the next", async () => {
    const { table, eve, bob } = await asleep();
    table.host.replace(2, bot(3));
    await sits(eve, 1, 2);
    assert.equal(table.asked.length, 0);
    table.begin();
    await settled();
    await sits(eve, 1, 2);
    assert.deepEqual([table.asked.length, eve.guest.table?.yours], [0, [1]]);
    await comes(table.host, bob);
    assert.deepEqual(bob.guest.table?.yours, [2]);
  });

  for (const game of ["muros", "dog"] as const)
    test(`${game}: after a whole game the next begins while a phone sleeps, which keeps its seat`, async () => {
      const { table, phone: bob, session } = await begun(game, two);
      await table.playOut([bob], drawing(3));
      assert.deepEqual(bob.session.state.outcome, session.state.outcome);
      bob.wire.cut();
      await settled();
      const eve = await comes(table.host);
      await sits(eve, 1);
      await table.answer(false);
      const next = table.begin();
      await until(() => next.state.steps.length > 0);
      assert.deepEqual(hands(eve, 1), []);
      await comes(table.host, bob);
      assert.deepEqual(bob.guest.table?.yours, [1]);
      assert.equal(bob.session.state.outcome, null, "the next game has come");
      assert.equal(bob.session.state.at, next.state.at);
    });

  test("who is back when the next game begins plays it instead of the bot", async () => {
    const { table, phone } = await begun("gobblet", two);
    await table.playOut([phone], drawing(3));
    phone.wire.cut();
    await settled();
    table.host.replace(1, bot(1));
    await comes(table.host, phone);
    table.begin();
    await settled();
    assert.deepEqual(phone.guest.table?.yours, [1]);
    assert.equal(table.host.shown[1]?.kind, "guest");
  });

  test("everyone has moved when the seats were drawn", async () => {
    const { table, phones } = await gather("muros", three);
    const [eve = assert.fail(), bob = assert.fail()] = phones;
    await sits(eve, 1);
    table.begin([1, 2, 0]);
    await settled();
    assert.deepEqual([eve.guest.table?.yours, bob.guest.table?.yours], [[0], [1]]);
    const names = table.host.shown.map((seat) => seat.kind !== "bot" && seat.name);
    assert.deepEqual(names, ["Bob", "", "Ana"]);
    assert.deepEqual([hands(eve, 0).length, hands(eve, 1).length], [1, 0]);
  });

  test("in a series guests keep their players when these change seats", async () => {
    const { table, phone, session } = await begun("gobblet", two, { series: "games:2" });
    await table.playOut([phone], drawing(6));
    session.do(nextGame);
    await settled();
    assert.deepEqual(phone.guest.table?.yours, [0]);
    assert.equal(phone.session.state.active, 0);
    await table.playOut([phone], drawing(7));
    assert.deepEqual(phone.session.state.outcome, session.state.outcome);
  });

  test("a guest's name leaves the seat with the guest", async () => {
    const table = new Table("muros", three);
    const eve = await comes(table.host);
    await sits(eve, 1);
    await sits(eve, 2);
    const names = table.host.shown.map((seat) => seat.kind !== "bot" && seat.name);
    assert.deepEqual(names, ["Ana", "", "Bob"]);
  });

  test("a host who looks back at a game stays there while a guest returns", async () => {
    const { table, phone, session } = await begun("gobblet", two);
    await table.playOut([phone], drawing(6));
    session.do(look, 2);
    await comes(table.host, phone);
    assert.deepEqual([session.state.at, session.state.looking], [2, true]);
    assert.deepEqual(phone.session.state.outcome?.reason, "line");
    session.do(lookNow);
    assert.equal(phone.session.state.at, session.state.at);
    session.do(look, 1);
    table.begin().do(look, 0);
    await comes(table.host, phone);
    assert.equal(phone.session.state.at, 0);
  });
});
