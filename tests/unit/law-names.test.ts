// Sentences, prompts, hints and the list of moves call players by name or "you". Sentences beside the board name no square.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { View } from "../../www/engine/types";
import type { LoadedGame } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { type Words, wordsOf } from "../../www/i18n/words";
import { kinds, type Played, playing, VIEWERS } from "./laws/kinds";
import "./loaded";

await init();

const STEPS = 120;

/** What a sentence may not contain: the seats' colours or letters, and squares of a board that prints none. */
function forbidden({ id, phrases }: LoadedGame, words: Words, view: View, seats: number) {
  const named = Array.from({ length: seats }, (_, seat) => phrases.seat(words, seat, view));
  const squares = id === "gobblet" ? [/\b[a-d][1-4]\b/] : [/\bT\d+\b/];
  // In Cock & Bull players choose a colour, so sentences may contain it.
  const colours =
    id === "cock-bull" ? [] : named.map((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u"));
  return { colours, squares };
}

/** What is asked of the first player before a step, and what a hint says of its move. */
function promptsOf({ phrases, onBoard }: LoadedGame, words: Words, played: Played): string[] {
  const { moves, seat, mover, notation } = played;
  const move = moves.find((each) => each.notation === notation);
  if (seat !== VIEWERS.you || !move) return [];
  const shown = { to: VIEWERS };
  const tasks = [0, 1].map((at) => {
    const targets = moves.flatMap(({ path }) => path.slice(at, at + 1)).filter(onBoard);
    return phrases.todo(words, mover, move.path.slice(0, at), targets, shown);
  });
  const button = phrases.button(words, move, mover, VIEWERS);
  const hint = phrases.hint?.(words, move, mover) ?? button.name;
  return [...tasks, hint, phrases.caption?.(words, mover, VIEWERS) ?? ""];
}

const all = LANGUAGES.map((language) => wordsOf(language));

for (const kind of kinds()) {
  const { name, entry, seats } = kind;
  test(`${name}: players have names, and squares stay on the board, in every language`, () => {
    for (const played of playing(kind, 1, STEPS))
      for (const words of all) {
        const { events, after, notation } = played;
        const [own = []] = events;
        const said = entry.phrases.step(words, own, after[0], VIEWERS);
        const { colours, squares } = forbidden(entry, words, after[0], seats);
        for (const pattern of [...colours, ...squares])
          assert.doesNotMatch(said, pattern, `${notation}: ${said}`);
        const listed = entry.phrases.short(words, notation, own, after[0], VIEWERS);
        const asked = promptsOf(entry, words, played);
        for (const pattern of colours)
          for (const each of [listed, ...asked])
            assert.doesNotMatch(each, pattern, `${notation}: ${each}`);
      }
  });
}
