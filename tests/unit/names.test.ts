// People's names, in a record's header.
import assert from "node:assert/strict";
import test from "node:test";
import { recordIn } from "../../www/session/links";
import { nameless, namesIn, withNames } from "../../www/session/names";

const game = '[Game "gobblet"]\n[Seats "2"]\n[Result "*"]\n\n1. D@a1\n';
const series = `[Series "games:2"]\n[Game "gobblet"]\n[Seed "x"]\n\n${game}\n${game}`;

test("names stand in the header, by seats, and come back", () => {
  const named = withNames(game, ["Ana", "Bo"]);
  assert.equal(named, game.replace("\n\n", '\n[Names "Ana, Bo"]\n\n'));
  assert.deepEqual(namesIn(named), ["Ana", "Bo"]);
  assert.equal(nameless(named), game);
});

test("any name comes back but for its commas", () => {
  const names = ["", 'José "Pepe" \\o/', "王小明", "Last, First"];
  const read = namesIn(withNames(game, names));
  assert.deepEqual(read, ["", 'José "Pepe" \\o/', "王小明", "Last  First"]);
});

test("where nobody has a name there is no line, and no record has two", () => {
  assert.equal(withNames(game, ["", ""]), game);
  assert.deepEqual(namesIn(game), []);
  const again = withNames(withNames(game, ["Ana", "Bo"]), ["Bo", "Ana"]);
  assert.equal(again, withNames(game, ["Bo", "Ana"]));
});

test("in a series they are those of the last game", () => {
  const named = withNames(series, ["Ana", "Bo"]);
  assert.equal(named.indexOf("[Names"), named.lastIndexOf("[Names"));
  assert.ok(named.indexOf("[Names") > series.lastIndexOf("[Game"));
  assert.deepEqual(namesIn(named), ["Ana", "Bo"]);
  // Who sat there in a game before may have another seat now.
  const before = series.replace("\n\n1.", '\n[Names "Ana, Bo"]\n\n1.');
  assert.deepEqual(namesIn(before), []);
});

test("a game without steps has them, too", () => {
  const begun = '[Game "gobblet"]\n[Result "*"]\n\n';
  assert.deepEqual(namesIn(withNames(begun, ["Ana", ""])), ["Ana", ""]);
  // As it is pasted.
  assert.deepEqual(namesIn(recordIn(withNames(begun, ["Ana", "Bo"]))), ["Ana", "Bo"]);
});
