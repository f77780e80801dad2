import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, MurosCard, MurosView, Outcome } from "../../www/engine/types";
import { phrases } from "../../www/games/muros/describe";
import { entryOf } from "../../www/games/registry";
import type { Language } from "../../www/i18n/negotiate";
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
const LANGUAGES: Language[] = ["en", "es"];

/** Every line has a card. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";

/** A game of two seats from its start; all chance comes from the seed. */
function begun(options: Record<string, string> = {}): Match {
  const match = new Match("muros", { seed: "words", options });
  while (match.turn().kind === "chance") match.resolveChance();
  return match;
}

const viewOf = (match: Match, seat?: number): MurosView => match.view(seat) as MurosView;

/** Plays the first legal move that fits; says it. */
function play(match: Match, fits = /./): { notation: string; told: string; short: string } {
  const { notation = "" } = match.legalMoves().find((move) => fits.test(move.notation)) ?? {};
  const events = match.play(notation) as GameEvent<"muros">[];
  return {
    notation,
    told: phrases.step(en, events),
    short: phrases.short(en, notation, events),
  };
}

test("chance is told without its long notation", () => {
  const match = new Match("muros", { seed: "words" });
  const told = ["grid", "deal", "starter:B"].map((notation) => {
    const events = match.resolveChance() as GameEvent<"muros">[];
    const short = phrases.short(en, notation, events);
    assert.equal(short, phrases.step(en, events));
    return short.replace(/^[AB] /, "X ");
  });
  assert.deepEqual(told, ["The counters are laid out.", "The cards are dealt.", "X begins."]);
});

test("a card of phase 1 is told with what leaves", () => {
  const { notation, told, short } = play(begun(), /^pile/);
  const slot = notation.slice(-2);
  assert.match(told, new RegExp(`^[AB] lays \\w+ on ${slot}, from an open pile\\. The line loses`));
  assert.match(short, new RegExp(`^Pile: \\w+ → ${slot}( −\\d)?$`));
});

