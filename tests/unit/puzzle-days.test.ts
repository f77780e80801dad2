// The day number of puzzles increases by one at each of the reader's midnights, even when clocks change.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import fc from "fast-check";
import { dateOf, dayOf, momentOf, today } from "../../www/puzzles/day";

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  // Summer time begins at midnight: the day has no 00:30.
  "America/Santiago",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "UTC",
];

describe("days of puzzles", () => {
  const zone = process.env.TZ;
  after(() => {
    if (zone === undefined) Reflect.deleteProperty(process.env, "TZ");
    else process.env.TZ = zone;
  });

  for (const name of ZONES)
    test(`${name}: each date of two years is the next day, from its first second to its last`, () => {
      process.env.TZ = name;
      for (let day = 0; day < 730; day++) {
        for (const [hour, minute, second] of [
          [0, 0, 0],
          [2, 30, 0],
          [12, 0, 0],
          [23, 59, 59],
        ] as const)
          assert.equal(today(new Date(2026, 0, 5 + day, hour, minute, second)), day);
      }
    });

  test("the same moment is another day elsewhere; the same date is the same day everywhere", () => {
    const moment = new Date("2026-11-26T11:30:00Z");
    const days = ["Pacific/Pago_Pago", "UTC", "Pacific/Kiritimati"].map((name) => {
      process.env.TZ = name;
      return today(moment);
    });
    assert.deepEqual(days, [325, 325, 326]);
    assert.equal(dateOf(325), "2026-11-26");
    process.env.TZ = "Pacific/Pago_Pago";
    assert.equal(today(new Date("2026-11-26T10:30:00Z")), 324);
  });

  test("a clock before the first day shows the first puzzle", () => {
    assert.equal(today(new Date(2026, 0, 4, 23, 59)), 0);
    assert.equal(today(new Date(1970, 0, 1)), 0);
  });

  test("day 0 is a Monday, and so is every seventh", () => {
    assert.equal(momentOf(0).getUTCDay(), 1);
    assert.equal(momentOf(371).getUTCDay(), 1);
  });

  test("dates and days are each other's, and what is no date is no day", () => {
    for (const [date, day] of [
      ["2026-01-05", 0],
      ["2026-11-26", 325],
      ["2028-02-29", 785],
      ["2026-01-04", null],
      ["2027-02-29", null],
      ["2026-13-01", null],
      ["2026-1-5", null],
      ["26-11-26", null],
      ["", null],
      ["daily", null],
    ] as const)
      assert.equal(dayOf(date), day, date);
    fc.assert(fc.property(fc.nat(100_000), (day) => dayOf(dateOf(day)) === day));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = dayOf(text);
        return day === null || dateOf(day) === text;
      }),
    );
  });
});
