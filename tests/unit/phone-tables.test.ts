// The table of a page: games that begin at it, and those that can't.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { guest, person, type Seat } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import { PhoneTables } from "../../www/ui/phones/tables";
import { PHONES } from "../../www/ui/preload";
import "./loaded";

const nothing = (): void => {};
let refuses = false;
/** The seats of the games that were to begin. */
let seated: Seat[][] = [];

beforeEach(() => {
  refuses = false;
  seated = [];
  Object.assign(globalThis, {
    navigator: {},
    document: { addEventListener: nothing, removeEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  });
});

/** A table of Gobblet with one guest. */
async function opened(options: Record<string, string> = {}): Promise<PhoneTables> {
  const page = {
    storage: openStorage(false),
    notes: { show: () => nothing },
    sessions: {
      start(_: string, { setup }: { setup: { seats: Seat[] } }) {
        seated.push(setup.seats);
        return !refuses;
      },
    },
  };
  const tables = new PhoneTables(page as unknown as ConstructorParameters<typeof PhoneTables>[0]);
  await PHONES.load();
  tables.open("gobblet", { seats: [person("Ana"), guest()], options });
  return tables;
}

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
  const games = 40;
  for (let count = 0; count < games; count++) tables.begin();
  const first = seated.filter(([seat]) => seat?.kind === "person").length;
  assert.ok(first > 0 && first < games, `${first} of ${games}`);
  assert.deepEqual(new Set(seated.map((seats) => seats.length)), new Set([2]));
  tables.destroy();
});
