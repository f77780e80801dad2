// Notices: until a player acts, sentences say what others did to their pieces and which move was automatic.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, GameEvent } from "../../www/engine/types";
import { phrases } from "../../www/games/dog/describe";
import { ideas } from "../../www/games/dog/first-game";
import { concerns } from "../../www/games/dog/hits";
import { advisedIn } from "../../www/games/dog/selectors";
import type { Past } from "../../www/games/phrases";
import { wordsOf } from "../../www/i18n/words";
import "./loaded";

await init();

const en = wordsOf("en");
const NAMES = ["", "Otto", "Mila", "Minou"];
const ME = { you: 0, called: (seat: number) => NAMES[seat] ?? "", sees: true };

/** A match of a variant in which A is to move. */
function matchOf(variant: string, places: string, hands: string): Match<"dog"> {
  const dog = variant === "black" ? "dog=T8 " : "";
  const played = variant === "classic" ? "" : "played=- ";
  const position = `variant=${variant} ${places} ${dog}round=2 starter=A phase=play turn=A pending=- last=- ${played}hands=${hands} given=- out=- deck=?* discard=-`;
  return new Match("dog", { position });
}

const viewOf = (match: Match<"dog">) => match.view(0) as DogView;

/** Plays moves; a question mark in a deal or draw is left to chance. */
function played(match: Match<"dog">, moves: readonly string[]): Past<"dog">[] {
  return moves.map((move) => {
    const turn = match.turn();
    if (move) match.play(move);
    else match.resolveChance();
    const events = match.moments(0).map(({ event }) => event) as GameEvent<"dog">[];
    return { seat: turn.kind === "seat" ? turn.seat : null, events };
  });
}

function told(variant: string, places: string, hands: string, moves: readonly string[]): string {
  const match = matchOf(variant, places, hands);
  const past = played(match, moves);
  return phrases.closing?.(en, past, viewOf(match), ME) ?? "";
}

test("a notice of a partner's move of my piece includes the turn of the disc", () => {
  const places = "A=T1,H,H,H B=T19,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const moves = ["2 A1>T3", "2 B1>T21", "4 A1>T6", "turn:cw", "4 C1>T35", "2 D1>T52"];
  const said = told("black", places, "A:2.5/B:2.5/C:4.5/D:2.5", moves);
  assert.equal(said, "Mila moves your piece with 4 and turns the disc. Minou: 2.");
});

test("captures and swaps among others are told until my turn, rather than a lost turn", () => {
  const places = "A=T1,H,H,H B=T20,H,H,H C=T38,H,H,H D=T40,H,H,H";
  const said = (...moves: string[]) =>
    told("classic", places, "A:2.2/B:X.3/C:2.5/D:3.3", ["2 A1>T3", ...moves]);
  assert.equal(said("3 B1>T23", "2 C1>T40", "fold"), "Mila: 2, Minou’s piece captured.");
  const swap = "Otto swaps places with Mila’s piece.";
  assert.equal(said("X B1<>C1", "5 C1>T25", "3 D1>T43"), `${swap} Minou: 3.`);
});

test("a notice of a capture by my partner says so", () => {
  const places = "A=T33,H,H,H B=T17,H,H,H C=T31,H,H,H D=T50,H,H,H";
  const moves = ["2 A1>T35", "2 B1>T19", "4 C1>T35"];
  const said = told("classic", places, "A:2.5/B:2.5/C:4.5/D:2.5", moves);
  assert.equal(said, "Mila, your partner, captures your piece with 4.");
});

test("the notices list all that happened to my pieces, in order", () => {
  const places = "A=T1,T7,T53,H B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const moves = ["2 A1>T3", "2 B1>T22", "turn:cw", "X C1<>A1", "3 D1>T53"];
  assert.equal(
    told("black", places, "A:2.2/B:2.5/C:X.5/D:3.5", moves),
    "Otto turns the disc, and your piece with it. Mila swaps places with your piece. Minou captures your piece with 3.",
  );
});

test("a notice of a move of my piece also says whom it captured", () => {
  const places = "A=T1,H,H,H B=T19,H,H,H C=T34,H,H,H D=T6,H,H,H";
  const moves = ["2 A1>T3", "2 B1>T21", "4 A1>T6"];
  const said = told("black", places, "A:2.5/B:2.5/C:4.5/D:2.5", moves);
  assert.equal(said, "Mila moves your piece with 4. Minou’s piece is captured.");
});

