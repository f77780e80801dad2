// What bots say during a game: rarely, to what happened, the same again after a reload.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, GameId } from "../../www/engine/types";
import type { Occasion } from "../../www/games/define";
import { entryOf, GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import type { Step } from "../../www/session/steps";
import { bot, LEVELS, person, type Seat } from "../../www/storage/seats";
import { GAP, LINES, remarkAfter } from "../../www/ui/bots/remarks";
import { random } from "./laws/kinds";
import "./loaded";

await init();

const ABOUT = Object.keys(LINES) as Occasion[];

/** Steps of seats in turn, each with something to talk about. */
const steps = (count: number, seats: number): Step[] =>
  Array.from(
    { length: count },
    (_, at) => ({ seat: at % seats, events: [{ kind: "event" }] }) as unknown as Step,
  );

const always = (): Occasion => "capture";

/** Each remark of a game as it begins, and after how many moves of bots. */
function begun(seed: string, seats: Seat[], all: Step[], of: () => Occasion = always) {
  const found: { moves: number; line: string }[] = [];
  let moves = 0;
  let before = "";
  for (const [at, { seat }] of all.entries()) {
    if (seat === null || seats[seat]?.kind !== "bot") continue;
    moves += 1;
    const remark = remarkAfter(seed, seats, all.slice(0, at + 1), of);
    const key = remark ? `${JSON.stringify(remark)}` : "";
    if (remark && key !== before && remark.seat === seat) found.push({ moves, line: key });
    before = key;
  }
  return found;
}

test("at most one in eight of the bots' moves has a remark, however much happens", () => {
  for (const seats of [
    [person(), bot(1)],
    [person(), bot(3), bot(3), bot(4)],
  ])
    for (const seed of ["a", "b", "c", "d"]) {
      const all = begun(seed, seats, steps(400, seats.length));
      assert.ok(all.length > 3, `${seed}: ${all.length}`);
      for (const [at, { moves }] of all.entries()) assert.ok((at + 1) * GAP <= moves, `${moves}`);
    }
});

test("no line comes twice in a row", () => {
  const seats = [person(), bot(2)];
  for (const seed of ["a", "b", "c"]) {
    const all = begun(seed, seats, steps(600, 2));
    for (const [at, { line }] of all.entries()) assert.notEqual(line, all[at - 1]?.line);
  }
  // Of the one line that there is about it one is all.
  assert.equal(begun("a", seats, steps(600, 2), () => "block").length, 1);
});

test("the same game has the same remarks, another one others", () => {
  const seats = [person(), bot(2)];
  const all = steps(300, 2);
  assert.deepEqual(begun("a", seats, all), begun("a", seats, all));
  assert.notDeepEqual(begun("a", seats, all), begun("b", seats, all));
});

test("a remark ends with the person's move, and among bots once each has moved", () => {
  const seats = [person(), bot(2)];
  const all = steps(300, 2);
  const at = all.findIndex((_, index) => remarkAfter("a", seats, all.slice(0, index + 1), always));
  assert.equal(all[at]?.seat, 1);
  assert.equal(remarkAfter("a", seats, all.slice(0, at + 2), always), null);
  // Chance between them changes nothing.
  const chance = { seat: null, events: [] } as unknown as Step;
  assert.ok(remarkAfter("a", seats, [...all.slice(0, at + 1), chance], always));
  const bots = [bot(2), bot(3)];
  const first = all.findIndex((_, i) => remarkAfter("a", bots, all.slice(0, i + 1), always));
  assert.ok(first > 0);
  assert.equal(remarkAfter("a", bots, all.slice(0, first + 3), always), null);
});

test("people say nothing, nor do bots without an occasion", () => {
  const none = (): undefined => undefined;
  assert.equal(begun("a", [person(), person()], steps(300, 2)).length, 0);
  const seats = [person(), bot(2)];
  const all = steps(300, 2);
  for (let at = 0; at < 300; at++)
    assert.equal(remarkAfter("a", seats, all.slice(0, at), none), null);
});

/** What happens in a random game that gives its bots something to say. */
function occasionsIn(game: GameId, seats: number, games = 4): Set<Occasion> {
  const found = new Set<Occasion>();
  const entry = entryOf(game);
  assert.ok(entry);
  for (let seed = 1; seed <= games; seed++) {
    const match = new Match(game, { seats, seed: `${seed}` });
    const next = random(seed);
    for (let at = 0; at < 400 && !match.outcome(); at++) {
      const turn = match.turn();
      const seat = turn.kind === "seat" ? turn.seat : null;
      let events: GameEvent[];
      if (seat === null) events = match.resolveChance();
      else {
        const moves = match.legalMoves();
        events = match.play(moves[Math.floor(next() * moves.length)]?.notation ?? "");
      }
      if (seat === null) continue;
      for (const event of events) {
        const about = entry.occasion(event, seat, match.view());
        if (about) found.add(about);
      }
    }
  }
  return found;
}

test("every game has occasions", () => {
  assert.deepEqual(occasionsIn("gobblet", 2), new Set(["block", "capture"]));
  assert.deepEqual(occasionsIn("muros", 2), new Set(["capture", "block"]));
  assert.deepEqual(occasionsIn("cock-bull", 2, 60), new Set(["capture", "race"]));
  assert.deepEqual(occasionsIn("dog", 4), new Set(["capture", "wait", "luck", "race"]));
  assert.equal(GAMES.length, 4);
});

test("who sends the partner's or an own piece home in Dog does not boast", () => {
  const dog = entryOf("dog");
  const view = new Match("dog", { seats: 4, seed: "1" }).view();
  const taken = (piece: string) =>
    dog?.occasion({ kind: "captured", piece, at: "T1" } as GameEvent, 0, view);
  assert.equal(taken("B1"), "capture");
  assert.equal(taken("C1"), undefined);
  assert.equal(taken("A2"), undefined);
});

test("in every language each temper has lines of its own about everything", () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const lines = LEVELS.flatMap((level) =>
      ABOUT.flatMap((about) =>
        [...Array(LINES[about]).keys()].map((which) =>
          words.say("bot-remark", { level, about, which }),
        ),
      ),
    );
    assert.equal(new Set(lines).size, lines.length, language);
    // One or two short lines over the title.
    for (const line of lines) assert.ok(line.length <= 32, `${language}: ${line}`);
  }
});
