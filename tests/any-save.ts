// Stored values in place of a save: written by this page or another version, made by an attacker, or cut off.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { GAMES } from "../www/games/registry";

/** Records of real games, each with its game. */
const GOOD = ["gobblet-four-18", "cock-bull-first-moves", "muros-seeded-2-seats", "dog-two-whole"];

const records = GOOD.map((name) => readFileSync(`tests/records/good/v0.2.0/${name}.txt`, "utf8"));

const header = (record: string, key: string): string | undefined =>
  new RegExp(`^\\[${key} "(.*)"\\]$`, "m").exec(record)?.[1];

const game = fc.constantFrom(...GAMES.map(({ id }) => id));
const name = fc.string({ unit: "binary", maxLength: 60 });
const seat = fc.oneof(
  fc.record({ kind: fc.constant("person"), name }),
  fc.record({ kind: fc.constant("bot"), level: fc.integer({ min: 1, max: 5 }) }),
);

/** A save as the page writes it. */
const whole: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(...records).chain((record) => {
  const count = Number(header(record, "Seats"));
  return fc.record({
    v: fc.constant(1),
    game: fc.constant(header(record, "Game")),
    record: fc.constant(record),
    at: fc.nat({ max: 40 }),
    seats: fc.array(seat, { minLength: count, maxLength: count }),
    over: fc.boolean(),
    whole: fc.boolean(),
    bottom: fc.nat({ max: count - 1 }),
    updated: fc.nat({ max: 2e9 }).map((seconds) => seconds * 1000),
    tab: fc.constant("tab"),
    turn: fc.nat({ max: 500 }),
    after: fc.constant(""),
  });
});

/** A record with something cut out, put in or exchanged. */
const torn = fc
  .tuple(fc.constantFrom(...records), fc.nat(), fc.nat({ max: 40 }), name, game)
  .map(([record, place, length, put, other]) => {
    const at = place % record.length;
    return [
      record.slice(0, at) + put + record.slice(at + length),
      record.slice(0, at),
      record.replace(/^\[Game ".*"\]/, `[Game "${other}"]`),
      record.replace(/^\[Seats ".*"\]/m, `[Seats "${length}"]`),
      record + record,
    ];
  })
  .chain((all) => fc.constantFrom(...all));

const number = fc.constantFrom(1e308, -1e308, -1, 0.5, 2 ** 53, 8.64e15 + 1, 1e21, 7, 255);

/** Values that no field accepts, or that belong to another field. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  number,
  game,
  torn,
  name,
  fc.array(seat, { maxLength: 12 }),
  fc.constantFrom("__proto__", "constructor", "chess", "<img src=x onerror=alert(1)>"),
  fc.jsonValue(),
);

/** A save in which some fields hold anything, or are missing. */
const damaged = fc
  .tuple(
    whole,
    fc.array(
      fc.tuple(
        fc.constantFrom(
          ...[
            "v",
            "game",
            "record",
            "at",
            "seats",
            "over",
            "whole",
            "bottom",
            "updated",
            "tab",
            "turn",
          ],
          ...["after", "series", "asked", "id", "opened"],
        ),
        odd,
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([save, changes]) => {
    const changed: Record<string, unknown> = { ...save };
    for (const [key, value, gone] of changes) {
      if (gone) delete changed[key];
      else changed[key] = value;
    }
    return changed;
  });

/** The text of anything that may lie where a save is expected. */
export const anySave: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: whole.map((save) => JSON.stringify(save)) },
  { weight: 6, arbitrary: damaged.map((save) => JSON.stringify(save)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

/** A storage's saves, by their names. */
export const anySaves: fc.Arbitrary<[id: string, text: string][]> = fc.uniqueArray(
  fc.tuple(fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("__proto__", "x")), anySave),
  { selector: ([id]) => id, minLength: 1, maxLength: 6 },
);