test("a notice names a Citizen's jump, and a drawn card is part of its turn", () => {
  const places = "A=T1,H,H,H B=T20,H,H,H C=H,H,T40,H D=T50,H,H,H";
  const moves = ["2 A1>T3", "2 B1>T22", "2 C3>T42", "", "jump:T58"];
  const said = told("royal", places, "A:2.5/B:2.5/C:2.5/D:2.5", moves);
  assert.equal(said, "Mila’s Citizen jumps to the next diamond.");
});

test("the card for a diamond is mentioned once, before it is drawn", () => {
  const places = "A=T8,H,H,H B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const said = (...moves: string[]) =>
    told("royal", places, "A:2.5/B:2.5/C:2.5/D:2.5", ["2 A1>T10", ...moves]);
  assert.equal(said(), "You: 2, card drawn on a diamond.");
  assert.equal(said(""), said());
});

test("after sitting out until the next deal, a reader learns what was missed", () => {
  const places = "A=T10,T13,H,F3 B=T16,T7,H,H C=T31,H,H,H D=T9,H,H,H";
  const moves = ["fold", "3 B2>T10", "5 C1>F3", "4 D1>T13", ""];
  const said = told("classic", places, "A:9/B:3/C:5/D:4", moves);
  assert.equal(said, "While you sat out: 2 of your pieces captured, 1 of your team home.");
});

test("a person who has to sit out learns the reason only if it holds for all pieces", () => {
  const why = (places: string, cards: string): string | undefined => {
    const match = matchOf("royal", places, `A:${cards}/B:2/C:2/D:2`);
    const [fold] = match.legalMoves();
    return phrases.button(en, fold ?? assert.fail(), viewOf(match), ME).forced;
  };
  const others = "B=T20,H,H,H C=H,H,H,H D=T40,H,H,H";
  const far = "The King moves at most 7. ";
  const folds = "You can’t play any card: you sit out until the next deal.";
  assert.equal(why(`A=T60,H,H,H ${others}`, "9"), far + folds);
  assert.equal(why(`A=T60,F1,H,F2 ${others}`, "9"), folds);
});

test("a move past the own lane says why it does not turn in", () => {
  const match = matchOf(
    "royal",
    "A=H,T60,F0,H B=T20,H,H,H C=H,H,H,H D=T40,H,H,H",
    "A:9/B:2/C:2/D:2",
  );
  const move = match.legalMoves().find(({ path }) => path.includes("T5")) ?? assert.fail();
  const events = match.preview(move.notation).events as GameEvent<"dog">[];
  const planned = { kind: "hint", notation: move.notation, events } as const;
  const said = phrases.preview?.(en, planned, viewOf(match), ME);
  assert.equal(said, "There is not enough room in the lane.");
});

test("a move that ends on the own start says that a lap is to come", () => {
  const match = matchOf("classic", "A=T62,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H", "A:2/B:2/C:2/D:2");
  const events = match.preview("2 A1>T0").events as GameEvent<"dog">[];
  const planned = { kind: "hint", notation: "2 A1>T0", events } as const;
  const said = "From its start, this piece goes once round before its lane.";
  assert.equal(phrases.preview?.(en, planned, viewOf(match), ME), said);
  const shown = { goals: [{ at: "T0", events }], to: ME };
  const todo = phrases.todo(en, viewOf(match), ["card:2", "A1"], ["T0"], shown);
  assert.ok(todo.endsWith(said));
});

test("what someone does with their own pieces concerns nobody else, unless it takes or jumps", () => {
  const walked = {
    kind: "walked",
    piece: "C1",
    from: "T1",
    to: "T3",
    back: false,
    lap: false,
  } as const;
  assert.ok(!concerns(walked, 0, 2));
  assert.ok(concerns(walked, 2, 0));
  assert.ok(concerns({ kind: "captured", piece: "A1", at: "T3" }, 0, 1));
  assert.ok(!concerns({ kind: "captured", piece: "A1", at: "T3" }, 0, 0));
});

/** The places of a first game's idea. */
function placesOf(id: string, match: Match<"dog">): readonly string[] {
  const idea = ideas.find((each) => each.id === id) ?? assert.fail(id);
  return idea.at(viewOf(match), 0, match.legalMoves());
}

