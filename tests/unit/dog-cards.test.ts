// The signs on Dog's cards are the page's; what cards do is the rules'. Here the one is held to the other.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { DogEvent, DogView } from "../../www/engine/types";
import { traitsOf } from "../../www/games/dog/card-signs";
import { kinds, playing } from "./laws/kinds";
import "./loaded";

await init();

const GAMES = 8;
const STEPS = 300;

/** What one step showed of its card: brings out, goes back, is split, takes the dog along. */
function* shown(events: DogEvent[]): Generator<string> {
  for (const event of events) {
    if (event.kind === "walked" && event.from === "H") yield "start";
    if (event.kind === "walked" && event.back) yield "back";
    for (const owed of event.kind === "owing" ? event.owed : [])
      if (owed.kind === "split" || owed.kind === "dog") yield owed.kind;
  }
}

/** The same, as the card's face tells it. */
function told(variant: DogView["variant"], card: string): string[] {
  const { does, and } = traitsOf(variant, card);
  const splits = does === "split" || does === "7";
  return [
    ...(does === "start" || does === "back" ? [does] : []),
    ...(splits ? ["split"] : []),
    ...(and === "dog" ? ["dog"] : []),
  ].sort();
}

for (const kind of kinds().filter(({ entry }) => entry.id === "dog"))
  test(`${kind.name}: a card's face tells what the rules let it do`, () => {
    const seen = new Map<string, Set<string>>();
    for (let seed = 0; seed < GAMES; seed++)
      for (const { events } of playing(kind, seed, STEPS)) {
        const all = events[1] as DogEvent[];
        const card = all.find((event) => event.kind === "played")?.counts;
        if (!card) continue;
        const facts = seen.get(card) ?? new Set();
        for (const fact of shown(all)) facts.add(fact);
        seen.set(card, facts);
      }
    assert.ok(seen.size > 8, `${[...seen.keys()]}`);
    for (const [card, facts] of seen)
      assert.deepEqual([...facts].sort(), told(kind.variant as DogView["variant"], card), card);
  });
