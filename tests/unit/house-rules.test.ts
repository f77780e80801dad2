// The options that a set-up shows, and the preset that they match.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { definitionOf } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { ruleHelp, ruleName, ruleValue } from "../../www/ui/components/rule-names";
import {
  houseRulesOf,
  isSeries,
  matters,
  presetOf,
  presetsOf,
} from "../../www/ui/dialogs/house-rules";
import { GAMES } from "./loaded";

await init();

/** An option's chosen value, or its default. */
const chosenIn = (game: GameId, chosen: Record<string, string>) => (key: string) =>
  chosen[key] ??
  houseRulesOf(definitionOf(game)).find((option) => option.key === key)?.default ??
  "";

/** The house rules that mean something beside what is chosen. */
const ruled = (game: GameId, chosen: Record<string, string>) =>
  houseRulesOf(definitionOf(game)).filter(
    (option) =>
      option.key !== "variant" && !isSeries(option) && matters(option, chosenIn(game, chosen)),
  );

const keysOf = (chosen: Record<string, string>) =>
  ruled("dog", chosen)
    .map(({ key }) => key)
    .sort();

const setOf = (game: GameId, chosen: Record<string, string>) =>
  presetOf(presetsOf(definitionOf(game)), ruled(game, chosen), chosenIn(game, chosen))?.name;

test("no option is shown that the deck of the variant has no use for", () => {
  const everywhere = ["exchange-no-target", "guard", "thirteen"];
  const seven = ["last-seven", "seven-partner"];
  const copies = ["copy", "copy-on-copy"];
  const black = ["burning-seven", "dog-guards", "free-start", "hand", "turn"];
  assert.deepEqual(keysOf({}), [...everywhere, ...seven].sort());
  assert.deepEqual(keysOf({ variant: "royal" }), [...everywhere, ...copies, "king-start"].sort());
  assert.deepEqual(keysOf({ variant: "black" }), [...everywhere, ...copies, ...black].sort());
  const burning = { variant: "black", "burning-seven": "on" };
  assert.deepEqual(keysOf(burning), [...everywhere, ...copies, ...black, ...seven].sort());
});

test("options are the set of rules that they agree with, as far as they matter", () => {
  assert.equal(setOf("dog", {}), "page");
  assert.equal(setOf("dog", { "last-seven": "complete" }), "box");
  assert.equal(setOf("dog", { copy: "last" }), "page", "Classic has no copy");
  assert.equal(setOf("dog", { copy: "last", variant: "royal" }), "box");
  const box = { copy: "last", hand: "5", "free-start": "on", variant: "black" };
  assert.equal(setOf("dog", box), "box", "without a 7 in the deck");
  assert.equal(setOf("dog", { ...box, "burning-seven": "on" }), undefined);
  assert.equal(setOf("dog", { ...box, hand: "classic" }), undefined);
  assert.equal(setOf("dog", { thirteen: "12" }), undefined);
  assert.equal(setOf("gobblet", { "touch-move": "on" }), "printed");
  assert.equal(setOf("gobblet", { "touch-move": "on", repetition: "4" }), undefined);
});

test("games without presets offer no choice", () => {
  assert.deepEqual(presetsOf(definitionOf("muros")), []);
  assert.equal(setOf("muros", {}), undefined);
});

for (const entry of GAMES)
  test(`${entry.id}: values and sets of rules differ in every language`, () => {
    const sets = presetsOf(entry).map(({ name }) => name);
    for (const words of LANGUAGES.map(wordsOf)) {
      for (const { key, values } of houseRulesOf(entry)) {
        assert.ok(ruleName(words, entry, key) && ruleHelp(words, entry, key), key);
        if (values.join() === "off,on") continue;
        const told = values.map((value) => ruleValue(words, entry, key, value));
        assert.equal(new Set(told).size, told.length, `${words.language}: ${key}`);
      }
      for (const texts of [
        sets.map((name) => ruleValue(words, entry, "rules", name)),
        sets.map((name) => ruleHelp(words, entry, name)),
      ])
        assert.equal(new Set(texts).size, sets.length, words.language);
    }
  });
