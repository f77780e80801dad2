// The list of games, and the loading of their code.
import assert from "node:assert/strict";
import test from "node:test";
import type { GameId } from "../../www/engine/types";
import type { Code } from "../../www/games/define";
import { areLoaded, definitionOf, findGame, loadedGame, loadGames } from "../../www/games/registry";

test("a game is loaded only once its code has come, and then it is the same for everybody", async () => {
  const id = "late" as GameId;
  const phrases = {} as Code["phrases"];
  const late = {
    ...definitionOf("dog"),
    id,
    load: async () => ({ phrases, makeFace: () => assert.fail(), ideas: [] }),
  };
  assert.ok(!areLoaded([late]));
  assert.throws(() => loadedGame(id), /late is not loaded/);
  const [[first], [second]] = await Promise.all([loadGames([late]), loadGames([late])]);
  assert.ok(areLoaded([late]));
  assert.equal(first?.phrases, phrases);
  assert.equal(first, second);
  assert.equal(first, loadedGame(id));
  // The definition itself claims nothing that it has not.
  assert.ok(!("phrases" in late));
});

test("an unknown game is not replaced by another", () => {
  assert.equal(findGame("chess"), null);
  assert.throws(() => definitionOf("chess" as GameId), /no game chess/);
});
