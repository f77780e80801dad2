// Taking back a move at a table of several devices: a guest asks, and the host's player answers.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { begun, drawing, repeatable, settled, two } from "./phones-table";
import "./loaded";
import { hurry } from "./table";

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
    assert.equal(session.state.at, 4, "nothing goes before the host agrees");
    assert.deepEqual(await table.answer(true), { kind: "takeback", seat: 1 });
    assert.deepEqual([session.state.at, phone.session.state.at], [3, 3]);
    assert.deepEqual(phone.takenBack, [1]);
    assert.equal(phone.session.state.active, 1, "it is the guest's turn again");
    await table.playOut([phone], drawing(5));
    assert.deepEqual(phone.session.state.outcome, session.state.outcome);
  });

  test("the host takes back its last move and the reply at once, and the guests are informed", async () => {
    const { table, phone, session } = await played();
    table.host.takeBack();
    await settled();
    assert.deepEqual([session.state.at, phone.session.state.at], [2, 2]);
    assert.deepEqual(phone.takenBack, [0]);
  });

  test("a refused takeback is reported and changes nothing", async () => {
    const { table, phone, session } = await played();
    phone.guest.requestTakeback();
    await settled();
    await table.answer(false);
    assert.deepEqual([phone.declined, phone.takenBack, session.state.at], [1, [], 4]);
  });

  test("an answer that comes when the game has gone on changes nothing", async () => {
    const { table, phone, session } = await played();
    phone.guest.requestTakeback();
    await settled();
    await table.playOut([phone], drawing(4), { most: 1 });
    await table.answer(true);
    assert.equal(session.state.at, 5);
  });

  test("a guest that asks again and again opens one question", async () => {
    const { table, phone } = await played();
    for (let count = 0; count < 9; count++) phone.guest.requestTakeback();
    await settled();
    assert.equal(table.asked.length, 1);
  });
});
