import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogEvent, DogView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/dog/describe";
import { wordsOf } from "../../www/i18n/words";
import "./loaded";

await init();

const calm = {
  targets: false,
  begins: true,
  chosen: false,
  last: false,
  hint: false,
  peeking: false,
};
const box = { x: 0, y: 0, width: 1, height: 1 };

const en = wordsOf("en");

/** A position with four seats and all pieces at home. A is to play and has no cards; each other seat has a 2. */
const POSITION = {
  A: "H,H,H,H",
  B: "H,H,H,H",
  C: "H,H,H,H",
  D: "H,H,H,H",
  hands: "A:-/B:2/C:2/D:2",
};

/** Classic's cards. */
const DECK: Record<string, number> = { J: 6 };
for (const card of "2 3 4 5 6 7 8 9 10 11 12 13 X".split(" ")) DECK[card] = 8;

function at(differs: Partial<typeof POSITION>, options: Record<string, string> = {}): Match {
  const { hands, ...seats } = { ...POSITION, ...differs };
  const places = Object.entries(seats).map(([seat, where]) => `${seat}=${where}`);
  const held = hands.split(/[^\w]/);
  const left = Object.entries(DECK).flatMap(([card, count]) =>
    Array.from({ length: count - held.filter((each) => each === card).length }, () => card),
  );
  const position = `variant=classic ${places.join(" ")} round=1 starter=A phase=play turn=A pending=- last=- hands=${hands} given=- out=- deck=${left.join(".")} discard=-`;
  return new Match("dog", { position, options });
}

const viewOf = (match: Match, seat?: number): DogView => match.view(seat) as DogView;

const step = (words: typeof en, ...events: DogEvent[]) => phrases.step(words, events);

test("a card given in secret is named if it is known", () => {
  const secret: GameEvent<"dog">[] = [{ kind: "gave", seat: 0, card: "?" }];
  assert.equal(phrases.short(en, "give", secret), "gives a card");
  assert.equal(phrases.short(en, "give:J", secret), "Give joker");
});

test("the question before a move names what it costs, and whose that is", () => {
  const losing = (...pieces: string[]): string | undefined =>
    phrases.warning?.(en, { kind: "costs", pieces, seat: 0 });
  assert.equal(losing("C2"), "This sends one of your partner’s pieces home.");
  assert.equal(losing("A1", "A2"), "This sends 2 of your own pieces home.");
  assert.equal(losing("A1", "C2"), "This sends 2 pieces home, yours and your partner’s.");
});

test("only known cards of an exchange are named", () => {
  const gifts: Extract<DogEvent, { kind: "exchanged" }>["gifts"] = [
    { from: 0, to: 2, card: "5" },
    { from: 1, to: 3, card: "?" },
    { from: 2, to: 0, card: "J" },
  ];
  assert.equal(
    step(en, { kind: "gave", seat: 3, card: "?" }, { kind: "exchanged", gifts }),
    "Green has chosen what to give. The chosen cards change hands. Blue gives Yellow: 5. Yellow gives Blue: joker.",
  );
});

test("choosers are named until all have chosen, then the received card", () => {
  const gave = (seat: number): GameEvent<"dog">[] => [{ kind: "gave", seat, card: "?" }];
  // As the steps of a game with secrets are kept.
  const gifts = [0, 1, 2, 3].map((from) => ({ from, to: (from + 2) % 4, card: "?" as const }));
  const last: GameEvent<"dog">[] = [...gave(3), { kind: "exchanged", gifts }];
  const played: GameEvent<"dog">[] = [{ kind: "folded", seat: 1, hand: ["9"] }];
  const view = viewOf(at({ hands: "A:5/B:2/C:2/D:2" }));
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

test("the card to be given is labelled", () => {
  const view = viewOf(at({ hands: "A:5.5.J/B:2/C:2/D:2" }), 0);
  const card = (index: number) =>
    phrases.place(
      en,
      { ...view, phase: "exchange", given: ["5", null, "?", null] },
      { id: "card:5", seat: 0, index, ...box },
      { kind: "name", state: calm },
    );
  assert.deepEqual([card(0), card(2)], ["5 (forward)", "5 (forward), to be given"]);
});
