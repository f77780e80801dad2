// The meaning of the element's attributes.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type * as Options from "../../www/embed/options";
import init, { Match, toLink } from "../../www/engine/sobremesa";
import { bot, person } from "../../www/storage/seats";

let looks: typeof Options.looks;
let understood: typeof Options.understood;

before(async () => {
  await init();
  Object.defineProperty(globalThis, "navigator", {
    value: { languages: ["es-MX"] },
    configurable: true,
    writable: true,
  });
  // Drawing code needs the browser as soon as it is imported.
  ({ looks, understood } = await import("../../www/embed/options"));
});

const read = (said: Record<string, string>): ReturnType<typeof understood> =>
  understood((name) => said[name] ?? null);

test("a variant is one of the options", () => {
  const { options } = read({
    game: "dog",
    variant: "royal",
    options: "guard=fresh, last-seven=lapses",
  });
  assert.deepEqual(options.options, {
    guard: "fresh",
    "last-seven": "lapses",
    variant: "royal",
  });
});

test("seats are a number of them, a list, or as many as usual with bots of a level", () => {
  const seats = (said: Record<string, string>) => read({ game: "muros", ...said }).options.seats;
  assert.deepEqual(seats({ seats: "4", level: "3" }), [person(), bot(3), bot(3), bot(3)]);
  assert.deepEqual(seats({ seats: "person,bot:3,bot:1" }), [person(), bot(3), bot(1)]);
  assert.deepEqual(seats({ level: "5" }), [person(), bot(5)]);
  assert.equal(seats({}), undefined);
});

/** The attributes that are wrong. */
const blamed = (said: Record<string, string>): string[] =>
  read(said).wrong.map(({ attribute }) => attribute);

const RECORD = '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n';
const COCK_BULL = { game: "cock-bull", position: "RB-/R-/B 14:9 r -" };
const GOBBLET = "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w";

test("a record says its game, in each of its forms", () => {
  const game = (record: string, game?: string) =>
    read({ record, ...(game && { game }) }).options.game;
  const record = new Match("dog", { seed: "tea" }).record();
  const link = toLink(record);
  const forms = [record, link, `https://games.example/#r=${link}`, `> ${record}`];
  assert.deepEqual(
    forms.map((form) => game(form)),
    forms.map(() => "dog"),
  );
  assert.deepEqual([game("nonsense"), game(record, "muros")], ["gobblet", "muros"]);
});

test("each mistake names its attribute, and what was refused is left out", () => {
  const cases: [Record<string, string>, ...string[]][] = [
    [{}],
    [{ game: "Dog" }, "game"],
    [{ game: "chess" }, "game"],
    [{ theme: "drak", board: "glass", motion: "quick" }, "theme", "board", "motion"],
    [{ level: "9", seats: "person,dog" }, "level", "seats"],
    ...["0", "6", "strong", ""].map((level): [object, string] => [{ level }, "level"]),
    [{ level: " 3 " }],
    [{ rules: "none" }, "rules"],
    [{ options: "memory" }, "options"],
    [{ options: "foo=bar" }, "options"],
    [{ options: "memory:on, touch-move=on" }, "options"],
    [{ options: "memory=on,,touch-move=on," }],
    [{ options: "series=games:x" }, "options"],
    [{ game: "gobblet", variant: "royal" }, "variant"],
    ...["9", "1000000000", ""].map((seats): [object, string] => [{ seats }, "seats"]),
    [{ game: "gobblet", seats: "2" }],
    [{ position: "nonsense" }, "position"],
    [COCK_BULL],
    [{ ...COCK_BULL, options: "series=single" }],
    [{ ...COCK_BULL, options: "series=games:3" }, "position"],
    [{ ...COCK_BULL, record: "cock-bull;w;m" }, "position"],
    [{ theme: "dark", board: "contrast", motion: "off", level: "3", options: "series=games:3" }],
    [{ puzzle: "daily" }],
    ...["", "today", "Daily", "2026-02-30", "2026-01-04", "26.11.2026"].map(
      (puzzle): [object, string] => [{ puzzle }, "puzzle"],
    ),
    [{ puzzle: "daily", record: RECORD }, "puzzle"],
    [{ puzzle: "daily", position: GOBBLET }, "puzzle"],
  ] as [Record<string, string>, ...string[]][];
  for (const [said, ...attributes] of cases)
    assert.deepEqual(blamed(said), attributes, JSON.stringify(said));
  const { options, wrong } = read({ seats: "2", options: "foo=bar" });
  assert.equal(options.options, undefined);
  assert.match(wrong[0]?.message ?? "", /foo/);
  const some = read({ options: "memory:on, touch-move=on" }).options.options;
  assert.deepEqual(some, { "touch-move": "on" });
  assert.equal(read({ puzzle: "today" }).options.puzzle, undefined);
});