test("every move and step of whole games has words", () => {
  const setups: Record<string, string>[] = [
    {},
    { taking: "far-end", decline: "on" },
    { ties: "ordered" },
  ];
  for (const options of setups) {
    const match = begun(options);
    for (let ply = 0; match.turn().kind === "seat"; ply++) {
      const moves = match.legalMoves();
      const { notation = "" } = moves[(ply * 7919) % moves.length] ?? {};
      const events = match.play(notation) as GameEvent<"muros">[];
      for (const words of [en, es]) {
        for (const said of [phrases.step(words, events), phrases.short(words, notation, events)]) {
          assert.doesNotMatch(said, /undefined|muros-|hole|hueco|NaN|\bcolour\b/);
        }
      }
    }
    const outcome = match.outcome();
    assert.ok(outcome);
    assert.match(
      phrases.reason(en, outcome, viewOf(match)),
      /^Most of what is left is \w+( \+ \w+)* \(\d+( each)?\): A kept \d+, B\s\d+\.( Then comes |$)/,
    );
    assert.match(
      phrases.reason(es, outcome, viewOf(match)),
      /^(El más numeroso es el \w+ \(\d+|Los más numerosos son \w+( \+ \w+)+ \(\d+ cada uno)\): A guardó \d+, B\s\d+\.( Luego vien|$)/,
    );
  }
});

test("the result is told rank by rank, to where one alone is ahead", () => {
  const match = begun();
  const view = {
    ...viewOf(match),
    squares: [[..."RRRYYGB"], ...Array<string[]>(8).fill([])] as MurosView["squares"],
    ranks: [1, 2, 0, 2] as MurosView["ranks"],
  };
  const told = (kept: number[][], winners: number[], deciding: number | null): string => {
    const reason = winners.length > 1 ? "shared" : "majority";
    const told = phrases.reason(
      en,
      { winners, reason } as Outcome,
      { ...view, kept, deciding } as unknown as MurosView,
    );
    return told.replaceAll("\u00a0", " ");
  };
  assert.equal(
    told(
      [
        [0, 0, 1, 0],
        [9, 0, 2, 0],
      ],
      [1],
      0,
    ),
    "Most of what is left is red (3): A kept 1, B 2.",
  );
  // C falls behind first, which decides nothing between A and B.
  assert.equal(
    told(
      [
        [2, 0, 2, 0],
        [1, 9, 2, 9],
        [9, 9, 1, 9],
      ],
      [0],
      1,
    ),
    "Most of what is left is red (3): A kept 2, B 2, C 1. Then comes yellow (2): A kept 2, B 1, C 9.",
  );
  const all = [1, 1, 1, 1];
  assert.match(
    told([all, all], [0, 1], null),
    /^Equal in every colour\. .* red \(3\): .* yellow \(2\): .* blue \+ green \(1 each\): A kept 2, B 2\.$/,
  );
  match.free();
});

test("moves have names", () => {
  const names = (language: Language) =>
    ["hand:R@N3", "pile:Y@W1=G", "hand:B@S2=-", "pass"].map((notation) =>
      phrases.button(wordsOf(language), { notation, path: [] }),
    );
  assert.deepEqual(names("en"), [
    "Hand: red → N3",
    "Pile: yellow → W1, green",
    "Hand: blue → S2, nothing",
    "Pass",
  ]);
  assert.deepEqual(names("es"), [
    "Mano: rojo → N3",
    "Montón: amarillo → W1, verde",
    "Mano: azul → S2, nada",
    "Pasar",
  ]);
});

test("what to do is said phase by phase", () => {
  const match = begun();
  const todo = (path: string[], targets = ["N1"]) => phrases.todo(en, viewOf(match), path, targets);
  assert.equal(todo([]), "Phase 1, card 1 of 18: choose a card.");
  // What a card does is said with the first one of each seat.
  assert.match(todo(["pile:R"]), /^Lay red at a line without a card\. A card here removes as many/);
  for (let laid = 0; laid < 2; laid++) play(match);
  assert.equal(todo(["pile:R"]), "Lay red at a line without a card.");
  for (let laid = 2; laid < 18; laid++) play(match);
  // What is new is said with the first card of each seat, and shorter with the others.
  assert.match(todo([]), /^Phase 2 begins: lay a card opposite another, and you keep counters/);
  assert.equal(todo(["hand:B"]), "Lay blue opposite another card.");
  assert.match(todo(["hand:B", "N1"], ["take:B", "take:R"]), /^Keep \d blue .* or \d red /);
  assert.equal(todo([], []), "No card is left.");
  play(match);
  assert.match(todo([]), /^Phase 2 begins/);
  play(match);
  assert.match(todo([]), /^Phase 2, card 3 of 18: lay a card opposite another, and keep one/);
});

test("where a colour is to be named, each is told with what it brings and what it leaves", () => {
  const match = new Match("muros", { position: LATER, options: { decline: true } });
  const view = viewOf(match, 0);
  const todo = (card: string, targets: string[], language: Language = "en", options = {}) =>
    phrases.todo(wordsOf(language), view, [card, "W5"], targets, { options });
  // Row 5 is `GYYY.....`, and E5 has a yellow card; the card that is laid comes first.
  const both = ["take:R", "take:Y"];
  assert.equal(
    todo("hand:R", both),
    "Keep 0 red (leaving 8 on the board) or 3 yellow (leaving 4)?",
  );
  assert.equal(
    todo("hand:R", ["take:-", ...both]),
    "Keep 0 red (leaving 8 on the board), 3 yellow (leaving 4) or nothing?",
  );
  assert.equal(
    todo("hand:R", both, "es"),
    "¿Guardas 0 del rojo (quedan 8 en el tablero) o 3 del amarillo (quedan 4)?",
  );
  // There other colours leave than the one that is named.
  assert.equal(todo("hand:R", both, "en", { taking: "far-end" }), "Which colour do you keep?");
});

test("a seat without cards is told why it passes", () => {
  const view = viewOf(begun());
  const forced = (notation: string) => phrases.forced?.(en, view, { notation, path: [notation] });
  assert.equal(forced("pass"), "You have no cards left, so you pass.");
  assert.equal(forced("hand:R@N3"), "");
});

test("places are named, lines from the slot on", () => {
  const match = begun();
  const view = viewOf(match, 0);
  const place = (id: string, language: Language = "en") =>
    phrases.place(wordsOf(language), view, { id, seat: 0, ...box }, calm);
  const lines = ["N3", "S3"].map((id) => place(id).split("from here ")[1]?.split(", "));
  assert.equal(lines[0]?.length, 9);
  assert.deepEqual(lines[0], lines[1]?.reverse());
  assert.match(place("W7"), /^W7, row 7: no card; from here (\w+, ){8}\w+$/);
  assert.match(place("pile:R"), /^Open pile, red: \d; 17 left on the board$/);
  assert.match(place("hand:R"), /^Hand, red: \d$/);
  assert.equal(place("take:-", "es"), "Guardar: nada");
  assert.match(
    place("scores"),
    /: yellow 17 \+ blue .* \(A\s0, B\s0\)\. Cards in hand: A 6, B 6\.$/,
  );
  assert.match(phrases.place(en, view, { id: "N3", ...box }, { ...calm, targets: true }), /can be/);
});

test("beside a slot only its name and its card are told", () => {
  const view = viewOf(begun(), 0);
  const told = phrases.place(en, view, { id: "E6", ...box }, { ...calm, brief: true });
  assert.equal(told, "E6, row 6: no card");
});

test("the scores tell which colours decide, and nothing while all are equal", () => {
  const view = viewOf(begun());
  const scores = (deciding: number | null, ranks: [number, number, number, number]) =>
    phrases.place(en, { ...view, ranks, deciding }, { id: "scores", ...box }, calm);
  assert.doesNotMatch(scores(null, [0, 0, 2, 3]), /decides/);
  assert.match(scores(0, [0, 0, 2, 3]), / What decides now: yellow \+ blue\. Cards in hand/);
  assert.match(scores(2, [0, 0, 2, 3]), / What decides now: red\. Cards/);
});

test("a hidden hand is only counted", () => {
  const match = begun();
  for (const words of [en, es]) {
    const said = (seat: number, hand: MurosCard[]) => {
      const view = { ...viewOf(match, seat) };
      view.hands = view.hands.map((own, at) => (at === seat ? own : hand));
      return ["scores", "hand:R", "hand:Y", "pile:R", "N1"].map((id) =>
        phrases.place(words, view, { id, seat, ...box }, calm),
      );
    };
    const six = (card: MurosCard) => Array<MurosCard>(6).fill(card);
    assert.deepEqual(said(0, six("Y")), said(0, six("?")));
  }
});

test("where all hands lie open, as in a puzzle, both are told by their colours", () => {
  const match = begun();
  const muros = entryOf("muros") ?? assert.fail();
  const view = muros.opened([viewOf(match, 0), viewOf(match, 1)], 0) as MurosView;
  const told = (): string | undefined =>
    phrases.place(en, view, { id: "scores", ...box }, calm).split("Cards in hand: ")[1];
  view.hands = [["Y", "G", "G"], ["B"]];
  assert.equal(told(), "A yellow 1 + green 2, B blue 1.");
  // One hand alone is told as ever.
  view.hands = [["Y", "G", "G"], []];
  assert.equal(told(), "A 3, B 0.");
});

test("unfitting places are told why", () => {
  const match = begun();
  const why = (touched: string[], at: string) =>
    phrases.why(en, viewOf(match), 0, touched, at) ?? "";
  const { notation } = play(match, /@N3$/);
  const slot = notation.slice(-2);
  assert.equal(why([], slot), "First choose a card.");
  assert.equal(why(["pile:R"], slot), "A card lies there already.");
  assert.equal(why(["pile:R"], "S3"), "In phase 1 each line gets only one card.");
  assert.equal(why([], "pile:R"), "Open cards come only after your hand.");
  assert.equal(why([], "scores"), "");
});

test("house rules have names, values and help", () => {
  const values = {
    holes: ["fixed", "carried", "closed"],
    taking: ["colour", "far-end"],
    piles: ["free", "last"],
    ties: ["summed", "ordered"],
    decline: [],
  };
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const keys = Object.keys(values) as (keyof typeof values)[];
    const said = keys.flatMap((key) => [
      phrases.option(words, key),
      phrases.help(words, key),
      ...values[key].map((value) => phrases.value(words, key, value)),
    ]);
    assert.equal(new Set(said).size, said.length);
  }
});