test("ideas come only while they are of use", () => {
  const others = "B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const rest = "/B:2/C:2/D:2";
  // A piece that is in the lane already doesn't turn in.
  assert.deepEqual(
    placesOf("lane", matchOf("classic", `A=F0,T9,H,H ${others}`, `A:2.3${rest}`)),
    [],
  );
  assert.deepEqual(placesOf("lane", matchOf("classic", `A=T62,H,H,H ${others}`, `A:3.8${rest}`)), [
    "card:3",
  ]);
  const citizen = (card: string) => matchOf("royal", `A=H,H,T4,H ${others}`, `A:${card}${rest}`);
  assert.deepEqual(placesOf("figure-3", citizen("5.8")), []);
  assert.deepEqual(placesOf("figure-3", citizen("6.8")), ["T10"]);
  const black = (card: string) => matchOf("black", `A=T1,H,H,H ${others}`, `A:${card}${rest}`);
  assert.deepEqual(placesOf("dog", black("2.3")), []);
  assert.deepEqual(placesOf("dog", black("2.6")), ["card:6"]);
  const four = (at: number) => matchOf("classic", `A=T${at},H,H,H ${others}`, `A:4.5${rest}`);
  assert.deepEqual(placesOf("back", four(9)), []);
  assert.deepEqual(placesOf("back", four(1)), ["card:4"]);
});

test("sitting out names what the cards lack", () => {
  const why = (places: string, cards: string): string | undefined => {
    const match = matchOf(
      "classic",
      `${places} B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H`,
      `A:${cards}/B:2/C:2/D:2`,
    );
    const [fold] = match.legalMoves();
    return fold && phrases.button(en, fold, viewOf(match), ME).forced;
  };
  const rest = "you sit out until the next deal.";
  assert.equal(
    why("A=F1,H,H,H", "12.X"),
    `12 has no room in your lane, and you have no ↑: ${rest}`,
  );
  assert.equal(why("A=F3,H,H,H", "12.X"), `You have no ↑ to bring a piece out: ${rest}`);
});

test("another seat without a piece on the track sits out for want of a start card", () => {
  const out = (places: string) =>
    told("classic", `A=T1,H,H,H ${places} C=T34,H,H,H D=T50,H,H,H`, "A:2/B:X/C:2/D:2", [
      "2 A1>T3",
      "fold",
    ]);
  assert.equal(out("B=F1,H,H,H"), "Otto: no card with ↑, out until the next deal.");
  assert.equal(out("B=T16,H,H,H"), "Otto: no card to use, out until the next deal.");
});

test("a card that could bring a piece out says that the start is taken", () => {
  const others = "B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const why = (place: string) => {
    const view = viewOf(matchOf("royal", `A=${place},H,H,H ${others}`, "A:13.3/B:2/C:2/D:2"));
    return phrases.why(en, view, 0, [], "card:13", ME);
  };
  assert.equal(
    why("T0"),
    "Your own piece is on the start: nobody comes out. The King moves at most 7.",
  );
  assert.equal(why("T4"), "The King moves at most 7.");
});

test("a chip names what a joker or a copy counted as, and the way back", () => {
  const places = "A=T1,H,H,H B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const chip = (variant: string, hand: string, ...moves: string[]) => {
    const match = matchOf(
      variant,
      places,
      `A:${hand}/B:${variant === "royal" ? "C" : "2"}/C:2/D:2`,
    );
    const seat = moves.length - 1;
    const events = played(match, moves)[seat]?.events ?? [];
    return phrases.chip?.(en, viewOf(match), seat, events)?.played;
  };
  assert.equal(chip("royal", "2", "2 A1>T3", "C=2 B1>T22"), "C=2");
  assert.equal(chip("classic", "4", "4 A1>T61"), "−4");
  assert.equal(chip("classic", "J", "J=4 A1>T61"), "J=−4");
});

test("a chip shows which way the disc turned, also after a capture", () => {
  for (const way of ["cw", "ccw"]) {
    const places = `A=T4,H,H,H B=${way === "cw" ? "T6" : "T19"},H,H,H C=T34,H,H,H D=T50,H,H,H`;
    const match = matchOf("black", places, "A:2.5/B:2/C:2/D:2");
    const past = played(match, ["2 A1>T6", `turn:${way}`]);
    const events = past.flatMap((each) => each.events);
    assert.deepEqual(
      phrases.chip?.(en, viewOf(match), 0, events)?.signs,
      way === "cw" ? ["captures", way] : [way],
    );
  }
});

test("a dim card of a figure in its lane says how far that figure may still go", () => {
  const others = "B=T20,H,H,H C=T34,H,H,H D=T50,H,H,H";
  const why = (own: string, card: string) => {
    const view = viewOf(matchOf("royal", `A=${own} ${others}`, "A:3.8.12/B:2/C:2/D:2"));
    return phrases.why(en, view, 0, [], `card:${card}`, ME);
  };
  const two = "Your King has 2 squares left in the lane.";
  assert.equal(why("F1,H,H,H", "3"), two);
  assert.equal(why("F1,H,H,H", "8"), two);
  assert.equal(why("F2,F0,F3,H", "3"), "Your Knight has 1 square left in the lane.");
  assert.notEqual(why("F3,H,H,H", "3"), two);
});

