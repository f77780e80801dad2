// Every event has a sentence, every value of the rules has its own case, and every way to end a game has its own text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import type { GameId, Outcome } from "../../www/engine/types";
import type { PlaceState } from "../../www/games/phrases";
import type { LoadedGame } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { type Args, type Words, wordsOf } from "../../www/i18n/words";
import { pretendCanvas, sceneOf } from "./laws/canvas";
import { kinds, none, type Played, playing, recorded } from "./laws/kinds";
import { chosenBy, type Fallen, follow, mistaken, patternsOf } from "./laws/selectors";
import { sourceOf } from "./laws/texts";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

const STEPS = 250;
/** How often that many steps of each kind. In Muros much happens rarely. */
const TIMES: Partial<Record<GameId, number>> = { muros: 4 };
/** The values that need a case with their own name. */
const STRICT = ["kind", "reason"];
/** The interval, in steps, at which all places and buttons are described. */
const LOOK = 9;
const ROOM = { width: 390, height: 600, bare: false };

/** The words in the generated declarations of a game's type that `pattern` finds. */
function declaredOf({ id }: LoadedGame, type: string, pattern: RegExp): string[] {
  const name = id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const source = readFileSync("www/engine/generated/sobremesa.d.ts", "utf8");
  const declared = source.match(`type ${name}${type} = (.*);`)?.[1] ?? "";
  return [...declared.matchAll(pattern)].map(([, word = ""]) => word).sort();
}

/** How to meet what is rare. */
const KEEP = "they never happened; save a game with them in tests/records/good/";

/** Everything that was met of a game. */
interface Met {
  events: Set<string>;
  outcomes: Map<string, Outcome>;
  /** The arguments of texts. */
  said: Map<string, { id: string; args: Args }>;
}

const choices = new Map(
  [...patternsOf(sourceOf("en"))].map(([id, pattern]) => [id, [...new Set(chosenBy(pattern))]]),
);

/** Words that note what they are asked for, as far as a case is chosen by it. */
const noting = (words: Words, { said }: Met): Words => ({
  ...words,
  say(id, args = {}) {
    const chosen = choices.get(id) ?? [];
    const key = chosen.reduce((told, name) => `${told} ${args[name]}`, id);
    if (chosen.length > 0 && !said.has(key))
      said.set(key, { id, args: Object.fromEntries(chosen.map((name) => [name, args[name]])) });
    return words.say(id, args);
  },
});

/** Has a step told, with all that can be asked about it. */
function tell({ phrases, makeFace, onBoard }: LoadedGame, words: Words, played: Played): void {
  const { moves, seat, mover, events, after, notation, match } = played;
  for (const [at, told] of events.entries()) {
    const view = after[at] ?? mover;
    const sentence = phrases.step(words, told, view);
    if (told.length > 0) assert.ok(sentence, `${notation}: ${JSON.stringify(told)}`);
    phrases.short(words, notation, told, view);
    for (const you of [0, 1]) {
      phrases.step(words, told, view, { you });
      phrases.step(words, told, view, { you, called: () => "Ana" });
    }
    const done = told.filter(({ kind }) => kind !== "ended");
    if (at !== seat) continue;
    phrases.preview?.(words, { kind: "hint", notation, events: done }, view);
    phrases.preview?.(words, { kind: "aim", events: done }, view);
    phrases.advice(words, { seat, events: told, view: mover, after: view });
  }
  if (seat < 0 || match.ply % LOOK) return;
  for (const { path } of moves) phrases.todo(words, mover, [], path.slice(0, 1));
  const { path } = moves[match.ply % moves.length] ?? { path: [] };
  for (const at of path.keys()) {
    const begun = path.slice(0, at);
    const fits = moves.filter((move) => move.path.slice(0, at).join() === begun.join());
    const targets = [...new Set(fits.flatMap((move) => move.path.slice(at, at + 1)))].filter(
      onBoard,
    );
    phrases.todo(words, mover, begun, targets);
    const scene = sceneOf(mover, { active: seat, bottom: seat, path: begun, targets });
    for (const place of makeFace().layout(ROOM, scene).places) {
      const on = match.ply % 2 === 0;
      const state: PlaceState = {
        targets: targets.includes(place.id),
        begins: at === 0,
        chosen: begun.includes(place.id),
        last: on,
        hint: !on,
        peeking: on,
      };
      assert.ok(phrases.place(words, mover, place, { kind: "name", state }), place.id);
      phrases.place(words, mover, place, { kind: "about" });
      if (!state.targets) phrases.why(words, mover, seat, begun, place.id);
    }
  }
  for (const move of moves) {
    phrases.hint?.(words, move, mover);
    if (!onBoard(move.path[0] ?? "")) phrases.button(words, move, mover);
  }
}

/** Plays at random in all variants, and what is kept of real games. */
function meet(entry: LoadedGame): Met {
  const met: Met = { events: new Set(), outcomes: new Map(), said: new Map() };
  const words = noting(wordsOf("en"), met);
  const own = kinds().filter((kind) => kind.entry === entry);
  const all = own.flatMap((kind) =>
    Array.from({ length: TIMES[entry.id] ?? 2 }, (_, seed) => () => playing(kind, seed, STEPS)),
  );
  for (const game of [...all, () => recorded(entry)])
    for (const played of game()) {
      tell(entry, words, played);
      for (const { kind } of played.events.flat()) met.events.add(kind);
      const { outcome } = played;
      if (outcome) met.outcomes.set(`${outcome.reason} ${outcome.winners}`, outcome);
    }
  return met;
}

for (const entry of GAMES) {
  const { id, phrases } = entry;
  let kept: Met | undefined;
  const met = (): Met => {
    kept ??= meet(entry);
    return kept;
  };

  test(`${id}: every kind of event occurs`, () => {
    const declared = declaredOf(entry, "Event", /\bkind: "([\w-]+)"/g);
    assert.ok(declared.length > 0);
    none(
      declared.filter((kind) => !met().events.has(kind)),
      entry,
      "texts/en.ftl",
      `events: ${KEEP}`,
    );
  });

  test(`${id}: every way to end a game occurs`, () => {
    const reasons = new Set<string>([...met().outcomes.values()].map(({ reason }) => reason));
    const declared = declaredOf(entry, "Reason", /"([\w-]+)"/g);
    assert.ok(reasons.size > 0);
    none(
      declared.filter((word) => !reasons.has(word)),
      entry,
      "texts/en.ftl",
      `ends: ${KEEP}`,
    );
  });

  test(`${id}: every value has its own text, in every language`, () => {
    for (const language of LANGUAGES) {
      const patterns = patternsOf(sourceOf(language));
      const plurals = new Intl.PluralRules(language);
      const fallen: Fallen = new Map();
      const untold = [...met().said.values()].flatMap(({ id, args }) =>
        follow(id, patterns.get(id) ?? "", args, plurals, fallen, STRICT).map(
          (name) => `${id}: no case is named for the ${name} ${args[name]}`,
        ),
      );
      const found = [...new Set(untold), ...mistaken(fallen)];
      none(found, entry, `texts/${language}.ftl`, "add a case for this value");
    }
  });

  test(`${id}: different endings have different texts, in every language`, () => {
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const reasons = [...new Set([...met().outcomes.values()].map(({ reason }) => reason))];
      for (const { scores, winners } of met().outcomes.values()) {
        const told = reasons.map((reason) => phrases.reason(words, { reason, scores, winners }));
        assert.equal(new Set(told).size, reasons.length, `${language}: ${told.join(" | ")}`);
        assert.ok(told.every(Boolean), language);
      }
    }
  });
}
