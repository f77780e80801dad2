// The line of what has happened keeps the order of events. A later step replaces it. What concerns a reader stays until
// they act.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { GameEvent, View } from "../../www/engine/types";
import type { LoadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import { lastTurn, type Step } from "../../www/session/steps";
import { saidOf } from "../../www/table/view";
import { kinds, type Played, playing, VIEWERS } from "./laws/kinds";
import "./loaded";

await init();

const STEPS = 200;
const words = wordsOf("en");

const stepOf = ({ seat, events, notation, moves }: Played): Step => ({
  seat: seat < 0 ? null : seat,
  notation,
  full: notation,
  forced: false,
  path: moves.find((move) => move.notation === notation)?.path ?? [],
  events: events[0],
});

/** The line after these steps. */
const toldOf = ({ phrases }: LoadedGame, steps: Step[], view: View): string =>
  saidOf(phrases, words, { steps, at: steps.length, looking: false, view }, VIEWERS);

/** The steps that the line may be about: those of the last turns and roll, and those since the reader acted. */
function recent({ ends }: LoadedGame, steps: Step[]): Step[] {
  let from = steps.length - 1;
  let ended = 0;
  const seat = steps.findLast((step) => step.seat !== null)?.seat ?? null;
  while (from > 0) {
    const before = steps[from - 1];
    const others = before && before.seat !== null && before.seat !== seat;
    // If the only roll of a turn loses it, its sentence includes the turn before.
    if (!before || others || (ends(before.events) && ++ended > 2)) break;
    from--;
  }
  const own = steps.findLastIndex((step) => step.seat === VIEWERS.you);
  return steps.slice(own < 0 ? 0 : Math.min(from, own));
}

/** Finds events whose sentence comes before that of an earlier event. */
function disordered({ phrases }: LoadedGame, events: GameEvent[], view: View): string[] {
  const all = phrases.step(words, events, view, VIEWERS);
  let from = 0;
  return events.flatMap((event) => {
    const said = phrases.step(words, [event], view, VIEWERS);
    const at = said ? all.indexOf(said, from) : -1;
    if (at >= 0) from = at + said.length;
    return at < 0 && said && all.includes(said) && all.indexOf(said) < from - said.length
      ? [`"${said}" in "${all}"`]
      : [];
  });
}

for (const kind of kinds()) {
  const { name, entry } = kind;
  test(`${name}: the line keeps the order of events and drops older steps`, () => {
    for (const seed of [1, 2]) {
      let steps: Step[] = [];
      let told = 0;
      for (const played of playing(kind, seed, STEPS)) {
        if (played.match.ply === 1) steps = [];
        steps.push(stepOf(played));
        const [view] = played.after;
        const { events } = stepOf(played);
        assert.deepEqual(disordered(entry, events, view), []);
        // Older steps change nothing.
        const said = toldOf(entry, steps, view);
        assert.equal(said, toldOf(entry, recent(entry, steps), view), played.notation);
        told += Number(said !== "");
        // The marks on the board are those of the last turn, in order.
        const all = steps.flatMap((step) =>
          step.seat === null || entry.idle(step.events) ? [] : step.events,
        );
        const { done } = lastTurn(steps, steps.length, entry);
        assert.deepEqual(done, all.slice(all.length - done.length));
      }
      assert.ok(told > STEPS / 10, `${told} sentences`);
    }
  });
}