test("a partner's or an own captured piece is called so, and a shared card names the partner", () => {
  const places = "A=T20,H,H,H B=T40,H,H,H C=T24,H,H,H D=T50,H,H,H";
  const hands = "A:4.5/B:2.5/C:2.5/D:2.5";
  assert.equal(
    told("black", places, hands, ["4 A1>T24"]),
    "You: 4, Mila’s piece captured (own partner).",
  );
  const own = places.replace("H", "T24").replace("C=T24", "C=H");
  assert.equal(told("black", own, hands, ["4 A1>T24"]), "You: 4, own piece captured.");
  assert.equal(told("black", places, hands, ["4 A1>T21", "4 C1>T27"]), "You: 4, shared with Mila.");
});

test("a cross on a partner's piece says that it is the dog's", () => {
  const match = matchOf(
    "black",
    "A=T20,H,H,H B=H,H,H,H C=T10,H,H,H D=H,H,H,H",
    "A:5.2/B:2/C:2/D:2",
  );
  const goals = match.legalMoves().map(({ notation, path }) => ({
    at: path.at(-1) ?? "",
    events: match.preview(notation).events as GameEvent<"dog">[],
  }));
  const said = phrases.todo(en, viewOf(match), ["card:5"], ["A1"], { goals, to: ME });
  assert.match(said, /The dog may catch Mila’s piece\.$/);
});

test("a 7 in parts names the points of a part and of the rest", () => {
  const places = "A=T20,F2,H,H B=H,H,H,H C=T10,H,H,H D=H,H,H,H";
  const match = matchOf("classic", places, "A:7.2/B:2/C:2/D:2");
  const events = match.preview("7 A2>F3").events as GameEvent<"dog">[];
  const planned = { kind: "hint", notation: "7 A2>F3", events } as const;
  assert.equal(phrases.preview?.(en, planned, viewOf(match), ME), "1 here, then 6 more.");
  match.play("7 A2>F3");
  const hint = (notation: string) => phrases.hint?.(en, { notation, path: [] }, viewOf(match));
  assert.deepEqual(["7 A1>T26", "7 A1>T23"].map(hint), ["Play the other 6", "Play 3"]);
});

test("the task at a single square says whom a touch there captures", () => {
  const places = "A=T20,H,H,H B=T25,H,H,H C=T10,H,H,H D=H,H,H,H";
  const match = matchOf("classic", places, "A:5/B:2/C:2/D:2");
  const events = match.preview("5 A1>T25").events as GameEvent<"dog">[];
  const shown = { goals: [{ at: "T25", events }], to: ME };
  const said = phrases.todo(en, viewOf(match), ["card:5", "A1"], ["T25"], shown);
  assert.equal(said, "Choose a square to move to. Otto’s piece is captured.");
});

test("of two cards that bring a piece out, one is free for a partner who may need it", () => {
  const advised = (mate: string): string[] => {
    const position = `variant=classic A=T5,H,H,H B=H,H,H,H C=${mate} D=H,H,H,H round=3 starter=A phase=exchange turn=A pending=- last=- hands=A:2.3.11.J/B:4.4.4.4/C:5.5.5.5/D:6.6.6.6 given=- out=- deck=?* discard=-`;
    const view = viewOf(new Match("dog", { position }));
    return advisedIn(view, 0).map(({ card, sign }) => `${card} ${sign}`);
  };
  assert.deepEqual(advised("T38,H,H,H"), ["J keep"]);
  assert.deepEqual(advised("T38,T39,F2,F3"), ["11 keep", "J keep"]);
  assert.deepEqual(advised("F3,H,H,H"), ["11 pass", "J keep"]);
});

test("a touched pile names its player", () => {
  const view = viewOf(
    matchOf("classic", "A=T1,H,H,H B=T20,H,H,H C=H,H,H,H D=H,H,H,H", "A:2/B:5/C:2/D:2"),
  );
  assert.equal(phrases.why(en, view, 0, [], "pocket:B", ME), "Otto’s hand, 1.");
});

test("a Knight's card says whether a guard's rank or its square stops the Knight", () => {
  const why = (guard: string, card: string) => {
    const match = matchOf(
      "royal",
      `A=H,T10,H,H ${guard} C=H,H,H,H D=H,H,H,H`,
      `A:${card}/B:2/C:2/D:2`,
    );
    return phrases.why(en, viewOf(match), 0, [], `card:${card}`, ME);
  };
  assert.equal(why("B=T16,H,H,H", "8"), "Otto’s King is in the way and outranks your Knight.");
  assert.equal(
    why("B=H,H,T16,H", "6"),
    "Your Knight passes figures on their start, but can’t stop there.",
  );
});
