// Finished games count once, however they are merged and whatever is stored already; the numbers computed from them.
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { type FinishedGame, FinishedGames, GAMES_KEPT } from "../../www/storage/finished";
import { LIMIT, merged, readList } from "../../www/storage/kept-list";
import { statisticsOf, wonBy } from "../../www/storage/statistics";
import { openStorage } from "../../www/storage/storage";
import { anyFinished, finished } from "./table";

const RUNS = { numRuns: Number(process.env.RUNS ?? 200) };
const KEY = "finished";

const lists = fc.array(anyFinished, { maxLength: 8 });
const textOf = (games: unknown, v: unknown = 1): string => JSON.stringify({ v, games });

// --- each game once ---------------------------------------------------------------------------

test("a game that has ended counts as it ended first, however often it ends", () => {
  const games = new FinishedGames(openStorage(false));
  games.add(finished({ winners: [1] }));
  games.add(finished({ winners: [0], ended: 9 }));
  // Nor where the clock was put back meanwhile.
  games.add(finished({ winners: [0], ended: 1 }));
  assert.deepEqual(games.list(), [finished({ winners: [1] })]);
});

test("merging is a union: in any order, and however often", () => {
  fc.assert(
    fc.property(lists, lists, lists, (one, two, three) => {
      const all = merged(GAMES_KEPT, one, two);
      assert.deepEqual(merged(GAMES_KEPT, two, one), all);
      assert.deepEqual(merged(GAMES_KEPT, all, one), all);
      assert.deepEqual(merged(GAMES_KEPT, all, all), all);
      assert.deepEqual(
        merged(GAMES_KEPT, merged(GAMES_KEPT, one, two), three),
        merged(GAMES_KEPT, one, merged(GAMES_KEPT, two, three)),
      );
      const ids = [...one, ...two].map(GAMES_KEPT.idOf);
      assert.deepEqual(all.map(GAMES_KEPT.idOf).sort(), [...new Set(ids)].sort());
    }),
    RUNS,
  );
});

test("games of different kinds with the same id are two", () => {
  const games = new FinishedGames(openStorage(false));
  const kinds = [
    finished({ id: "1" }),
    finished({ id: "1", game: "muros", ended: 6 }),
    finished({ id: "1", game: "dog", variant: "royal", ended: 7 }),
    finished({ id: "1", game: "dog", variant: "black", ended: 8 }),
  ];
  for (const game of kinds) games.add(game);
  assert.deepEqual(games.list(), kinds);
  assert.deepEqual(merged(GAMES_KEPT, games.list(), [...kinds].reverse()), kinds);
});

test("importing a copy restores the same games, even twice", () => {
  fc.assert(
    fc.property(lists, lists, (here, there) => {
      const [games, others] = [0, 1].map(() => new FinishedGames(openStorage(false)));
      if (!games || !others) return;
      games.take(textOf(here));
      others.take(textOf(there));
      const known = new Set(games.list().map(GAMES_KEPT.idOf));
      const added = others.list().filter((game) => !known.has(GAMES_KEPT.idOf(game)));
      assert.equal(games.take(others.copy()), added.length);
      const all = games.list();
      assert.equal(games.take(others.copy()), 0);
      assert.deepEqual(games.list(), all);
      const copy = games.copy();
      games.erase();
      assert.deepEqual(games.list(), []);
      assert.equal(games.take(copy), all.length);
      assert.deepEqual(games.list(), all);
    }),
    RUNS,
  );
});

test("the latest are kept, as many as there is room for", () => {
  const all = Array.from({ length: LIMIT + 5 }, (_, at) => finished({ id: `g${at}`, ended: at }));
  const games = new FinishedGames(openStorage(false));
  games.take(textOf(all));
  assert.deepEqual(games.list(), all.slice(5));
  const last = finished({ id: "last", ended: LIMIT + 9 });
  games.add(last);
  assert.deepEqual(games.list(), [...all.slice(6), last]);
});

// --- what is stored is foreign ----------------------------------------------------------------

test("any stored text is read as valid games or ignored", () => {
  const fields = Object.keys(finished({ variant: "" }));
  const damaged = fc
    .tuple(anyFinished, fc.constantFrom(...fields), fc.jsonValue())
    .map(([game, field, value]) => ({ ...game, [field]: value }));
  const list = fc.array(fc.oneof(anyFinished, damaged, fc.jsonValue()));
  const text = fc.oneof(
    list.map((games) => textOf(games)),
    fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([games, v]) => textOf(games, v)),
    fc.json(),
    fc.string({ unit: "binary" }),
  );
  let read = 0;
  fc.assert(
    fc.property(text, (kept) => {
      const storage = openStorage(false);
      storage.set(KEY, kept);
      const games = new FinishedGames(storage).list();
      games.forEach(sound);
      read += games.length;
      assert.deepEqual(readList(GAMES_KEPT, textOf(games)), games);
      statisticsOf(games);
    }),
    { numRuns: 4 * RUNS.numRuns },
  );
  assert.ok(read > RUNS.numRuns);
});

