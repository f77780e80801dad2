// Choices in Dog that make no difference.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogView, LegalMove } from "../../www/engine/types";
import { alike } from "../../www/games/dog/alike";

await init();

function alikeIn(hand: string, own: string): Record<string, string> {
  const position = `variant=classic A=${own} B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=play turn=A pending=- last=- hands=A:${hand}/B:2/C:2/D:2 given=- out=- deck=?* discard=-`;
  const match = new Match("dog", { position });
  const view = match.view(0) as DogView;
  return Object.fromEntries(alike(view, match.legalMoves() as LegalMove[]));
}

test("pieces at home are interchangeable, and the first stands for all", () => {
  const found = alikeIn("13.5", "T8,H,H,H");
  assert.equal(found.A1, undefined);
  assert.equal(found.A2, undefined);
  assert.equal(found.A3, "A2");
  assert.equal(found.A4, "A2");
  assert.equal(found.B4, "B1");
});

test("Royal's figures at home are not interchangeable", () => {
  const match = new Match("dog", { seed: "figures", options: { variant: "royal" } });
  while (match.turn().kind === "chance") match.resolveChance();
  const view = match.view(0) as DogView;
  assert.deepEqual(view.places[0], ["H", "H", "H", "H"]);
  assert.equal(alike(view, match.legalMoves() as LegalMove[]).size, 0);
});

test("a joker that only brings a piece out is not asked as what", () => {
  const found = alikeIn("J.5", "H,H,H,H");
  const offers = Object.entries(found).filter(([place]) => place.startsWith("as:"));
  assert.equal(offers.length, 1);
});

test("a joker that also moves a piece is, since 13 and 1 or 11 go different ways", () => {
  const found = alikeIn("J.5", "T8,H,H,H");
  assert.deepEqual(
    Object.keys(found).filter((place) => place.startsWith("as:")),
    [],
  );
});
