// Texts come out of what they travel as.
import assert from "node:assert/strict";
import test from "node:test";
import { lowered } from "../../tools/build/capitals.mjs";
import { chinese as packed } from "../../tools/build/chinese.mjs";
import { numbered } from "../../tools/build/numbered.mjs";
import { capitals } from "../../www/words/capitals";
import { chinese } from "../../www/words/chinese";

test("capitals come back where they were", () => {
  for (const text of [
    "May come to 9",
    "may. So ¿Él? él",
    "{0a|B} Z. ",
    "{A{0Über|über}}",
    "ß",
    "",
  ]) {
    assert.equal(capitals(lowered(text)), text);
    assert.doesNotMatch(lowered(text), /\p{Lu}/u);
  }
  assert.equal(lowered("Ab. Cd"), "ab. cd");
});

test("both kinds of Chinese come back, with more characters than letters, and worded otherwise", () => {
  const many = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
  const simplified = `E^E^这里有两张牌。^没有{0牌}，A-B：${many}。^两张`;
  const traditional = `F^F^這裡有兩張牌。^沒有{0牌（牌）}，A-B：${many}。^兩張紙`;
  const both = packed(simplified, traditional);
  const { text, characters, others } = both;
  assert.doesNotMatch(text + characters + others, /[^ -~]/);
  assert.equal(chinese(both, false), simplified);
  assert.equal(chinese(both, true), traditional);
});

test("ids are numbers where they are only said outright", () => {
  const list = 'x={ids:"back^hint^hint-show;who^more^unused"};';
  const code = 'n.say("back");h.say("hint-show",{who});n.say("hint");n.say(a?"hint":"more");';
  assert.equal(
    numbered(list + code),
    'x={ids:"^hint^;who^more^unused"};n.say(0);h.say(2,{who});n.say("hint");n.say(a?"hint":"more");',
  );
  assert.equal(numbered('n.say("back"+1)'), 'n.say("back"+1)');
});