/** All that is taken for granted of a finished game. */
function sound(game: FinishedGame): void {
  for (const text of [game.id, game.game, game.variant ?? ""])
    assert.ok(typeof text === "string" && text.length <= 40);
  assert.ok(Number.isInteger(game.ended) && game.ended >= 0);
  assert.ok(!Number.isNaN(new Date(game.ended).getTime()));
  assert.ok(game.players.length > 0);
  for (const player of game.players) assert.ok(["person", 1, 2, 3, 4, 5].includes(player));
  for (const seat of game.winners) assert.ok(game.players[seat] !== undefined);
  assert.equal(new Set(game.winners).size, game.winners.length);
}

test("importing invalid or newer statistics is refused and changes nothing", () => {
  const games = new FinishedGames(openStorage(false));
  games.add(finished());
  for (const text of ["", "{", "[]", "null", textOf([]).replace("1", "2"), textOf({})])
    assert.equal(games.take(text), null, text);
  assert.deepEqual(games.list(), [finished()]);
});

test("statistics of a newer version are not overwritten", () => {
  const storage = openStorage(false);
  const newer = textOf([{ shape: "another" }], 2);
  storage.set(KEY, newer);
  const games = new FinishedGames(storage);
  games.add(finished());
  assert.deepEqual(games.list(), []);
  assert.equal(storage.get(KEY), newer);
});

// --- what they tell ---------------------------------------------------------------------------

test("a game is won or lost by the only person among bots, alone or with a partner", () => {
  const result = (players: FinishedGame["players"], winners: number[]): boolean | null =>
    wonBy(finished({ players, winners }));
  assert.equal(result(["person", 3], [0]), true);
  assert.equal(result([3, "person"], [1]), true);
  assert.equal(result(["person", 3], [1]), false);
  // A draw isn't a win.
  assert.equal(result(["person", 3], [0, 1]), false);
  assert.equal(result(["person", 3, 3, 3], [0, 2]), true);
  assert.equal(result(["person", "person"], [0]), null);
  assert.equal(result(["person", 3, "person", 3], [0, 2]), null);
  assert.equal(result([3, 3], [0]), null);
});

test("games are counted by game, variant and level", () => {
  const games = [
    finished({ id: "1", ended: 1 }),
    finished({ id: "2", ended: 2, winners: [1] }),
    finished({ id: "3", ended: 3, players: ["person", 5] }),
    finished({ id: "4", ended: 4, players: ["person", "person"] }),
    finished({ id: "5", ended: 5, game: "dog", variant: "royal", players: ["person", 2, 4, 2] }),
    finished({ id: "6", ended: 6, game: "dog", variant: "black", players: [2, 2, "person", 2] }),
  ];
  const { played, against, games: kinds } = statisticsOf(games);
  assert.deepEqual([played, against], [6, { won: 3, played: 5 }]);
  assert.deepEqual(
    kinds.map(({ game, variant, played, against }) => [game, variant, played, [...against]]),
    [
      [
        ...["gobblet", "", 4],
        [
          [3, { won: 1, played: 2 }],
          [5, { won: 1, played: 1 }],
        ],
      ],
      ["dog", "royal", 1, [["mixed", { won: 1, played: 1 }]]],
      ["dog", "black", 1, [[2, { won: 0, played: 1 }]]],
    ],
  );
});

test("wins in a row are those up to now, and most of all; games among people don't end them", () => {
  const row = (results: string): unknown =>
    statisticsOf(
      [...results].map((result, at) =>
        finished({
          id: `${at}`,
          winners: result === "w" ? [0] : result === "d" ? [0, 1] : [1],
          ...(result === "p" && { players: ["person", "person"] }),
        }),
      ),
    ).streak;
  assert.deepEqual(row(""), { now: 0, longest: 0 });
  assert.deepEqual(row("wwlw"), { now: 1, longest: 2 });
  assert.deepEqual(row("lwpw"), { now: 2, longest: 2 });
  assert.deepEqual(row("wwwd"), { now: 0, longest: 3 });
});

test("the form is the last ten results against bots", () => {
  const results = [..."lwwwwwlpwwww"];
  const games = results.map((result, at) =>
    finished({
      id: `${at}`,
      winners: result === "l" ? [1] : [0],
      ...(result === "p" && { players: ["person", "person"] }),
    }),
  );
  const form = statisticsOf(games).form.map((won) => (won ? "w" : "l"));
  assert.equal(form.join(""), "wwwwwlwwww");
});

test("the next goal is the lowest unbeaten level of the game played last", () => {
  const next = (...games: Partial<FinishedGame>[]): unknown => {
    const { next } = statisticsOf(games.map((game, at) => finished({ id: `${at}`, ...game })));
    return next && [next.kind.game, next.kind.variant, next.level];
  };
  const won = ([1, 2, 3, 4, 5] as const).map(
    (level): Partial<FinishedGame> => ({ players: ["person", level] }),
  );
  const royal: Partial<FinishedGame> = {
    ...{ game: "dog", variant: "royal", players: ["person", 2, 2, 2] },
  };
  assert.equal(next(), null);
  assert.deepEqual(next({ winners: [1], players: ["person", 1] }), ["gobblet", "", 1]);
  assert.deepEqual(next(royal, ...won.slice(0, 2)), ["gobblet", "", 3]);
  assert.deepEqual(next(...won.slice(0, 1), royal), ["dog", "royal", 1]);
  assert.equal(next(...won), null);
});
