// The table of a page whose game can't start.
import assert from "node:assert/strict";
import test from "node:test";
import { bot, person } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import { PHONES } from "../../www/ui/preload";
import { PhoneTables } from "../../www/ui/tables/tables";
import "./loaded";

test("a game that is refused leaves its table as it was, and may begin later", async () => {
  const nothing = (): void => {};
  Object.assign(globalThis, {
    navigator: {},
    document: { addEventListener: nothing, removeEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  let refuses = true;
  const page = {
    storage: openStorage(false),
    notes: { show: () => nothing },
    sessions: {
      start: () => !refuses,
    },
  };
  const tables = new PhoneTables(page as unknown as ConstructorParameters<typeof PhoneTables>[0]);
  await PHONES.load();
  tables.lay("gobblet", { seats: [person(), bot(2)], options: {} });
  const { host } = tables;
  assert.equal(tables.begin(), false);
  assert.equal(tables.host, host);
  assert.equal(host?.complete, true);
  refuses = false;
  assert.equal(tables.begin(), true);
  tables.destroy();
});
