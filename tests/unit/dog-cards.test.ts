// Compares the rules' table of cards, which the card faces show, with what the cards actually do.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { DogCardTraits, DogEvent, DogView } from "../../www/engine/types";
import { kinds, playing } from "./laws/kinds";
import "./loaded";

await init();

const GAMES = 5;
const STEPS = 300;

/** The traits that one step showed of its card: brings out, goes back, is split, moves the dog. */
function* shown(events: DogEvent[]): Generator<string> {
  for (const event of events) {
    if (event.kind === "walked" && event.from === "H") yield "start";
    if (event.kind === "walked" && event.back) yield "back";
    for (const owed of event.kind === "owing" ? event.owed : [])
      if (owed.kind === "split" || owed.kind === "dog") yield owed.kind;
  }
}

/** The same traits from the rules' table. */
function told({ modes, dog }: DogCardTraits): string[] {
  const kinds = modes.map(({ kind }) => kind);
  const can = kinds.filter((kind) => kind === "start" || kind === "back");
  const splits = kinds.includes("burn") || kinds.includes("share");
  return [...can, ...(splits ? ["split"] : []), ...(dog ? ["dog"] : [])].sort();
}

/** Each variant at its smallest table. */
const variants = new Map(
  kinds()
    .filter(({ entry }) => entry.id === "dog")
    .toReversed()
    .map((kind) => [kind.variant, kind]),
);
for (const kind of variants.values())
  test(`${kind.name}: cards act as the view describes them`, () => {
    const seen = new Map<string, Set<string>>();
    const traits = new Map<string, DogCardTraits>();
    for (let seed = 0; seed < GAMES; seed++)
      for (const { events, after } of playing(kind, seed, STEPS)) {
        // A house rule may put another card into the deck.
        for (const each of (after[1] as DogView).traits) traits.set(each.card, each);
        const all = events[1] as DogEvent[];
        const card = all.find((event) => event.kind === "played")?.counts;
        if (!card) continue;
        const facts = seen.get(card) ?? new Set();
        for (const fact of shown(all)) facts.add(fact);
        seen.set(card, facts);
      }
    assert.ok(seen.size > 8, `${[...seen.keys()]}`);
    for (const [card, facts] of seen) {
      const known = traits.get(card);
      assert.ok(known, card);
      assert.deepEqual([...facts].sort(), told(known), card);
    }
  });
