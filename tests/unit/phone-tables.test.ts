// The table of a page: games that begin at it, and those that can't.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { guest, person, type Seat } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import type { PageCore } from "../../www/ui/page-core";
import { PHONES } from "../../www/ui/phones/load";
import { PhoneTables } from "../../www/ui/phones/tables";
import type { Sessions } from "../../www/ui/sessions";
import "./loaded";

const nothing = (): void => {};
let refuses = false;
/** The seats of the games that were to begin. */
let seated: Seat[][] = [];

/** The page's globals. Every file of tests shares them. */
const NAMES = ["navigator", "document", "addEventListener", "removeEventListener"] as const;

/** A table of Gobblet with one guest. */
async function opened(options: Record<string, string> = {}): Promise<PhoneTables> {
  const page = {
    storage: openStorage(false),
    notes: { show: () => nothing },
    keep: () => {},
  };
  const sessions = {
    start(_: string, { setup }: { setup: { seats: Seat[] } }) {
      seated.push(setup.seats);
      return !refuses;
    },
  };
  const tables = new PhoneTables(
    page as unknown as PageCore,
    sessions as Partial<Sessions> as Sessions,
  );
  await PHONES.load();
  tables.open("gobblet", { seats: [person("Ana"), guest()], options });
  return tables;
}

describe("a page's table", () => {
  let kept: PropertyDescriptorMap = {};

  before(() => {
    kept = Object.getOwnPropertyDescriptors(globalThis);
    const heard = { addEventListener: nothing, removeEventListener: nothing };
    const page = { navigator: {}, document: heard, ...heard };
    for (const name of NAMES)
      Object.defineProperty(globalThis, name, {
        value: page[name],
        configurable: true,
        writable: true,
      });
  });

  after(() => {
    for (const name of NAMES) {
      if (kept[name]) Object.defineProperty(globalThis, name, kept[name]);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  test("a game that is refused leaves its table as it was, and may begin later", async () => {
    const tables = await opened();
    const { host } = tables;
    refuses = true;
    assert.equal(tables.begin(), false);
    assert.equal(tables.host, host);
    refuses = false;
    assert.equal(tables.begin(), true);
    tables.destroy();
  });

  test("seats are drawn anew for every game where chance decides who begins", async () => {
    const tables = await opened({ first: "random" });
    seated = [];
    const games = 40;
    for (let count = 0; count < games; count++) tables.begin();
    const first = seated.filter(([seat]) => seat?.kind === "person").length;
    assert.ok(first > 0 && first < games, `${first} of ${games}`);
    assert.deepEqual(new Set(seated.map((seats) => seats.length)), new Set([2]));
    tables.destroy();
  });
});
