import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { MurosCard, MurosView, Outcome } from "../../www/engine/types";
import { phrases } from "../../www/games/muros/describe";
import { loadedGame } from "../../www/games/registry";
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
const es = wordsOf("es");

/** A game with two seats from its start. All chance comes from the seed. */
function begun(options: Record<string, string> = {}): Match {
  const match = new Match("muros", { seed: "words", options });
  while (match.turn().kind === "chance") match.resolveChance();
  return match;
}

const viewOf = (match: Match, seat?: number): MurosView => match.view(seat) as MurosView;

test("the result lists ranks until one seat is ahead", () => {
  const match = begun();
  const view = {
    ...viewOf(match),
    squares: [[..."RRRYYGB"], ...Array<string[]>(8).fill([])] as MurosView["squares"],
    ranks: [1, 2, 0, 2] as MurosView["ranks"],
  };
  /** The sentence for the counters that each seat kept, colour by colour. */
  const told = (kept: string, winners: number[], deciding: number | null): string => {
    const reason = winners.length > 1 ? "shared" : "majority";
    const counts = kept.split(" ").map((each) => [...each].map(Number));
    const told = phrases.reason(
      en,
      { winners, reason } as Outcome,
      { ...view, kept: counts, deciding } as unknown as MurosView,
    );
    return told.replaceAll("\u00a0", " ");
  };
  assert.equal(told("0010 9020", [1], 0), "Most left on the board: red (3). Kept: A 1, B 2.");
  // C falls behind first, which decides nothing between A and B.
  assert.equal(
    told("2020 1929 9910", [0], 1),
    "Most left on the board: red (3). Kept: A 2, B 2, C 1. Next: yellow (2). Kept: A 2, B 1, C 9.",
  );
  assert.match(
    told("1111 1111", [0, 1], null),
    /^Equal in every colour\. .* red \(3\)\. .* yellow \(2\)\. .* blue \+ green \(1 each\)\. Kept: A 2, B 2\.$/,
  );
  match.free();
});

test("a hidden hand is only counted", () => {
  const match = begun();
  for (const words of [en, es]) {
    const said = (seat: number, hand: MurosCard[]) => {
      const view = { ...viewOf(match, seat) };
      view.hands = view.hands.map((own, at) => (at === seat ? own : hand));
      return ["scores", "hand:R", "hand:Y", "pile:R", "N1"].map((id) =>
        phrases.place(words, view, { id, seat, ...box }, { kind: "name", state: calm }),
      );
    };
    const six = (card: MurosCard) => Array<MurosCard>(6).fill(card);
    assert.deepEqual(said(0, six("Y")), said(0, six("?")));
  }
});

test("with all hands open, as in a puzzle, both are listed by colour", () => {
  const match = begun();
  const muros = loadedGame("muros");
  const view = muros.opened([viewOf(match, 0), viewOf(match, 1)], 0) as MurosView;
  const told = (): string | undefined =>
    phrases
      .place(en, view, { id: "scores", ...box }, { kind: "name", state: calm })
      .split("Cards in hand: ")[1];
  view.hands = [["Y", "G", "G"], ["B"]];
  assert.equal(told(), "A yellow 1 + green 2, B blue 1.");
  // A single hand is described as before.
  view.hands = [["Y", "G", "G"], []];
  assert.equal(told(), "A 3, B 0.");
});
