import assert from "node:assert/strict";
import test from "node:test";
import init, { games, Match } from "../../www/engine/sobremesa";
import type { DogEvent, DogView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/dog/describe";
import type { Audience } from "../../www/games/phrases";
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

/** A position of four, A to play with these cards; what is not said is at home, or empty. */
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

/** Plays a move; says it. */
function play(match: Match, notation: string): { told: string; short: string } {
  const events = match.play(notation) as GameEvent<"dog">[];
  return { told: phrases.step(en, events), short: phrases.short(en, notation, events) };
}

test("a turn is told by what it came to: where each piece stands then, forward or back", () => {
  const match = at({ A: "T10,T20,H,H", hands: "A:7.4/B:2/C:2/D:2" });
  const steps = ["7 A1>T13", "7 A2>T22", "7 A1>T15"].map(
    (step) => match.play(step) as GameEvent<"dog">[],
  );
  assert.deepEqual(phrases.lately?.(en, steps, viewOf(match)), [
    "Blue: 7, to 1 before Red’s start, to 6 after Red’s start.",
  ]);
  const back: DogEvent = { kind: "walked", piece: "A1", from: "T15", to: "T11", back: true };
  const four: DogEvent = { kind: "played", seat: 0, card: "4", counts: "4" };
  assert.deepEqual(phrases.lately?.(en, [[four, back]], viewOf(match)), [
    "Blue: 4, back to 5 before Red’s start.",
  ]);
});

test("seats are colours with letters", () => {
  const names = [0, 1, 2, 3, 4, 5].map((seat) => phrases.seat(en, seat, null));
  assert.deepEqual(names, ["Blue A", "Red B", "Yellow C", "Green D", "Violet E", "Sky F"]);
  assert.equal(phrases.seat(es, 5, null), "Celeste F");
});

test("a card given in secret is told where it is known", () => {
  const secret: GameEvent<"dog">[] = [{ kind: "gave", seat: 0, card: "?" }];
  assert.equal(phrases.short(en, "give", secret), "gives a card");
  assert.equal(phrases.short(en, "give:J", secret), "Give joker");
});

test("chance is told without its long notation", () => {
  const match = new Match("dog", { seed: "words" });
  const told: string[] = [];
  while (match.turn().kind === "chance") {
    const events = match.resolveChance() as GameEvent<"dog">[];
    const notation = match.steps().at(-1) ?? "";
    told.push(phrases.short(en, notation, events));
  }
  assert.match(told.join(" "), /^\w+ leads the first round\. new hands$/);
});

test("cards are told with what they count as, and who goes home", () => {
  const match = at({ A: "T10,H,H,H", B: "T12,H,H,H", hands: "A:J/B:X/C:2/D:2" });
  assert.deepEqual(play(match, "J=2 A1>T12"), {
    told: "Blue plays joker as 2. A blue piece goes to square 12. A red piece is captured.",
    short: "joker as 2: A1 → T12 ×B1",
  });
  assert.deepEqual(play(match, "fold"), {
    told: "Red folds: exchange.",
    short: "Red folds: exchange.",
  });
});

test("a card that a guard stops says whose, and so does a hand that is laid down for it", () => {
  const match = at({ A: "T14,H,H,H", B: "T16,H,H,H", hands: "A:2.3/B:2/C:2/D:2" });
  const view = match.view(0) as DogView;
  assert.equal(phrases.why(en, view, 0, [], "card:3"), "Red’s guard is in the way.");
  const [fold] = match.legalMoves();
  assert.equal(fold?.notation, "fold");
  assert.equal(
    fold && phrases.forced?.(en, view, fold),
    "Red’s guard is in the way of your cards: you lay your hand down and sit out until the next deal.",
  );
  const home = at({ A: "H,H,H,H", B: "T16,H,H,H", hands: "A:2.3/B:2/C:2/D:2" });
  const [only] = home.legalMoves();
  assert.equal(
    only && phrases.forced?.(en, home.view(0) as DogView, only),
    "No card of yours brings a piece out, as those with ↑ do: you lay your hand down and sit out until the next deal.",
  );
});

test("turns in a row are told by card and what came of it", () => {
  const match = at({ A: "T10,T20,H,H", B: "H,H,H,H", C: "T12,H,H,H", hands: "A:7/B:13/C:2/D:5" });
  const steps = ["7 A1>T13", "7 A2>T24", "13 start:B1", "fold", "fold"].map(
    (step) => match.play(step) as GameEvent<"dog">[],
  );
  assert.deepEqual(phrases.lately?.(en, steps, viewOf(match)), [
    "Blue: 7, to 3 before Red’s start, a yellow piece captured, to 8 before Yellow’s start.",
    "Red: 13, a piece comes out.",
    "Yellow: hand laid down.",
    "Green: hand laid down.",
  ]);
  // In the list of moves a sign says whose each is.
  assert.equal(
    phrases.short(en, "7 A1>T13", steps[0] ?? [], viewOf(match)),
    "7, to 3 before Red’s start, a yellow piece captured",
  );
});

test("who is told is spoken to, others have their names, and pieces are told by their colours", () => {
  const match = at({ A: "T10,T20,H,H", B: "H,H,H,H", C: "T30,H,H,H", hands: "A:8/B:13/C:X/D:5" });
  const steps = ["8 A1>T18", "13 start:B1", "X C1<>A1"].map(
    (step) => match.play(step) as GameEvent<"dog">[],
  );
  const view = viewOf(match);
  const to: Audience = { you: 0, called: (seat) => ["", "Otto", "Mila", ""][seat] ?? "" };
  assert.deepEqual(phrases.lately?.(en, steps, view, to), [
    "You: 8, to 2 after Red’s start.",
    "Otto: 13, a piece comes out.",
    "Mila: exchange, a yellow piece ↔ your piece.",
  ]);
  const fold: GameEvent<"dog"> = { kind: "folded", seat: 0, hand: ["9"] };
  assert.equal(phrases.step(en, [fold], view, to), "You fold: 9. You sit out until the next deal.");
  const walk: DogEvent = { kind: "walked", piece: "A1", from: "T60", to: "T0", back: false };
  assert.equal(phrases.step(en, [walk], view, to), "Your piece goes to your start.");
  assert.equal(
    phrases.step(wordsOf("de"), [walk], view, to),
    "Deine Figur zieht auf dein Startfeld.",
  );
});

test("each round says how many cards there are", () => {
  const dealt: DogEvent = {
    kind: "dealt",
    hands: [
      ["?", "?"],
      ["?", "?"],
    ],
  };
  assert.equal(step(en, dealt), "Everybody gets 2 cards.");
});

test("what was done lately, and a gift that a hint means, end as sentences of the language do", () => {
  const chinese = wordsOf("zh-Hans");
  const match = at({ A: "T10,H,H,H", hands: "A:7/B:13/C:2/D:5" });
  const steps = [match.play("7 A1>T17") as GameEvent<"dog">[]];
  assert.match(phrases.lately?.(chinese, steps, viewOf(match))?.[0] ?? "", /[^.]。$/);
  const view = viewOf(match);
  assert.equal(phrases.meant?.(en, "give:5", [], view), "Give 5.");
  assert.equal(phrases.meant?.(chinese, "give:5", [], view), "给出5。");
});

test("a split tells what is left", () => {
  const match = at({ A: "T10,T20,H,H", C: "T12,H,H,H", hands: "A:7/B:2/C:2/D:2" });
  const told = play(match, "7 A1>T13").told;
  assert.equal(
    told,
    "Blue plays 7. A blue piece goes to square 13. A yellow piece is captured. Points left: 4.",
  );
  assert.equal(
    phrases.todo(en, viewOf(match), [], ["A2"]),
    "Points left: 4. Choose the next piece.",
  );
  assert.equal(phrases.todo(es, viewOf(match), ["A2"], ["T24"]), "¿Adónde va?");
  assert.equal(
    phrases.why(en, viewOf(match), 0, [], "A1"),
    "That doesn’t fit. A guard may be in the way.",
  );
});

test("what only Royal and Black do has words", () => {
  const royal = { variant: "royal", starts: [0, 16, 32, 48], track: 64 } as DogView;
  const jump: DogEvent = { kind: "jumped", piece: "A3", from: "T10", to: "T26" };
  assert.equal(
    phrases.step(en, [jump], royal),
    "The blue Citizen jumps to 6 before Yellow’s start.",
  );
  assert.equal(step(es, jump), "Una pieza azul salta a la casilla 26.");
  assert.equal(step(en, { kind: "drew", seat: 1, card: "?" }), "Red draws a card.");
  assert.equal(step(en, { kind: "drew", seat: 1, card: "1-7" }), "Red draws 1 to 7.");
  assert.equal(step(en, { kind: "disc", clockwise: false }), "The disc turns anticlockwise.");
  assert.equal(
    step(es, { kind: "prowled", from: 8, to: 13 }),
    "El perro negro va a la casilla 13.",
  );
  assert.equal(step(en, { kind: "owing", owed: [{ kind: "paw" }] }), "");
});

test("the log tells where pieces land by the nearest start, which is seen on the board", () => {
  const match = at({ A: "T10,T20,H,H", C: "T12,H,H,H", hands: "A:7/B:2/C:2/D:2" });
  const view = viewOf(match);
  const lands = (words: typeof en, to: number): string =>
    phrases.step(words, [{ kind: "prowled", from: 0, to }], view);
  assert.equal(lands(en, 13), "The dog goes to 3 before Red’s start.");
  assert.equal(lands(en, 16), "The dog goes to Red’s start.");
  assert.equal(lands(en, 63), "The dog goes to 1 before Blue’s start.");
  assert.equal(lands(en, 2), "The dog goes to 2 after Blue’s start.");
  assert.equal(lands(es, 13), "El perro negro va a la 3.ª casilla antes del inicio de Rojo.");
});

test("what can be done names squares as the log does", () => {
  const match = at({ A: "T10,T0,F2,H", B: "T26,H,H,H", hands: "A:5/B:2/C:2/D:2" });
  const view = viewOf(match, 0);
  const place = (id: string): string =>
    phrases.place(en, view, { id, ...box }, { ...calm, log: true });
  assert.equal(place("T13"), "3 before Red’s start");
  assert.equal(place("T16"), "Red’s start");
  assert.equal(place("T26"), "6 before Yellow’s start, Red B1");
  assert.equal(place("AF0"), "lane square 1");
  assert.equal(place("A1"), "Blue A1, 6 before Red’s start");
  assert.equal(place("A2"), "Blue A2, Blue’s start, guard");
  assert.equal(place("A3"), "Blue A3, lane square 3");
  assert.equal(place("A4"), "Blue A4, at home");
});

test("a card that takes a sentence is told by it beside its name, and else in a few words", () => {
  const view = viewOf(at({ hands: "A:7/B:2/C:2/D:2" }), 0);
  const told = (id: string, differs: Partial<DogView> = {}): string[] => {
    const seen = { ...view, ...differs };
    const place = { id, ...box };
    return [
      phrases.place(en, seen, place, { ...calm, brief: true }),
      phrases.about(en, seen, place),
    ];
  };
  const black = cardsOf("black");
  assert.deepEqual(told("card:7"), [
    "7",
    "7 points shared among your pieces; each piece they pass or meet goes home, your own too.",
  ]);
  assert.deepEqual(told("card:4", black), [
    "4",
    "4 points shared among your pieces and your partner’s.",
  ]);
  assert.deepEqual(told("card:M", cardsOf("royal")), [
    "magnet",
    "One of your pieces goes forward, right behind the next one.",
  ]);
  assert.deepEqual(told("card:6", black), [
    "6",
    "Forward; then the dog goes as far, and what it passes or meets goes home.",
  ]);
  assert.deepEqual(told("card:4"), ["4 (forward or back)", ""]);
  // In the grid the sentence is the description.
  assert.equal(phrases.place(en, view, { id: "card:7", ...box }, calm), "7 (split, burns)");
});

test("what one wins by says which way the pieces go", () => {
  const view = viewOf(at({ hands: "A:5/B:2/C:2/D:2" }));
  assert.match(phrases.goal(en, view), /clockwise round the board/);
  assert.match(phrases.goal(en, { ...view, partners: [0, 1, 2, 3] }), /clockwise round the board/);
});

test("the question before a move names what it costs, and whose that is", () => {
  const losing = (...pieces: string[]): string | undefined =>
    phrases.losing?.(en, pieces, 0, viewOf(at({ hands: "A:5/B:2/C:2/D:2" })));
  assert.equal(losing("C2"), "This sends a piece of your partner’s home.");
  assert.equal(losing("A1", "A2"), "This sends 2 pieces of your own home.");
  assert.equal(losing("A1", "C2"), "This sends 2 pieces home, yours and your partner’s.");
});

test("only known cards of an exchange are told", () => {
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

test("once all have chosen, what came is told and not who has chosen; till then who has", () => {
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
  assert.deepEqual(lately(all, mine, 0), ["Yellow gives you: 3.", "Red: hand laid down."]);
  // To several people nobody's card is told, nor is one that is known no more.
  assert.deepEqual(lately([gave(2), last], mine), ["The chosen cards change hands."]);
  assert.deepEqual(lately([gave(2), last], view, 0), ["The chosen cards change hands."]);
});

test("every move and step of long games has words", () => {
  const house = { guard: "fresh", "exchange-no-target": "discard" };
  const variants = games().find(({ id }) => id === "dog")?.variants ?? [];
  for (const variant of variants) {
    for (const seats of variant === "classic" ? [2, 4, 6] : [4]) {
      const match = new Match("dog", { seed: "words", seats, options: { ...house, variant } });
      for (let ply = 0; ply < 400 && match.turn().kind !== "over"; ply++) {
        const moves = match.turn().kind === "seat" ? match.legalMoves() : [];
        const move = moves[(ply * 7919) % moves.length]?.notation;
        const events = (move ? match.play(move) : match.resolveChance()) as GameEvent<"dog">[];
        const notation = move ?? match.steps().at(-1) ?? "";
        const view = viewOf(match);
        for (const words of [en, es]) {
          for (const said of [
            phrases.step(words, events),
            phrases.short(words, notation, events),
            phrases.todo(words, view, [], []),
          ]) {
            assert.doesNotMatch(said, /^$|undefined|dog-|NaN|null|\?|\$|\bseat\b/, notation);
          }
        }
      }
    }
  }
});

test("the end is told for teams and for those alone", () => {
  const reason = (...winners: number[]) =>
    phrases.reason(en, { winners, scores: [], reason: "home" });
  assert.equal(reason(1, 3), "All eight pieces are in.");
  assert.equal(reason(1), "Four pieces are in.");
});

test("moves have names", () => {
  const names = (language: Language) =>
    [
      ["give:11", "place:A2", "13 start:A2", "1-7 A1>F0", "X A1<>B2", "C=5 A1>T19", "X discard"],
      ["discard:M", "turn:cw", "turn:ccw", "jump:T26", "stay", "fold", "lapse"],
    ].map((some) =>
      some.map((notation) => phrases.button(wordsOf(language), { notation, path: [] })).join("; "),
    );
  assert.deepEqual(names("en"), [
    "Give 1 or 11; A2 to its start; 13: A2 comes out; 1 to 7: A1 → F0; exchange: A1 ↔ B2; copy as 5: A1 → T19; Lay down exchange",
    "Lay down magnet; Turn clockwise; Turn anticlockwise; Jump to T26; Leave it so; Fold; Give up the points left",
  ]);
  assert.deepEqual(names("es"), [
    "Dar 1 u 11; A2 a su inicio; 13: sale A2; 1 a 7: A1 → F0; carta de intercambio: A1 ↔ B2; carta copia como 5: A1 → T19; Descartar carta de intercambio",
    "Descartar carta imán; Girar en sentido horario; Girar en sentido antihorario; Saltar a T26; Dejarlo así; Retirarse de la ronda; Renunciar a los puntos que quedan",
  ]);
});

test("what to do is said step by step", () => {
  const view = viewOf(at({ A: "T10,H,H,H", hands: "A:13.X/B:2/C:2/D:2" }));
  const todo = (path: string[], targets: string[], differs: Partial<DogView> = {}) =>
    phrases.todo(en, { ...view, ...differs }, path, targets);
  assert.equal(todo([], ["card:13"]), "Choose a card.");
  assert.equal(todo(["card:13"], ["A1", "A2"]), "Choose a piece.");
  assert.equal(todo(["card:13", "A1"], ["T23"]), "Where does it go?");
  assert.equal(todo(["card:X", "A1"], ["B1"]), "Which piece does it change places with?");
  assert.equal(todo(["card:J"], ["as:13", "as:2"]), "What is the joker to be?");
  assert.equal(todo(["card:C"], ["as:13", "as:2"]), "What is the copy to be?");
  assert.equal(todo(["card:X"], ["discard"]), "This does nothing: lay the card down.");
  assert.equal(todo([], []), "No card can be played.");
  assert.equal(
    todo([], ["card:13"], { colour: 2 }),
    "Yours are in: choose a card for Yellow’s pieces.",
  );
  assert.equal(
    todo([], ["card:13"], { phase: "exchange" }),
    "Choose a card for your partner, Yellow, who gives you one, too.",
  );
  assert.equal(
    todo([], ["card:13"], { phase: "exchange", partners: [0, 1, 2] }),
    "Choose a card for your left neighbour.",
  );
  // Where there is only one other, left and right are the same.
  assert.equal(
    todo([], ["card:13"], { phase: "exchange", partners: [0, 1] }),
    "Choose a card for the other player.",
  );
  assert.match(todo([], ["A1", "A2"], { phase: "place" }), /^Choose the piece that begins/);
  assert.match(
    todo([], ["turn:ccw", "turn:cw"], {
      owed: [{ kind: "paw" }, { kind: "dog", steps: 5 }],
    }),
    /^Which way/,
  );
  assert.match(
    todo([], ["stay", "turn:ccw", "turn:cw"], { owed: [{ kind: "paw" }] }),
    /^Which way/,
  );
  assert.match(todo([], ["T26", "stay"], { owed: [{ kind: "jump", piece: "A3" }] }), /^Jump to/);
});

/** A variant, and what its cards do. */
function cardsOf(variant: DogView["variant"]): Pick<DogView, "variant" | "traits"> {
  const { traits } = new Match("dog", { options: { variant } }).view() as DogView;
  return { variant, traits };
}

test("places are named", () => {
  const match = at({ A: "T0,T14,F2,H", B: "T26,H,H,H", hands: "A:4.J/B:2/C:2/D:2" });
  const view = viewOf(match, 0);
  const place = (id: string, differs: Partial<DogView> = {}, language: Language = "en") =>
    phrases.place(wordsOf(language), { ...view, ...differs }, { id, ...box }, calm);
  assert.equal(place("A1"), "Blue A1, square 0, Blue’s start, guard");
  assert.equal(place("A3", {}, "es"), "Azul A3, casilla de llegada 3");
  assert.equal(place("A4"), "Blue A4, at home");
  assert.equal(place("T14"), "Square 14, Blue A2");
  assert.equal(place("T16"), "Square 16, Red’s start");
  assert.equal(place("AF2"), "Blue’s lane, 3, Blue A3");
  assert.equal(place("BF2"), "Red’s lane, 3");
  assert.equal(
    place("T26", { specials: [26], paws: [26], dog: 26 }),
    "Square 26, special square, paw, dog, Red B1",
  );
  assert.equal(place("dog", { dog: 8, reach: [9, 10] }), "dog, square 8, may come to 9, 10");
  assert.equal(place("card:4"), "4 (forward or back)");
  assert.equal(place("card:4", cardsOf("black")), "4 (forward, split)");
  assert.equal(
    place("card:4", cardsOf("royal"), "es"),
    "4 (avanzar o retroceder, saltando cualquier rango)",
  );
  assert.equal(place("card:1-7", cardsOf("royal")), "1 to 7 (forward)");
  assert.equal(place("card:C", cardsOf("royal")), "copy (nothing to copy yet)");
  assert.equal(place("card:C", { ...cardsOf("black"), last: "13" }), "copy (now 13)");
  const played: DogView["played"] = ["5", "8", "X"];
  assert.equal(
    place("card:C", { ...cardsOf("royal"), last: "5", played }),
    "copy (now 5, 8, exchange)",
  );
  assert.equal(place("as:11"), "as 1 or 11");
  assert.equal(place("card:6", cardsOf("black")), "6 (forward, then the dog)");
  assert.equal(place("card:13"), "13 (out, or forward)");
  assert.equal(place("discard"), "Discard pile");
  assert.equal(place("A2", { variant: "royal" }), "Blue Knight A, square 14");
  const targets = phrases.place(en, view, { id: "T14", ...box }, { ...calm, targets: true });
  assert.equal(targets, "Square 14, Blue A2, can go here");
});

test("the card to be given is told apart", () => {
  const view = viewOf(at({ hands: "A:5.5.J/B:2/C:2/D:2" }), 0);
  const card = (index: number) =>
    phrases.place(
      en,
      { ...view, phase: "exchange", given: ["5", null, "?", null] },
      { id: "card:5", seat: 0, index, ...box },
      calm,
    );
  assert.deepEqual([card(0), card(2)], ["5 (forward)", "5 (forward), to be given"]);
});

test("a seat's pocket tells its cards and who leads the round; a card tells from whom it came", () => {
  const view = viewOf(at({ hands: "A:5.5/B:2.3/C:5/D:-" }), 0);
  const name = (id: string, more: object = {}) =>
    phrases.place(en, { ...view, given: [null, null, "5", null] }, { id, ...box, ...more }, calm);
  assert.equal(name("pocket:A"), "Blue’s hand, 2. Round 1, led by Blue.");
  assert.equal(name("pocket:D"), "Green’s hand, 0");
  assert.equal(phrases.why(en, view, 0, [], "pocket:B"), "Red’s hand, 2");
  assert.match(name("card:5", { seat: 0, index: 1 }), /, from Yellow$/);
  assert.doesNotMatch(name("card:5", { seat: 0, index: 0 }), /from/);
});

test("the table tells all counts, and no hidden card", () => {
  const view = viewOf(at({ hands: "A:4.J/B:2/C:2.2/D:-" }), 0);
  const table = (differs: Partial<DogView>) =>
    phrases.place(en, { ...view, ...differs }, { id: "table", ...box }, calm);
  const counts =
    "Round 1, led by Blue. Cards in hand: Blue 2, Red 1, Yellow 2, Green 0. Deck 105, discard pile 0, on top –.";
  assert.equal(table({ deck: 105 }), counts);
  assert.equal(table({ deck: 105, folded: [1, 3] }), `${counts} Folded: Red, Green.`);
  assert.equal(
    table({ deck: 105, phase: "exchange", given: [null, "?", null, null] }),
    `${counts} Have chosen: Red.`,
  );
  assert.match(table({ discard: ["J", "5"], last: "13" }), /pile 2, on top joker as 13\.$/);
  assert.equal(table({ hands: [["?", "?"], ["?"], ["?", "?"], []] }), table({}));
});

test("unfitting places are told why", () => {
  const view = viewOf(at({ A: "T10,T20,F2,H", B: "T16,T30,H,H", hands: "A:5.X/B:2/C:2/D:2" }));
  const why = (begun: string[], at: string, differs: Partial<DogView> = {}) =>
    phrases.why(en, { ...view, ...differs }, 0, begun, at) ?? "";
  assert.match(why([], "A1"), /^First choose a card/);
  assert.match(why([], "T30"), /^First choose a card/);
  assert.match(why(["card:5"], "A4"), /^Only 13 and 1 or 11,/);
  assert.match(why(["card:8"], "A1"), /A guard may be in the way/);
  assert.match(why(["card:8"], "T30"), /^First choose a piece/);
  assert.match(why(["card:8", "A1"], "T30"), /^That doesn’t fit/);
  assert.match(why(["card:5"], "B2"), /^You play Blue’s pieces/);
  // Some cards move a partner's pieces, too.
  assert.doesNotMatch(why(["card:4"], "C1", cardsOf("black")), /^You play/);
  assert.match(why(["card:X"], "B1"), /neither a guard/);
  assert.match(why([], "card:X"), /^An exchange needs/);
  assert.match(why([], "card:C", cardsOf("royal")), /no card to copy/);
  assert.match(why([], "card:5"), /^Nothing can be done/);
  assert.match(
    why(["A1"], "T30", {
      owed: [{ kind: "split", card: "7", points: 4, piece: "A2" }],
    }),
    /^That doesn’t fit/,
  );
  assert.match(why([], "T30", { phase: "place" }), /^First choose a piece/);
  assert.equal(why([], "card:5", { phase: "exchange" }), "");
  assert.equal(why([], "A1", { owed: [{ kind: "paw" }] }), "");
  assert.equal(why(["card:5"], "table"), "");
});

test("house rules have names, values and help", () => {
  const values = {
    variant: ["classic", "royal", "black"],
    guard: ["always", "fresh"],
    "seven-partner": ["leftover", "free"],
    "exchange-no-target": ["unplayable", "discard"],
    "last-seven": ["may", "complete", "lapses"],
    copy: ["any", "last"],
    "copy-on-copy": ["on", "off"],
    turn: ["must", "may"],
    hand: ["classic", "5"],
    thirteen: ["13", "12"],
    "king-start": ["owner", "any"],
    "dog-guards": ["safe", "bitten"],
    rules: ["page", "box"],
    "free-start": [],
    "burning-seven": [],
  };
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const all = Object.keys(values) as (keyof typeof values)[];
    // What the sets of rules are called is the page's to say.
    const keys = all.filter((key) => key !== "rules");
    const named = [...keys, ...values.variant, ...values.rules];
    const helps = named.map((key) => phrases.help(words, key));
    assert.equal(new Set(helps).size, helps.length);
    const options = keys.map((key) => phrases.option(words, key));
    assert.equal(new Set(options).size, options.length);
    for (const key of all) {
      const said = values[key].map((value) => phrases.value(words, key, value));
      assert.equal(new Set(said).size, said.length, key);
    }
  }
  assert.equal(phrases.value(en, "hand", "classic"), "6, 5, 4, 3, 2");
  assert.equal(phrases.value(en, "turn", "may"), "May be left");
  assert.equal(phrases.value(en, "last-seven", "may"), "May be used or lapse");
  assert.equal(phrases.value(en, "thirteen", "12"), "12");
});
