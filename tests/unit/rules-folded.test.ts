// In the rules of every game, the notation of typed moves is folded and comes last.
import assert from "node:assert/strict";
import test from "node:test";
import { textsOf } from "../../tools/texts";
import init, { Match } from "../../www/engine/sobremesa";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { folded } from "../../www/ui/screens/rules/folded";
import "./loaded";

await init();

for (const language of LANGUAGES)
  test(`${language}: typed moves are folded, in the same words in all games`, () => {
    const { missing } = textsOf(language);
    const translated = GAMES.filter(
      ({ id }) => !missing.includes(`www/games/${id}/texts/rules.${language}.ftl`),
    );
    assert.ok(translated.length > 1);
    const titles = translated.map(({ texts }) => {
      const lines = wordsOf(language).say(texts.rules).split("\n").filter(Boolean);
      const marked = lines.filter((line) => line.startsWith("+ "));
      assert.equal(marked.length, 1);
      assert.equal(lines.at(-1), marked[0]);
      const { title, text } = folded(marked[0]?.slice(2) ?? "");
      assert.ok(text.length > 1, text);
      assert.ok(title.length > 1 && title.length < 20, title);
      return title;
    });
    assert.equal(new Set(titles).size, 1, titles.join());
  });

test("folded lines contain valid notation", () => {
  const { text } = folded(wordsOf("en").say("gobblet-rules").split("\n+ ")[1] ?? "");
  const match = new Match("gobblet");
  for (const move of text.match(/[A-D]@[a-d][1-4]/g) ?? []) match.play(move);
  assert.equal(match.ply, 1);
  match.free();
});
