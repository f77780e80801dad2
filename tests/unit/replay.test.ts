// Matches that were made for a moment are freed, also if something fails meanwhile.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import init, { Match, Series } from "../../www/engine/sobremesa";
import { begin } from "../../www/session/beginning";
import { askOf } from "../../www/ui/components/still-board";

before(() => init());

test("a match that is asked in vain is freed", (t) => {
  const free = t.mock.method(Match.prototype, "free");
  const make = (): Match => new Match("gobblet");
  assert.equal(
    askOf(make, (match) => match.seats),
    2,
  );
  assert.equal(
    askOf(make, () => assert.fail()),
    null,
  );
  assert.equal(free.mock.callCount(), 2);
});

test("a series whose first game can't be opened is freed", (t) => {
  const free = t.mock.method(Series.prototype, "free");
  t.mock.method(Match, "open", () => assert.fail());
  assert.throws(() => begin("gobblet", { options: { series: "games:2" } }));
  assert.equal(free.mock.callCount(), 1);
});
