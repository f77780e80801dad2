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
  assert.equal(phrases.short(en, "give", secret), "Gives a card");
  assert.equal(phrases.short(en, "give:J", secret), "Gives joker");
});

test("a card received in the exchange is named to its receiver alone", () => {
  const view = new Match("dog", { position: POSITION }).view() as DogView;
  // As the steps of a game with secrets are kept.
  const gifts = [0, 1, 2, 3].map((from) => ({ from, to: (from + 2) % 4, card: "?" as const }));
  const last: GameEvent<"dog">[] = [
    { kind: "gave", seat: 3, card: "?" },
    { kind: "exchanged", gifts },
  ];
  const past = [{ seat: 3, events: last }];
  const mine: DogView = { ...view, given: ["5", "?", "3", "?"] };
  const told = (of: DogView, you?: number): string =>
    phrases.closing?.(en, past, of, { you, called: (seat) => `P${seat}` }) ?? "";
  assert.equal(told(mine, 0), "P2 gives you: 3.");
  // With several people at the device no card is named, nor one that is out of sight.
  for (const said of [told(mine), told(view, 0)]) assert.match(said, /change hands/);
});
