// What an element's attributes mean.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import init from "../../www/api/sobremesa";
import type * as Options from "../../www/embed/options";
import { bot, person } from "../../www/store/seats";
import { toLink } from "../../www/table/link";

let names: readonly string[];
let looks: typeof Options.looks;
let understood: typeof Options.understood;

before(async () => {
  await init();
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["es-MX"] } });
  // What draws asks for the browser as soon as it is read.
  ({ NAMES: names, looks, understood } = await import("../../www/embed/options"));
});

const read = (said: Record<string, string>): ReturnType<typeof understood> =>
  understood((name) => said[name] ?? null);

test("a variant is one of the options", () => {
  const { options } = read({ variant: "royal", options: "guard=fresh, last-seven=lapses" });
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

test("a game or seats that make no sense are wrong", () => {
  assert.equal(read({ game: "gobblet", seats: "2" }).wrong, false);
  assert.equal(read({}).wrong, false);
  assert.equal(read({ game: "chess" }).wrong, true);
  assert.equal(read({ seats: "1000000000" }).wrong, true);
  assert.equal(read({ seats: "" }).wrong, true);
});

test("a record is the text or its link", () => {
  const record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n';
  assert.equal(read({ record }).options.record, record);
  assert.equal(read({ record: toLink(record) }).options.record, record);
});

test("a language is the nearest there is, the browser's otherwise", () => {
  const language = (lang: string) => looks((name) => (name === "lang" ? lang : null)).language;
  assert.equal(language("en-GB"), "en");
  assert.equal(language("xx"), "es");
  assert.deepEqual(
    looks((name) => ({ theme: "pink", motion: "off" })[name as "theme"] ?? null),
    { motion: "off" },
  );
});

test("every attribute is described", () => {
  const described = readFileSync("docs/embedding.md", "utf8").split("## Content")[0] ?? "";
  for (const name of names) assert.match(described, new RegExp(`^\\| \`${name}\` \\|`, "m"));
});
