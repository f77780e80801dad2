// Whole games through the functions of a session, without a document, clock or worker. No function changes its data.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { definitionOf } from "../../www/games/registry";
import type { Table } from "../../www/session/context";
import { type SessionData, sessionOf } from "../../www/session/data";
import type { Effect, Next } from "../../www/session/effects";
import { buttonsOf, confirm, decide, machineOf, tap } from "../../www/session/input";
import { RulesHere } from "../../www/session/rules";
import { look, redo, undo, went } from "../../www/session/travel";
import { advance, answered, go, openCurtain, played } from "../../www/session/turn";
import { act } from "../../www/session/wishes";
import { bot, person, type Seat } from "../../www/storage/seats";
import "./loaded";

await init();

/** Makes every function throw that changes what it was given. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** A game whose effects are carried out at once, one after the other. */
class Game {
  data: SessionData;
  readonly table: Table;
  readonly #rules: RulesHere;
  #random: number;

  constructor(id: GameId, seats: Seat[], options: Record<string, string> = {}, seed = 1) {
    this.#random = seed;
    const match = new Match(id, { seats: seats.length, options, seed: `${seed}` });
    const traits = definitionOf(id);
    this.#rules = new RulesHere(match, traits.secret);
    const settings = () => ({ autoroll: true, pace: 0, consider: 0 });
    this.table = { ...traits, rules: this.#rules, followed: false, settings };
    this.data = sessionOf({
      options: match.options(),
      sheet: null,
      seats,
      bottom: 0,
      steps: [],
      whole: false,
      now: match.state(),
    });
  }

  do(wanted: (data: SessionData, table: Table) => Next | null): void {
    let next = wanted(frozen(this.data), this.table);
    const waiting: Effect[] = [];
    while (next) {
      this.data = next[0];
      waiting.unshift(...next[1]);
      next = null;
      while (!next && waiting.length > 0) next = this.#run(waiting.shift() as Effect);
    }
  }

  /** A number below another, from the seed. */
  below(most: number): number {
    this.#random = (this.#random * 48271) % 2147483647;
    return this.#random % most;
  }

  /** A person's move: by taps on places that the path goes on at, or by a button. */
  turn(): void {
    const { ply } = this.data.now;
    for (let most = 20; most > 0 && this.data.now.ply === ply; most--) {
      const { moves, warning } = this.data.input;
      const targets = machineOf(this.data, this.table)?.targets ?? [];
      const [button] = buttonsOf(this.data, this.table);
      const place = targets[this.below(targets.length)];
      if (warning) this.do((data, table) => confirm(data, table, true));
      else if (place !== undefined) this.do((data, table) => tap(data, table, place));
      else if (button) this.do((data, table) => decide(data, table, button.notation));
      else assert.fail(`nothing to do: ${JSON.stringify([this.data.now, moves])}`);
    }
  }

  #run(effect: Effect): Next | null {
    const { match } = this.#rules;
    switch (effect.kind) {
      case "play":
      case "draw": {
        const drawn = effect.kind === "draw";
        const { step, state } = drawn ? match.resolveChance() : match.play(effect.notation);
        this.#rules.moved();
        const before = drawn ? null : effect.before;
        const chosen = !drawn && effect.chosen;
        return played(this.data, this.table, { step, state, chosen, drawn, before });
      }
      case "go": {
        match.goTo(effect.trip.to);
        this.#rules.moved();
        return went({ ...this.data, now: match.state() }, this.table, effect.trip, null);
      }
      case "advance":
        return advance(this.data, this.table);
      case "later":
        return act(this.data, this.table, effect.wish);
      case "ask": {
        const { moves } = this.data.now;
        return answered(this.data, this.table, moves[this.below(moves.length)]?.notation ?? "");
      }
      default:
        return null;
    }
  }
}

const GAMES: [GameId, number, Record<string, string>][] = [
  ["cock-bull", 2, {}],
  ["dog", 4, {}],
  ["dog", 4, { variant: "royal" }],
  ["dog", 4, { variant: "black" }],
  ["gobblet", 2, {}],
  ["muros", 2, {}],
  ["muros", 4, {}],
];

for (const [id, seats, options] of GAMES) {
  const name = [id, options.variant, seats].filter(Boolean).join(", ");
  const sitting = (who: (seat: number) => Seat) =>
    Array.from({ length: seats }, (_, seat) => who(seat));

  describe(name, () => {
    test("bots alone play to the end by themselves", () => {
      const game = new Game(
        id,
        sitting(() => bot(1)),
        options,
      );
      game.do(go);
      assert.ok(game.data.now.outcome);
      assert.equal(game.data.whole, true);
    });

    test("people who share a device play to the end by taps", () => {
      const game = new Game(
        id,
        sitting(() => person()),
        options,
        2,
      );
      game.do(go);
      for (let turns = 0; turns < 20_000 && !game.data.now.outcome; turns++) {
        if (game.data.curtain !== null) game.do(openCurtain);
        else game.turn();
      }
      assert.ok(game.data.now.outcome, `${game.data.steps.length} steps`);
    });

    test("a game of a person and bots can be looked back on, undone and played again", () => {
      const game = new Game(
        id,
        sitting((seat) => (seat ? bot(1) : person())),
        options,
        3,
      );
      game.do(go);
      for (let turns = 0; turns < 6; turns++) game.turn();
      const { now, steps } = game.data;
      game.do((data, table) => look(data, table, 1));
      assert.deepEqual([game.data.looking, game.data.now.ply, game.data.kept], [true, 1, now.ply]);
      game.do((data, table) => look(data, table, now.ply));
      assert.deepEqual([game.data.looking, game.data.now], [false, now]);
      game.do(undo);
      assert.ok(game.data.kept < now.ply);
      assert.deepEqual(game.data.steps, steps);
      while (game.data.now.ply < steps.length && game.data.kept < now.ply) game.do(redo);
      assert.equal(game.data.now.ply >= now.ply, true);
    });
  });
}

test("a session's state can be cloned", () => {
  const game = new Game("dog", [person(), bot(1), person(), bot(1)], {}, 4);
  game.do(go);
  game.do(openCurtain);
  assert.deepEqual(structuredClone(game.data), game.data);
});