test("a puzzle is today's or that of a date, and takes the place of a game", () => {
  const puzzle = (said: Record<string, string>) => read(said).options.puzzle;
  assert.deepEqual(puzzle({ game: "dog", puzzle: "daily" }), { game: "dog" });
  assert.deepEqual(puzzle({ puzzle: " 2026-11-26 " }), { game: "gobblet", date: "2026-11-26" });
  assert.equal(puzzle({ game: "dog" }), undefined);
});

test("a record is the text, its link or the whole of that", () => {
  assert.equal(read({ record: RECORD }).options.record, RECORD.trim());
  const link = toLink(RECORD);
  for (const said of [link, ` ${link}\n`, `https://games.example/?a=b#r=${link}`])
    assert.equal(read({ record: said }).options.record, RECORD);
});

test("a record without seats is for reading, from a number of steps on", () => {
  const from = (said: Record<string, string>) => read({ record: RECORD, ...said }).options.read;
  assert.equal(from({}), Number.MAX_SAFE_INTEGER);
  assert.equal(from({ ply: " 2 " }), 2);
  assert.equal(from({ seats: "2", ply: "0" }), 0);
  assert.deepEqual([from({ seats: "2" }), from({ level: "3" })], [undefined, undefined]);
  assert.equal(read({ ply: "2" }).options.read, undefined);
  assert.deepEqual(blamed({ record: RECORD, ply: "end" }), ["ply"]);
});

test("a language is the nearest there is, the browser's otherwise", () => {
  const language = (lang: string) => looks((name) => (name === "lang" ? lang : null)).language;
  assert.equal(language("en-GB"), "en");
  assert.equal(language("xx"), "es");
  assert.deepEqual(
    looks((name) => ({ theme: "pink", board: "plain", motion: "off" })[name as "theme"] ?? null),
    { board: "plain", speed: "off" },
  );
});

test("a preset is chosen by name, and single options override it", () => {
  const box = { copy: "last", "last-seven": "complete", hand: "5", "free-start": "on" };
  assert.deepEqual(read({ game: "dog", rules: "box" }).options.options, box);
  const { options, wrong } = read({
    game: "dog",
    variant: "royal",
    rules: " box ",
    options: "copy=any",
  });
  assert.deepEqual(options.options, { ...box, copy: "any", variant: "royal" });
  assert.deepEqual(wrong, []);
  // The default set is a wish, too: what was set up last does not hold.
  assert.deepEqual(read({ game: "dog", rules: "page" }).options.options, {});
  assert.equal(read({ game: "dog" }).options.options, undefined);
  for (const [game, rules] of [
    ["dog", "printed"],
    ["muros", "page"],
    ["gobblet", ""],
  ] as const)
    assert.equal(read({ game, rules }).wrong.length > 0, true, `${game} ${rules}`);
});

test("a heading has a level from 1 to 6, 2 otherwise, and another one is the same game", () => {
  const level = (heading: string) => read({ heading }).options.heading;
  assert.equal(read({}).options.heading, 2);
  for (const [heading, is] of [
    ["1", 1],
    [" 6 ", 6],
    ["0", 2],
    ["7", 2],
    ["h3", 2],
    ["", 2],
  ] as const) {
    assert.equal(level(heading), is, heading);
    assert.equal(read({ heading }).wrong.length > 0, !(Number(heading) === is), heading);
  }
  assert.equal(read({ heading: "4" }).options.asked, read({}).options.asked);
  assert.notEqual(read({ rules: "page" }).options.asked, read({}).options.asked);
});
