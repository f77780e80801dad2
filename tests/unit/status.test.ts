// The status line of a game's screen: whose turn it is and what to do.
import assert from "node:assert/strict";
import test from "node:test";
import type { LoadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import type { Session } from "../../www/session/session";
import { bot, person, type Seat } from "../../www/storage/seats";
import type { App } from "../../www/ui/app";
import { statusOf } from "../../www/ui/screens/game/status";
import "./loaded";

const words = wordsOf("en");
const app = {
  words,
  settings: {},
  say: words.say.bind(words),
  tables: { has: () => false },
} as unknown as App;
const entry = {
  phrases: { seat: () => "White", todo: () => "Move.", button: () => ({ name: "Fold" }) },
  onBoard: () => true,
  mover: () => 0,
} as unknown as LoadedGame;

/** The prompt at the first seat's turn. */
function told(seats: Seat[], state: object): string {
  const turn = { kind: "seat", seat: 0 };
  const none = { active: null, curtain: null, secretChoiceSeat: null, outcome: null, rolls: null };
  const idle = { at: 0, buttons: [], path: [], solving: null, steps: [], targets: [] };
  const all = { ...none, ...idle, seats, thinking: null, turn, view: {}, ...state };
  return statusOf(app, { state: all } as unknown as Session, entry).what;
}

/** While its only move plays itself. */
const whileForced = (seats: Seat[]): string =>
  told(seats, { forced: { notation: "a", path: ["a"] } });

test("that a person's only move plays itself is said to them, and of others only that there is one", () => {
  assert.equal(
    whileForced([person("Ana"), bot(1)]),
    "Only one move is possible: it is played for you.",
  );
  assert.equal(whileForced([bot(1), bot(1)]), "Only one move is possible.");
});

test("while a question is asked before a move, nothing else is to be done", () => {
  const warning = { notation: "a", reason: null, losses: [] };
  const people = [person("Ana"), person("Bo")];
  assert.equal(told(people, { active: 0, warning }), "Are you sure?");
  assert.equal(told(people, { active: 0, warning: null }), "Move.");
});
