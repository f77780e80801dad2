import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/dog/describe";
import { wordsOf } from "../../www/i18n/words";
import "./loaded";

await init();

const en = wordsOf("en");

const POSITION =
  "variant=classic A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=play turn=A pending=- last=- hands=A:5/B:2/C:2/D:2 given=- out=- deck=?* discard=-";

test("a card given in secret is named if it is known", () => {
  const secret: GameEvent<"dog">[] = [{ kind: "gave", seat: 0, card: "?" }];
  assert.equal(phrases.short(en, "give", secret), "gives a card");
  assert.equal(phrases.short(en, "give:J", secret), "Give joker");
});

test("choosers are named until all have chosen, then the received card", () => {
  const gave = (seat: number): GameEvent<"dog">[] => [{ kind: "gave", seat, card: "?" }];
  // As the steps of a game with secrets are kept.
  const gifts = [0, 1, 2, 3].map((from) => ({ from, to: (from + 2) % 4, card: "?" as const }));
  const last: GameEvent<"dog">[] = [...gave(3), { kind: "exchanged", gifts }];
  const played: GameEvent<"dog">[] = [{ kind: "folded", seat: 1, hand: ["9"] }];
  const view = new Match("dog", { position: POSITION }).view() as DogView;
  // The receiver knows it.
  const mine: DogView = { ...view, given: ["5", "?", "3", "?"] };
  const lately = (steps: GameEvent<"dog">[][], of: DogView, you?: number): string[] | undefined =>
    phrases.lately?.(en, steps, of, { you });
  assert.deepEqual(lately([gave(1), gave(2)], view, 0), [
    "Red has chosen what to give.",
    "Yellow has chosen what to give.",
  ]);
  const all = [gave(1), gave(2), last, played];
  assert.deepEqual(lately(all, mine, 0), ["Yellow gives you: 3.", "Red: folded."]);
  // With several people at the device no card is named, nor one that is out of sight.
  assert.deepEqual(lately([gave(2), last], mine), ["The chosen cards change hands."]);
  assert.deepEqual(lately([gave(2), last], view, 0), ["The chosen cards change hands."]);
});
