import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { CockBullView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/cock-bull/describe";
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

const viewOf = (match: Match): CockBullView => match.view() as CockBullView;

/** What is said of a match's steps, in this language. */
function told(language: Language, match: Match, ...steps: string[]): string[] {
  const words = wordsOf(language);
  return steps.map((step) => phrases.step(words, match.play(step) as GameEvent<"cock-bull">[]));
}

/** What the mover is told to do. */
function todo(language: Language, position: string, options = {}): string {
  const match = new Match("cock-bull", { position, options });
  const targets = match.legalMoves().flatMap(({ path }) => path);
  return phrases.todo(wordsOf(language), viewOf(match), [], targets);
}

test("the opening is told by seats, what follows by colours", () => {
  const steps = ["die:C", "die:C", "die:C", "die:M", "black", "roll:MM", "place:m1", "roll:CM"];
  assert.deepEqual(told("en", new Match("cock-bull"), ...steps), [
    "Player 1 rolls: Cock.",
    "Player 2 rolls: Cock. A tie: both roll again.",
    "Player 1 rolls: Cock.",
    "Player 2 rolls: Monkey. Player 2 wins the opening roll and chooses a colour.",
    "Black starts (Player 2).",
    "Black rolls: Two Monkeys.",
    "Black places a chip on the Crown (the only move). The Crown is Black’s (so it is black): two Monkeys move Black’s Peg by 6.",
    "Black loses the turn with Cock & Monkey. Red has the dice.",
  ]);
  assert.deepEqual(told("es", new Match("cock-bull"), ...steps).slice(3, 7), [
    "Jugador 2 saca: Mono. Jugador 2 gana la primera tirada y elige color.",
    "Las negras empiezan (Jugador 2).",
    "Las negras sacan: Dos Monos.",
    "Las negras ponen una ficha en la Corona (la única jugada). La Corona es de las negras (por eso es negra): con dos Monos su clavija avanza 6.",
  ]);
});

test("chips and Pegs are told with who moved them, and how the game ended", () => {
  const at = (position: string, options = {}) => new Match("cock-bull", { position, options });
  assert.deepEqual(told("en", at("B--/--/- 3:0 r CB"), "remove:c1"), [
    "Red removes the chip from Cock 1.",
  ]);
  assert.deepEqual(told("es", at("B--/--/B 3:0 r MM"), "flip:m1"), [
    "Las rojas voltean la ficha de la Corona (la única jugada). La Corona es de las rojas (por eso es roja): con dos Monos su clavija avanza 6.",
  ]);
  assert.deepEqual(told("en", at("RRR/--/- 3:0 r CC"), "peg"), [
    "Red moves the Peg by 2 to hole 5 (the Bend is Red’s).",
  ]);
  assert.deepEqual(told("en", at("BBB/B-/- 3:35 b CC"), "peg"), [
    "Black moves the Peg by 1 to FINISH (the Bend is Black’s). Peg-Out: the Peg is at FINISH. 45 to 3 points.",
  ]);
  assert.match(
    told("en", at("BBB/BB/- 35:1 b MM"), "place:m1").join(),
    /complete\. \d\d to 35 points: whoever ends the game wins it\.$/,
  );
  assert.deepEqual(told("en", at("BBB/--/- 3:35 b CC", { "peg-out": "exact" }), "peg"), [
    "Black would go past FINISH: the Peg stays.",
  ]);
  assert.deepEqual(told("es", at("BBB/BB/- 9:0 b MM"), "place:m1"), [
    "Las negras ponen una ficha en la Corona (la única jugada). Mono volador: Chip-In con la clavija aún fuera del tablero. 54 puntos a 9.",
  ]);
});

test("a Peg that nobody chose to move is told with why", () => {
  const at = (position: string) => new Match("cock-bull", { position });
  const peg = (position: string): string => told("en", at(position), "peg").join();
  assert.equal(
    peg("---/BB/- 3:0 b BB"),
    "Black moves the Peg by 3 to hole 3 (the Field is Black’s).",
  );
  assert.equal(peg("---/--/- 3:0 r CB"), "Red moves the Peg by 1 to hole 4 (no chip to remove).");
  // Where a chip could have gone instead it was chosen.
  assert.equal(peg("B--/--/- 3:0 r CB"), "Red moves the Peg by 1 to hole 4.");
});

test("a chip that nobody chose is told as the only move, one that was chosen is not", () => {
  const at = (position: string) => new Match("cock-bull", { position });
  assert.match(told("en", at("RB-/--/- 0:0 r CC"), "flip:c2").join(), /on Cock 2\.$/);
  assert.match(
    told("en", at("R-R/--/- 0:0 r CC"), "place:c2").join(),
    /on Cock 2 \(the only move\)\./,
  );
  assert.match(
    told("ko", at("R-R/--/- 0:0 r CC"), "place:c2").join(),
    /놓습니다 \(둘 수 있는 유일한 수\)\./,
  );
});

test("what an area's red or black edge means is told as it comes, and on holding a spot", () => {
  const bend = "The Bend is Red’s (red edges): two Cocks move Red’s Peg by 2.";
  const match = new Match("cock-bull", { position: "RR-/--/- 3:0 r CC" });
  const { uncovers } = entryOf("cock-bull") ?? assert.fail();
  const events = match.play("place:c3") as GameEvent<"cock-bull">[];
  assert.equal(
    phrases.step(wordsOf("en"), events),
    `Red places a chip on Cock 3 (the only move). ${bend}`,
  );
  // Whoever did it reads it, too.
  assert.equal(uncovers(events), true);
  const about = (position: string, id: string): string => {
    const view = viewOf(new Match("cock-bull", { position }));
    return phrases.about(wordsOf("en"), view, { id, x: 0, y: 0, width: 1, height: 1 });
  };
  for (const spot of ["c1", "c2", "c3"]) assert.equal(about("RRR/B-/- 3:0 r -", spot), bend);
  assert.match(about("RRR/BB/- 3:0 r -", "b2"), /^The Field is Black’s \(the shield’s black rim\)/);
  assert.match(about("RRR/BB/R 3:0 r -", "m1"), /^The Crown is Red’s \(so it is red\)/);
  // Before it is anybody's, what the spot is for.
  assert.match(about("RRB/B-/- 3:0 r -", "c1"), /^Two Cocks place or flip a chip here/);
  assert.match(about("RRB/B-/- 3:0 r -", "b1"), /^Two Bulls place or flip a chip here/);
  // An area that completes the Arms moves nothing any more.
  const last = new Match("cock-bull", { position: "RRR/R-/R 3:0 r BB" });
  assert.doesNotMatch(told("en", last, "place:b2").join(), /The Field is/);
});

test("what to do names just what is legal", () => {
  assert.equal(todo("en", "R-B/--/- 0:0 r CC"), "Two Cocks: place a chip on the Bend or flip one.");
  const first = { pair: "place-first" };
  assert.equal(todo("en", "R-B/--/- 0:0 r CC", first), "Two Cocks: place a chip on the Bend.");
  assert.equal(todo("es", "---/RB/- 0:0 r BB"), "Dos Toros: voltea una ficha en el Campo.");
  assert.equal(
    todo("es", "B--/--/- 0:0 r CB"),
    "Gallo y Toro: quita una ficha rival de la Banda o avanza 1 con tu clavija.",
  );
  const forced = { removal: "forced" };
  assert.equal(
    todo("en", "B--/--/- 0:0 r CB", forced),
    "Cock & Bull: remove a chip of the other colour from the Bend.",
  );
  assert.equal(todo("en", "---/--/R 0:0 r MM"), "Two Monkeys: your Peg moves 6.");
  assert.equal(todo("en", "colour:1"), "Which colour do you take?");
  assert.equal(todo("en", "opening:B"), "Roll the dice and enter what they show.");
});

test("a whole turn is told by what changed on the board", () => {
  const match = new Match("cock-bull");
  const opened = ["die:C", "die:M", "black"];
  const black = [
    "roll:MM",
    "place:m1",
    "roll:MM",
    "peg",
    "roll:MM",
    "peg",
    "roll:CC",
    "place:c2",
    "roll:CM",
  ];
  const red = ["roll:CB", "remove:c2", "roll:BM"];
  const steps = [...opened, ...black, ...red].map(
    (step) => match.play(step) as GameEvent<"cock-bull">[],
  );
  const lately = (from: number): string[] =>
    phrases.lately?.(wordsOf("en"), steps.slice(from), viewOf(match)) ?? [];
  assert.deepEqual(lately(opened.length), [
    "Black places a chip on the Crown (the only move). The Crown is Black’s (so it is black): two Monkeys move Black’s Peg by 6.",
    "Black moves the Peg by 6 to hole 6 (the Crown is Black’s).",
    "Black moves the Peg by 6 to hole 12 (the Crown is Black’s).",
    "Black places a chip on Cock 2.",
    "Black loses the turn with Cock & Monkey. Red has the dice.",
    "Red removes the chip from Cock 2.",
    "Red loses the turn with Bull & Monkey. Black has the dice.",
  ]);
  assert.deepEqual(lately(0).slice(0, 3), [
    "Player 1 rolls: Cock.",
    "Player 2 rolls: Monkey. Player 2 wins the opening roll and chooses a colour.",
    "Black starts (Player 2).",
  ]);
});

test("the opening is told to who rolls, and of a bot by its name", () => {
  const match = new Match("cock-bull");
  const called = (seat: number): string => (seat === 1 ? "Hare" : "");
  const opening = ["die:C", "die:M", "black"].map((step) =>
    phrases.step(wordsOf("en"), match.play(step) as GameEvent<"cock-bull">[], undefined, {
      you: 0,
      called,
    }),
  );
  assert.deepEqual(opening, [
    "You roll: Cock.",
    "Hare rolls: Monkey. Hare wins the opening roll and chooses a colour.",
    "Hare is Black and starts.",
  ]);
  const other = new Match("cock-bull");
  const mine = ["die:M", "die:C", "red"].map((step) =>
    phrases.step(wordsOf("en"), other.play(step) as GameEvent<"cock-bull">[], undefined, {
      you: 0,
      called,
    }),
  );
  assert.deepEqual(mine, [
    "You roll: Monkey.",
    "Hare rolls: Cock. You win the opening roll and choose a colour.",
    "You are Red and start.",
  ]);
  const all = [new Match("cock-bull").play("die:C") as GameEvent<"cock-bull">[]];
  const to = { you: 1, called: (seat: number) => (seat === 0 ? "Ana" : "") };
  assert.deepEqual(phrases.lately?.(wordsOf("en"), all, viewOf(match), to), ["Ana rolls: Cock."]);
});

test("the prompt says which chips may go", () => {
  const bull = "Cock & Bull: remove a chip of the other colour from the";
  assert.equal(todo("en", "B--/B-/B 0:0 r CB"), `${bull} Bend, or move your Peg by 1.`);
  assert.equal(todo("en", "R--/BB/B 0:0 r CB"), `${bull} Field, or move your Peg by 1.`);
  assert.equal(todo("en", "R--/R-/B 0:0 r CB"), `${bull} Crown, or move your Peg by 1.`);
  assert.match(todo("de", "R--/BB/B 0:0 r CB"), /Chip vom Feld oder rück/);
  assert.match(todo("es", "R--/R-/B 0:0 r CB"), /ficha rival de la Corona o avanza/);
});

test("places say what stands there and what they are for", () => {
  const view = viewOf(new Match("cock-bull", { position: "RB-/--/- 12:0 b CC" }));
  const say = (id: string, seat?: number, targets = false): string => {
    const place = { id, ...(seat === undefined ? {} : { seat }), x: 0, y: 0, width: 1, height: 1 };
    return phrases.place(wordsOf("en"), view, place, { ...calm, targets });
  };
  assert.equal(say("c1", undefined, true), "Cock 1, red chip, can be flipped");
  assert.equal(say("c3", undefined, true), "Cock 3, no chip, place a chip here");
  assert.equal(say("m1"), "Crown, no chip");
  assert.equal(say("peg", 0), "Red’s Peg, hole 12");
  assert.equal(say("peg", 1), "Black’s Peg, off the board");
  const match = new Match("cock-bull", { position: "RB-/--/- 12:0 b -" });
  const dice = (roll: string): string => {
    match.play(roll);
    const place = { id: "dice", x: 0, y: 0, width: 1, height: 1 };
    return phrases.place(wordsOf("en"), viewOf(match), place, calm);
  };
  assert.equal(dice("roll:CM"), "Dice: Cock & Monkey, the dice pass on");
  assert.equal(dice("roll:CC"), "Dice: Two Cocks");
});

test("why a place does not fit", () => {
  const why = (position: string, at: string): string | null => {
    const view = viewOf(new Match("cock-bull", { position }));
    return phrases.why(wordsOf("en"), view, 0, [], at);
  };
  const rank = "Opposing chips leave the Bend first, then the Field, then the Crown.";
  assert.equal(why("B--/B-/- 0:0 r CB", "b1"), rank);
  assert.equal(why("B--/B-/- 0:0 r CB", "b2"), "There is no chip here.");
  assert.equal(why("R--/--/- 0:0 r CC", "c1"), "That chip is yours already.");
  assert.equal(why("R--/--/- 0:0 r CC", "b1"), "Two Cocks: this is about the Bend.");
  assert.match(why("R--/--/- 0:0 r CC", "peg") ?? "", /^Only your own Peg moves/);
  assert.equal(why("R--/--/- 0:0 r -", "c1"), null);
  assert.equal(why("R--/--/- 0:0 r CC", "dice"), null);
});

test("every move and every house rule has its words", () => {
  const en = wordsOf("en");
  const names = ["place:c1", "flip:b2", "remove:m1", "peg", "pass", "red", "die:B", "roll:CB"];
  assert.deepEqual(
    names.map((notation) => phrases.button(en, { notation, path: [] })),
    ["Place Cock 1", "Flip Bull 2", "Remove Crown", "Peg", "Leave the Peg", "Red", "Bull"].concat(
      "Cock & Bull",
    ),
  );
  assert.equal(phrases.value(en, "flying-monkey", "54"), "54 points");
  assert.equal(phrases.value(en, "faces", "2-2-2"), "2-2-2");
});
