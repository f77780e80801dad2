// What an element's attributes mean.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { NAMES as names } from "../../www/embed/attributes";
import type * as Options from "../../www/embed/options";
import init, { toLink } from "../../www/engine/sobremesa";
import { bot, person } from "../../www/storage/seats";

let looks: typeof Options.looks;
let understood: typeof Options.understood;

before(async () => {
  await init();
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["es-MX"] } });
  // What draws asks for the browser as soon as it is read.
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

test("what makes no sense is wrong, alone or with the rest, and the rest holds", () => {
  const wrong = (said: Record<string, string>) => read(said).wrong.length > 0;
  for (const level of ["0", "6", "strong", ""]) assert.equal(wrong({ level }), true, level);
  assert.equal(wrong({ level: " 3 " }), false);
  const options = "memory:on, touch-move=on";
  assert.equal(wrong({ options }), true);
  assert.deepEqual(read({ options }).options.options, { "touch-move": "on" });
  assert.equal(wrong({ options: "memory=on,,touch-move=on," }), false);
  const position = "RB-/R-/B 14:9 r -";
  assert.equal(wrong({ game: "cock-bull", position }), false);
  assert.equal(wrong({ game: "cock-bull", position, options: "series=single" }), false);
  assert.equal(wrong({ game: "cock-bull", position, options: "series=games:3" }), true);
  assert.equal(wrong({ game: "cock-bull", position, record: "cock-bull;w;m" }), true);
});

test("a game or seats that make no sense are wrong", () => {
  assert.equal(read({ game: "gobblet", seats: "2" }).wrong.length > 0, false);
  assert.equal(read({}).wrong.length > 0, false);
  assert.equal(read({ game: "chess" }).wrong.length > 0, true);
  assert.equal(read({ seats: "1000000000" }).wrong.length > 0, true);
  assert.equal(read({ seats: "" }).wrong.length > 0, true);
});

test("each mistake names its attribute, and what was refused is left out", () => {
  const blamed = (said: Record<string, string>) =>
    read(said).wrong.map(({ attribute }) => attribute);
  const cases: [Record<string, string>, string[]][] = [
    [{ game: "Dog" }, ["game"]],
    [{ theme: "drak", board: "glass", motion: "quick" }, ["theme", "board", "motion"]],
    [{ level: "9", seats: "person,dog" }, ["level", "seats"]],
    [{ rules: "none" }, ["rules"]],
    [{ options: "memory" }, ["options"]],
    [{ options: "foo=bar" }, ["options"]],
    [{ game: "gobblet", variant: "royal" }, ["variant"]],
    [{ seats: "9" }, ["seats"]],
    [{ position: "nonsense" }, ["position"]],
    [{ options: "series=games:x" }, ["options"]],
    [
      { theme: "dark", board: "contrast", motion: "off", level: "3", options: "series=games:3" },
      [],
    ],
  ];
  for (const [said, attributes] of cases)
    assert.deepEqual(blamed(said), attributes, JSON.stringify(said));
  const { options, wrong } = read({ seats: "2", options: "foo=bar" });
  assert.equal(options.options, undefined);
  assert.match(wrong[0]?.message ?? "", /foo/);
});

test("a puzzle is today's or that of a date, and takes the place of a game", () => {
  const puzzle = (said: Record<string, string>) => read(said).options.puzzle;
  assert.deepEqual(puzzle({ game: "dog", puzzle: "daily" }), { game: "dog" });
  assert.deepEqual(puzzle({ puzzle: " 2026-11-26 " }), { game: "gobblet", date: "2026-11-26" });
  assert.equal(puzzle({ game: "dog" }), undefined);
  assert.deepEqual(read({ puzzle: "daily" }).wrong, []);
});

test("what is no puzzle is wrong, and so is one beside a record or a position", () => {
  const blamed = (said: Record<string, string>) =>
    read(said).wrong.map(({ attribute }) => attribute);
  for (const puzzle of ["", "today", "Daily", "2026-02-30", "2026-01-04", "26.11.2026"]) {
    assert.deepEqual(blamed({ puzzle }), ["puzzle"], puzzle);
    assert.equal(read({ puzzle }).options.puzzle, undefined);
  }
  const record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n';
  assert.deepEqual(blamed({ puzzle: "daily", record }), ["puzzle"]);
  const position = "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w";
  assert.deepEqual(blamed({ puzzle: "daily", position }), ["puzzle"]);
});

test("a record is the text, its link or the whole of that", () => {
  const record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n';
  assert.equal(read({ record }).options.record, record.trim());
  const link = toLink(record);
  for (const said of [link, ` ${link}\n`, `https://games.example/?a=b#r=${link}`])
    assert.equal(read({ record: said }).options.record, record);
});

test("a language is the nearest there is, the browser's otherwise", () => {
  const language = (lang: string) => looks((name) => (name === "lang" ? lang : null)).language;
  assert.equal(language("en-GB"), "en");
  assert.equal(language("xx"), "es");
  assert.deepEqual(
    looks((name) => ({ theme: "pink", board: "plain", motion: "off" })[name as "theme"] ?? null),
    { board: "plain", speed: "off" },
  );
  assert.deepEqual(
    looks((name) => (name === "motion" ? "stepped" : null)),
    { speed: "slow" },
  );
});

test("every attribute is described", () => {
  const described = readFileSync("docs/embedding.md", "utf8").split("## Content")[0] ?? "";
  for (const name of names) assert.match(described, new RegExp(`^\\| \`${name}\` \\|`, "m"));
});

test("a set of rules is asked for by its name, and single options hold beside it", () => {
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
});

test("what says nothing of a set of rules is asked for as before there were any", () => {
  const asked = (said: Record<string, string>) => read(said).options.asked;
  assert.equal(
    asked({ game: "dog" }),
    JSON.stringify(["dog", ...Array(7).fill(null), ...Array(3).fill(false)]),
  );
  assert.notEqual(asked({ game: "dog", rules: "page" }), asked({ game: "dog" }));
});
