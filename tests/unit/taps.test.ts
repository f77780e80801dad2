// The number of taps: decisions with a single choice are not asked, in random whole games.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PlaceId } from "../../www/board/types";
import init from "../../www/engine/sobremesa";
import type { LegalMove } from "../../www/engine/types";
import { PathMachine } from "../../www/session/path-machine";
import { kinds, playing } from "./laws/kinds";
import "./loaded";

await init();

const GAMES = Number(process.env.GAMES ?? 1);
/** The share of taps that is left at most, in any one game. */
const LEFT = 0.63;

/** The taps that a move takes among others, in portions that are `waited` for or not; `goesOn`: what leaves no choice plays itself, and where only one way leads is touched at once. */
function tapsFor(
  moves: LegalMove[],
  { path, notation }: LegalMove,
  goesOn: boolean,
  waited: boolean,
  alike: ReadonlyMap<PlaceId, PlaceId>,
): number {
  // The portions of a card are waited for: each can be taken back.
  // So is a hand that is laid down: nothing on the board would say so.
  if (goesOn && moves.length === 1 && !waited && path.length > 0) return 0;
  const machine = new PathMachine(moves, { goesOn, alike });
  for (let taps = 1; ; taps++) {
    const begun = machine.path.length;
    if (goesOn && begun > 0) assert.ok(machine.targets.length > 1, `${notation}: one answer only`);
    // A quick hand touches the end, where that says all.
    const answer =
      goesOn && begun > 0 && machine.tap(path.at(-1) ?? null).kind === "move"
        ? { kind: "move" }
        : machine.tap(path[begun] ?? null);
    // Otherwise it was a button, or one of several moves with the same path.
    if (answer.kind !== "progress") return taps;
  }
}

const tables = kinds().filter(({ name, seats }) => name.startsWith("dog") && seats <= 4);
/** Classic as it is usually played, not at its smallest table alone. */
const usual = tables
  .filter(({ variant }) => variant === "classic")
  .slice(0, 1)
  .map((kind) => ({ ...kind, name: "dog, classic, 4 seats", seats: 4 }));

for (const kind of [...usual, ...tables])
  test(`${kind.name}: no choice with one answer is asked, which saves taps`, (context) => {
    let before = 0;
    let now = 0;
    let turns = 0;
    for (let seed = 0; seed < GAMES; seed++)
      for (const { moves, notation, seat, mover } of playing(kind, seed, 900)) {
        const move = moves.find((each) => each.notation === notation);
        if (seat < 0 || !move) continue;
        turns++;
        const waited = kind.entry.spending(mover);
        const alike = kind.entry.alike(mover, moves);
        before += tapsFor(moves, move, false, waited, new Map());
        now += tapsFor(moves, move, true, waited, alike);
      }
    context.diagnostic(`${kind.name}: ${turns} decisions, ${before} taps, now ${now}`);
    assert.ok(now < before * LEFT, `${now} of ${before}`);
  });
