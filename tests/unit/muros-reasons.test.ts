// Every hint in Muros gives a reason, and the reason is true.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, MurosView } from "../../www/engine/types";
import { phrases } from "../../www/games/muros/describe";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { type Args, type Words, wordsOf } from "../../www/i18n/words";
import "./loaded";

await init();

const en = wordsOf("en");

/** The reasons for a move of the seat to move. */
function why(match: Match, notation: string, words: Words = en): string {
  const turn = match.turn();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail("nobody's turn");
  const view = match.view(seat) as MurosView;
  const after = match.preview(notation, seat).view as MurosView;
  const events = match.preview(notation).events as GameEvent<"muros">[];
  return phrases.advice(words, { seat, events, view, after });
}

/** Words that note which case was asked for. */
function noting(words: Words, cases: Map<string, Args>): Words {
  return {
    ...words,
    say(id, args = {}) {
      if (id === "muros-because") cases.set(`${args.why}`, args);
      return words.say(id, args);
    },
  };
}

const CASES =
  "ahead blocks calm decides denies drops holds leads least level more saves sheds spares takes thins wins";

test("each move of random games has a reason, whatever the house rules, in every language", () => {
  const cases = new Map<string, Args>();
  const all = LANGUAGES.map((language) => noting(wordsOf(language), cases));
  const setups: Record<string, string>[] = [
    {},
    { taking: "far-end", decline: "on" },
    { ties: "ordered", holes: "closed" },
    { piles: "last" },
  ];
  for (let game = 0; game < 24; game++) {
    const options = setups[game % 4] ?? {};
    const match = new Match("muros", { seats: 2 + (game % 3), seed: `why ${game}`, options });
    while (match.turn().kind !== "over") {
      if (match.turn().kind === "chance") {
        match.resolveChance();
        continue;
      }
      const moves = match.legalMoves();
      const { notation = "" } = moves[(match.ply * 7919 + game) % moves.length] ?? {};
      for (const words of all) {
        const said = why(match, notation, words);
        if (notation === "pass") assert.equal(said, "");
        else assert.match(said, /^\S.*[.。]$/u, `${words.language}: ${notation}`);
        assert.doesNotMatch(said, /undefined|NaN|[{}]|muros-/, `${words.language}: ${notation}`);
      }
      match.play(notation);
    }
    match.free();
  }
  assert.deepEqual([...cases.keys()].sort().join(" "), CASES);
});

/** Every line has a card; what was kept may be said. */
const later = (kept: string, options: Record<string, string> = {}): Match =>
  new Match("muros", {
    position: `....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 ${kept}`,
    options,
  });
const NONE = "A:Y0B0R0G0W0/B:Y1B0R0G0W0";

test("a new lead in the first colour is named as a reason", () => {
  const match = later("A:Y1B3R1G1W0/B:Y1B1R1G1W0");
  const moves = match.legalMoves().map(({ notation }) => notation);
  const view = match.view(0) as MurosView;
  const led = moves.filter((notation) =>
    /the most \w+, which counts first/.test(why(match, notation)),
  );
  assert.ok(led.length > 0);
  for (const notation of led) {
    const after = match.preview(notation, 0).view as MurosView;
    const first = after.ranks.indexOf(0);
    assert.equal(after.ranks.filter((rank) => rank === 0).length, 1);
    assert.ok((after.kept[0]?.[first] ?? 0) > (after.kept[1]?.[first] ?? 0), notation);
    const had =
      view.ranks[first] === 0 && (view.kept[0]?.[first] ?? 0) > (view.kept[1]?.[first] ?? 0);
    assert.ok(!had || view.ranks.filter((rank) => rank === 0).length > 1);
  }
});

test("an empty hand is never advised to be kept", () => {
  const match = new Match("muros", { seats: 2, seed: "empty" });
  while (match.turn().kind === "chance") match.resolveChance();
  while (match.turn().kind !== "over") {
    const turn = match.turn();
    const seat = turn.kind === "seat" ? turn.seat : 0;
    const empty = ((match.view(seat) as MurosView).hands[seat] ?? []).length === 0;
    const moves = match.legalMoves().map(({ notation }) => notation);
    // Hands first.
    const move = moves.find((each) => each.startsWith("hand")) ?? moves[0] ?? "";
    if (empty) assert.doesNotMatch(why(match, move), /your hand/);
    match.play(move);
  }
});

test("texts about your own moves contain no seat letter", () => {
  const match = later(NONE);
  const events = match.preview("hand:R@W5=Y").events as GameEvent<"muros">[];
  const view = match.view(0) as MurosView;
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const said = [
      phrases.preview?.(words, { kind: "hint", notation: "", events }, view) ?? "",
      phrases.step(words, events, view, { you: 0 }),
    ];
    // No seat by its letter, which Muros' players would look for.
    for (const each of said) assert.doesNotMatch(each, /(^|\P{L})A(\P{L}|$)/u, language);
    assert.match(phrases.step(words, events, view), /(^|\P{L})A/u, language);
  }
});
