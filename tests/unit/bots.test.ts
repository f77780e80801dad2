// Bots have characters: all names at a table differ, and a bot's last remark fits its result.
import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { Pause } from "../../www/session/pause";
import { bot, LEVELS, person } from "../../www/storage/seats";
import { botName, NAMES, nameOfBot, whichOf } from "../../www/ui/bots/names";
import "./loaded";

const words = wordsOf("en");

test("in every language all bots have names of their own", () => {
  for (const language of LANGUAGES) {
    const names = LEVELS.flatMap((level) =>
      [...Array(NAMES).keys()].map((which) => nameOfBot(wordsOf(language), level, which)),
    );
    assert.equal(new Set(names).size, LEVELS.length * NAMES, language);
  }
});

test("bots at a full table have different names, also from a person's", () => {
  const seats = [person("Ana"), bot(3), bot(3), bot(1), bot(3), bot(3)];
  const names = seats.map((_, index) => botName(words, seats, index));
  assert.equal(names[0], "");
  assert.equal(new Set(names).size, seats.length);
  assert.equal(whichOf(seats, 0), undefined);
});

test("a wait whose signal was stopped before ends at once", { timeout: 2000 }, async () => {
  await new Pause().run(60_000, AbortSignal.abort());
});
