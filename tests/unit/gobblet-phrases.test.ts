import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/api/sobremesa";
import type { GobbletView } from "../../www/api/types";
import { phrases } from "../../www/games/gobblet/phrases";
import { wordsOf } from "../../www/words/words";

await init();

test("with a gobblet in the hand, what does not fit is about where it may go", () => {
  const match = new Match("gobblet", { options: { "touch-move": true } });
  for (const move of ["D@a1", "D@d4", "lift:a1"]) match.play(move);
  const view = match.view() as GobbletView;
  const why = (at: string): string | null => phrases.why(wordsOf("en"), view, 0, null, at);
  assert.match(why("d4") ?? "", /^It only fits on an empty square/);
  assert.match(why("stack:4") ?? "", /never goes back to a stack/);
});
