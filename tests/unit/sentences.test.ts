import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent } from "../../www/engine/types";
import { LANGUAGES, type Language } from "../../www/i18n/negotiate";
import { type Words, wordsOf } from "../../www/i18n/words";
import { ruleHelp, ruleName, ruleValue } from "../../www/ui/components/rule-names";
import { houseRulesOf, presetsOf } from "../../www/ui/dialogs/house-rules";
import { GAMES } from "./loaded";

await init();

/** The number of steps for which a game is followed. */
const STEPS = 400;

/** Errors in any language: gaps left open, and spaces before commas, full stops and colons. */
const BROKEN = /undefined|NaN|[{}]|^\s|\s$|\s\s| [,.;:!?](?!\w)|[,.;:]{2}/;
/** Narrow marks next to Chinese characters, which need wide ones. */
const NARROW = /\p{Script=Han} ?[,.;:!?()]|[,.;:!?()] ?\p{Script=Han}/u;

function check(said: string, language: Language, where: string): void {
  assert.ok(said, where);
  assert.doesNotMatch(said, BROKEN, `${language}: ${where}`);
  if (language.startsWith("zh")) assert.doesNotMatch(said, NARROW, `${language}: ${where}`);
}

for (const entry of GAMES) {
  const { id, phrases } = entry;
  test(`${id}: whole games read well in every language`, () => {
    const all = LANGUAGES.map(wordsOf);
    const said = (phrase: (words: Words) => string, where: string): void => {
      for (const words of all) check(phrase(words), words.language, where);
    };
    const match = new Match(id, { seed: "words" });
    for (let ply = 0; ply < STEPS && match.turn().kind !== "over"; ply++) {
      const before = match.view();
      const state = {
        targets: true,
        begins: true,
        chosen: false,
        last: true,
        hint: true,
        peeking: true,
      };
      const chance = match.turn().kind === "chance";
      const moves = chance ? [] : match.legalMoves();
      const { notation = "", path = [] } = moves[(ply * 7919) % moves.length] ?? {};
      if (!chance) {
        said((words) => phrases.todo(words, before, [], path.slice(0, 1)), `${ply}: to do`);
        for (const at of path) {
          const place = { id: at, seat: 0, x: 0, y: 0, width: 1, height: 1 };
          said(
            (words) => phrases.place(words, before, place, { kind: "name", state }),
            `${ply}: ${at}`,
          );
          said(
            (words) => phrases.place(words, before, place, { kind: "about" }) || ".",
            `${ply}: about ${at}`,
          );
        }
      }
      const events = chance ? match.resolveChance() : match.play(notation);
      said((words) => phrases.step(words, events), `${ply}: ${notation}`);
      said((words) => phrases.short(words, notation || "pass", events), `${ply}: ${notation}`);
    }
  });

  test(`${id}: house rules read well in every language, each value apart from the others`, () => {
    for (const words of LANGUAGES.map(wordsOf)) {
      for (const { key, values } of houseRulesOf(entry)) {
        for (const text of [ruleName(words, entry, key), ruleHelp(words, entry, key)])
          check(text, words.language, key);
        if (values.join() === "off,on") continue;
        const told = values.map((value) => ruleValue(words, entry, key, value));
        for (const value of told) check(value, words.language, key);
        assert.equal(new Set(told).size, told.length, `${words.language}: ${key}`);
      }
    }
  });

  test(`${id}: its sets of rules have names and a sentence each in every language`, () => {
    for (const words of LANGUAGES.map(wordsOf)) {
      const names = presetsOf(entry).map(({ name }) => name);
      const told = names.map((name) => ruleValue(words, entry, "rules", name));
      const helps = names.map((name) => ruleHelp(words, entry, name));
      for (const text of [...told, ...helps]) check(text, words.language, id);
      for (const each of [told, helps]) assert.equal(new Set(each).size, names.length, id);
    }
  });
}

test("Chinese separates things of one kind by a mark of its own", () => {
  const lined: GameEvent = { kind: "lined", seat: 0, squares: ["a1", "b1", "c1", "d1"] };
  const gobblet = GAMES.find(({ id }) => id === "gobblet") ?? assert.fail();
  const said = (language: Language) => gobblet.phrases.step(wordsOf(language), [lined]);
  assert.match(said("zh-Hans"), /：a1、b1、c1、d1。$/);
  assert.match(said("de"), /: a1, b1, c1, d1\.$/);
});

test("the winner's points of Cock & Bull come first in every language", () => {
  const { phrases } = GAMES.find(({ id }) => id === "cock-bull") ?? assert.fail();
  for (const reason of ["chip-in", "flying-monkey", "peg-out"] as const) {
    const outcome = { winners: [1], scores: [7, 54], reason };
    for (const words of LANGUAGES.map(wordsOf))
      assert.match(phrases.reason(words, outcome), /54\D+7\D/, words.language);
  }
});
