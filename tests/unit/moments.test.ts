// Animations fold events into views: each view in between is right in every game, even if the page assembled the first
// view itself.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { GameEvent, View } from "../../www/engine/types";
import { momentsOf } from "../../www/games/moments";
import { kinds, playing } from "./laws/kinds";

await init();

const STEPS = 120;

/** A view without turn, outcome and number of steps. */
const shown = (view: View): object => ({ ...view, ply: 0, turn: null, outcome: null });

for (const kind of kinds()) {
  test(`${kind.name}: the last moment of a step is the view that follows`, () => {
    for (const eye of [0, 1] as const)
      for (const { before, after, events } of playing(kind, 5, STEPS)) {
        const last = momentsOf(before[eye], events[eye]).at(-1);
        if (last) assert.deepEqual(shown(last.after), shown(after[eye]));
      }
  });
}

test("all hands open, as in a puzzle: a step is folded over the view that the page has put together", () => {
  const open = kinds().filter(({ entry, seats }) => entry.secret && seats === 2);
  assert.ok(open.length > 0);
  for (const kind of open) {
    let steps = 0;
    let all: View | null = null;
    for (const { match, events, seat } of playing(kind, 9, STEPS)) {
      const views = Array.from({ length: match.seats }, (_, each) => match.view(each));
      const now = kind.entry.opened(views, 0);
      if (all && seat >= 0) {
        const last = momentsOf(all, events[0]).at(-1);
        assert.deepEqual(shown(last?.after ?? all), shown(now), `step ${match.ply}`);
        steps++;
      }
      all = now;
    }
    assert.ok(steps > 20, `${steps}`);
  }
});

test("an event that the rules refuse leaves the view as it was", () => {
  const [kind] = kinds().filter(({ entry }) => entry.id === "dog");
  const [played] = kind ? playing(kind, 1, 1) : [];
  const view = played?.before[0] ?? assert.fail();
  const event = { kind: "turned", seat: 99 } as GameEvent;
  assert.deepEqual(momentsOf(view, [event]), [{ event, before: view, after: view }]);
});
