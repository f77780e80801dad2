import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { wasmModule } from "#wasm";
import { exchange } from "../../www/engine/load";
import { Match } from "../../www/engine/sobremesa";
import "./loaded";

test("a match of the first game continues in the rules of all games", async () => {
  const file = await readFile("www/engine/generated/dog.wasm");
  // All test files use the same rules. Until the second exchange nothing is awaited, so that no other test runs.
  const [first, all] = [await WebAssembly.compile(file), await wasmModule()];
  exchange(first);
  const match = new Match("dog", { seed: "first" });
  for (let step = 0; step < 20; step++) {
    const [move] = match.legalMoves();
    if (move) match.play(move.notation);
    else match.resolveChance();
  }
  const before = match.record();
  exchange(all);
  assert.equal(match.record(), before);
  match.undo();
  match.redo();
  assert.equal(match.record(), before);
  assert.equal(new Match("gobblet").ply, 0);
});
