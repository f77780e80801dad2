import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import init from "../../www/engine/sobremesa";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { exampleOf } from "../../www/ui/components/examples";
import { GAMES } from "./loaded";

/** Examples by lesson, as a game's rules name them. */
const namedIn = (rules: string): [lesson: string, step: number][] =>
  [...rules.matchAll(/^! (\S+) ([\d ]*\d)/gm)].flatMap(([, name, steps = ""]) =>
    steps.split(" ").map((step): [string, number] => [`lesson-${name}`, Number(step)]),
  );

describe("examples in the rules", () => {
  before(() => init());

  for (const { id, texts, phrases } of GAMES) {
    test(`${id}: at least two for the game and each variant, the same and told in all languages`, () => {
      const named = namedIn(wordsOf("en").say(texts.rules));
      for (const lesson of id === "dog" ? ["classic", "royal", "black"] : [""]) {
        const own = named.filter(([name]) => name.endsWith(lesson));
        assert.ok(own.length >= 2, `${id} ${lesson}`);
      }
      for (const language of LANGUAGES) {
        const words = wordsOf(language);
        assert.deepEqual(namedIn(words.say(texts.rules)), named, language);
        const told = named.map(([lesson, step]) => {
          const { moments, view, move } = exampleOf(lesson, step) ?? assert.fail(lesson);
          assert.ok(move.path.length > 0);
          const events = moments.map(({ event }) => event);
          return phrases.step(words, events, view);
        });
        assert.equal(new Set(told.filter(Boolean)).size, named.length, language);
      }
    });
  }
});
