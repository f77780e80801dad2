// Taking back a move at a table of several devices: all others have to agree.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { guest } from "../../www/storage/seats";
import { begun, comes, drawing, four, repeatable, settled, Table, two } from "./phones-table";
import { hurry } from "./secret";
import "./loaded";

describe("taking back at a table of several devices", () => {
  hurry();
  repeatable();

  /** Two at Gobblet who have made four moves. */
  async function played() {
    const { table, phone, session } = await begun("gobblet", two);
    await table.playOut([phone], drawing(4), { most: 4 });
    assert.equal(session.state.at, 4);
    return { table, phone, session };
  }

  test("a guest's last move is taken back on both devices when the host agrees", async () => {
    const { table, phone, session } = await played();
    phone.guest.requestTakeback();
    await settled();
    assert.deepEqual(table.asked, [[1, 4]]);
    assert.equal(session.state.at, 4, "nothing goes before all agree");
    table.host.answerTakeback(4, true);
    await settled();
    assert.deepEqual([session.state.at, phone.session.state.at], [3, 3]);
    assert.equal(phone.session.state.active, 1, "it is the guest's turn again");
    await table.playOut([phone], drawing(5));
    assert.deepEqual(phone.session.state.outcome, session.state.outcome);
    assert.equal(phone.guest.fair, true);
  });

  test("the host's last move and its reply are taken back when the guest agrees", async () => {
    const { table, phone, session } = await played();
    table.host.requestTakeback();
    await settled();
    assert.deepEqual(phone.asked, [[0, 4]]);
    phone.guest.answerTakeback(4, true);
    await settled();
    assert.deepEqual([session.state.at, phone.session.state.at], [2, 2]);
  });

  test("a refused takeback is reported and changes nothing", async () => {
    const { table, phone, session } = await played();
    phone.guest.requestTakeback();
    await settled();
    table.host.answerTakeback(4, false);
    table.host.requestTakeback();
    await settled();
    phone.guest.answerTakeback(4, false);
    await settled();
    assert.deepEqual([phone.declined, table.declined, session.state.at], [1, 1, 4]);
    // A question is answered once.
    phone.guest.answerTakeback(4, true);
    await settled();
    assert.equal(session.state.at, 4);
  });

  test("an answer that comes when the game has gone on changes nothing", async () => {
    const { table, phone, session } = await played();
    phone.guest.requestTakeback();
    await settled();
    await table.playOut([phone], drawing(4), { most: 1 });
    table.host.answerTakeback(4, true);
    await settled();
    assert.equal(session.state.at, 5);
  });

  test("three are asked, and each has to agree", async () => {
    const { table, phones, session } = await begun("dog", four);
    await table.playOut(phones, drawing(3), { most: 12 });
    const { at } = session.state;
    const [first = assert.fail(), ...others] = phones;
    first.guest.requestTakeback();
    await settled();
    assert.deepEqual([table.asked.length, ...others.map(({ asked }) => asked.length)], [1, 1, 1]);
    assert.equal(first.asked.length, 0);
    table.host.answerTakeback(at, true);
    for (const { guest: other } of others) {
      assert.equal(session.state.at, at);
      other.answerTakeback(at, true);
      await settled();
    }
    assert.ok(session.state.at < at);
    for (const { session: seen } of phones) assert.equal(seen.state.at, session.state.at);
  });

  test("without other players a takeback is immediate; after the end none is possible", async () => {
    const table = new Table("gobblet", [guest(), guest()]);
    const phone = await comes(table.host);
    phone.guest.sit([0, 1].map((seat) => ({ seat, name: "" })));
    await settled();
    const session = table.begin();
    await settled();
    await table.playOut([phone], drawing(4), { most: 3 });
    phone.guest.requestTakeback();
    await settled();
    assert.deepEqual([session.state.at, phone.session.state.at], [2, 2]);
    await table.playOut([phone], drawing(4));
    const end = session.state.at;
    phone.guest.requestTakeback();
    await settled();
    assert.equal(session.state.at, end);
  });
});
