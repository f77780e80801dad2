// What a game's screen says of whose turn it is and what is to be done.
import assert from "node:assert/strict";
import test from "node:test";
import type { GameEntry } from "../../www/games/registry";
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
  phrases: { seat: () => "White", todo: () => "Move.", button: () => "Fold" },
  onBoard: () => true,
  mover: () => 0,
} as unknown as GameEntry;

/** What is said to be done while the first seat's only move plays itself. */
function whileForced(seats: Seat[]): string {
  const forced = { notation: "a", path: ["a"] };
  const state = { active: null, at: 0, buttons: [], curtain: null, forced, held: null };
  const turn = { kind: "seat", seat: 0 };
  const idle = { outcome: null, path: [], rolls: null, solving: null, steps: [], targets: [] };
  const all = { ...state, ...idle, seats, thinking: null, turn, view: {} };
  return statusOf(app, { state: all } as unknown as Session, entry).what;
}

test("that a person's only move plays itself is said to them, and of others only that there is one", () => {
  assert.equal(
    whileForced([person("Ana"), bot(1)]),
    "Only one move is possible: it is played for you.",
  );
  assert.equal(whileForced([bot(1), bot(1)]), "Only one move is possible.");
});
