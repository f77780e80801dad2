import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GobbletEvent, GobbletView } from "../../www/engine/types";
import { phrases } from "../../www/games/gobblet/describe";
import type { Language } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import "./loaded";

await init();

test("with a gobblet in the hand, what does not fit is about where it may go", () => {
  const match = new Match("gobblet", { options: { "touch-move": true } });
  for (const move of ["D@a1", "D@d4", "lift:a1"]) match.play(move);
  const view = match.view() as GobbletView;
  const why = (at: string): string | null => phrases.why(wordsOf("en"), view, 0, [], at);
  assert.match(why("d4") ?? "", /^A 4 covers only smaller ones/);
  assert.match(why("stack:4") ?? "", /never goes back to a stack/);
});

test("a refused place says which of the two reasons it is", () => {
  const position = "-,-,-,D/-,-,-,-/-,b,d,-/C,-,-,c 442/441 w";
  const view = new Match("gobblet", { position }).view() as GobbletView;
  const why = (from: string, at: string) => phrases.why(wordsOf("en"), view, 0, [from], at);
  // Too large to be covered, from a stack as on the board.
  assert.equal(why("stack:4", "c2"), "A 4 covers only smaller ones.");
  assert.equal(why("stack:2", "c2"), "A 2 covers only smaller ones.");
  assert.equal(why("a1", "c2"), "A 3 covers only smaller ones.");
  // Small enough, but in no row of three; one's own never.
  const row =
    "From a stack a gobblet may cover another only where the other side has three in a row.";
  assert.equal(why("stack:4", "b2"), row);
  assert.equal(why("stack:4", "a1"), row);
});

test("a place tells that it is in a row of three", () => {
  const position = "-,-,-,-/-,-,-,-/-,-,-,-/D,D,D,- 333/444 b";
  const view = new Match("gobblet", { position }).view() as GobbletView;
  const told = (id: string): string => {
    const place = { id, x: 0, y: 0, width: 1, height: 1 };
    const calm = { targets: false, begins: true, chosen: false, last: false, hint: false };
    return phrases.place(wordsOf("en"), view, place, { ...calm, peeking: true });
  };
  assert.equal(told("a1"), "a1, White 4, row of three");
  assert.equal(told("d1"), "d1, empty");
});

test("the prompt tells rows of three that may become four, the other side's first", () => {
  const told = (position: string, language: Language = "en"): string => {
    const view = new Match("gobblet", { position }).view() as GobbletView;
    return phrases.todo(wordsOf(language), view, [], []);
  };
  const both = "d,d,d,-/-,-,-,-/D,D,D,-/-,-,-,- 333/333 w";
  assert.match(told(both), /^Black has three in row 4\. You have three in row 2\.$/);
  assert.match(
    told(both.replace(/w$/, "b")),
    /White has three in row 2\. You have three in row 4\.$/,
  );
  assert.match(told(both, "de"), /Schwarz hat drei in Zeile 4\. Du hast drei in Zeile 2\.$/);
  const column = "-,-,-,-/-,d,-,-/-,d,-,-/-,d,-,- 444/333 w";
  assert.match(told(column), /Black has three in column b\.$/);
  const diagonal = "-,-,-,d/-,-,d,-/-,d,-,-/-,-,-,- 444/333 w";
  assert.match(told(diagonal), /Black has three on the diagonal a1–d4\.$/);
  // The fourth square can't be taken: no threat.
  assert.doesNotMatch(told("-,-,-,-/-,-,-,-/-,-,-,-/d,d,d,D 443/333 w"), /three/);
});

test("the prompt offers only what can be done", () => {
  const todo = (position: string) =>
    phrases.todo(wordsOf("en"), new Match("gobblet", { position }).view() as GobbletView, [], []);
  const empty = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-";
  assert.equal(todo(`${empty} 444/444 w`), "Take a gobblet from a stack.");
  // The other side's can't be moved.
  assert.equal(todo("-,-,-,-/-,D,-,-/-,-,-,-/-,-,-,- 443/444 b"), "Take a gobblet from a stack.");
  const one = "-,-,-,-/-,D,-,-/-,-,-,-/-,-,-,- 443/444 w";
  assert.equal(todo(one), "Take a gobblet from a stack, or move one on the board.");
  const all = "ABCD,ABCD,-,-/-,-,ABCD,-/-,-,-,-/-,-,-,- 000/444 w";
  assert.equal(todo(all), "Move a gobblet on the board.");
});

test("a stack is told by its cup and where it stands", () => {
  const view = new Match("gobblet").view() as GobbletView;
  const calm = { targets: false, begins: true, chosen: false, last: false, hint: false };
  const told = (index: number, width: number, height: number) => {
    const place = { id: "stack:4", seat: 0, index, x: 0, y: 0, width, height };
    return phrases.place(wordsOf("en"), view, place, { ...calm, peeking: true });
  };
  assert.deepEqual(
    [0, 1, 2].map((at) => told(at, 3, 2)),
    ["White 4, left stack", "White 4, middle stack", "White 4, right stack"],
  );
  assert.equal(told(0, 2, 3), "White 4, upper stack");
  assert.equal(told(2, 2, 3), "White 4, lower stack");
});

test("what a move would uncover is told when it does, and not by a hint", () => {
  const position = "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w";
  const match = new Match("gobblet", { position });
  const view = match.view() as GobbletView;
  const move = match.legalMoves().find(({ path }) => path[0] === "a1");
  assert.ok(move);
  const events = match.preview(move.notation).events as GobbletEvent[];
  const words = wordsOf("en");
  assert.match(
    phrases.step(words, events),
    /White moves .+ On a1 Black’s 3 comes to light\. Four in/,
  );
  const meant = phrases.meant?.(words, move.notation, events, view) ?? "";
  assert.equal(meant, "White moves a 4 from a1 to a2.");
});

test("over another from a stack: the log says why that may be, and so does what is told of a stack", () => {
  const match = new Match("gobblet", { position: "-,-,-,-/-,-,-,-/-,-,-,-/c,d,-,- 444/442 w" });
  for (const move of ["D@a4", "D@d1"]) match.play(move);
  const words = wordsOf("en");
  const view = match.view() as GobbletView;
  const stack = { id: "stack:4", seat: 0, x: 0, y: 0, width: 1, height: 1 };
  assert.equal(
    phrases.about(words, view, stack),
    "The top one goes to an empty square. Where the other side has three in a row, it may cover a smaller one of them.",
  );
  const [over] = match.play("D@a1") as GobbletEvent[];
  assert.equal(
    phrases.step(words, over ? [over] : []),
    "White puts a 4 on a1, over Black’s 3 from a row of three.",
  );
});
