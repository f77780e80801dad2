// The preview of a move shows the way of Black's dog to the pieces that it leaves within the dog's reach.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogEvent, DogView } from "../../www/engine/types";
import { waysOfDog } from "../../www/games/dog/preview-marks";
import "./loaded";

await init();

const POSITION =
  "variant=black A=T39,T33,H,H B=H,H,H,H C=T13,H,H,H D=H,H,H,H dog=T44 round=2 starter=A phase=play turn=A pending=- last=- played=- hands=A:3.9.12.13.1-7/B:2/C:2/D:2 given=- out=- deck=?* discard=-";

/** The squares on the ways to pieces that a move leaves in danger: the dog's own, and the last. */
function endangered(notation: string, options = {}, dog = 44): (number | undefined)[][] {
  const position = POSITION.replace("dog=T44", `dog=T${dog}`);
  const match = new Match("dog", { position, options });
  const { events, view: after } = match.preview(notation, 0);
  const ways = waysOfDog(events as DogEvent[], match.view(0) as DogView, after as DogView);
  match.free();
  return ways.map((way) => [way[0], way.at(-1)]);
}

test("a piece up to seven squares before the dog is in danger, one behind it or farther is not", () => {
  assert.deepEqual(endangered("9 A1>T48"), [[44, 48]]);
  assert.deepEqual(endangered("12 A1>T51"), [[44, 51]]);
  assert.deepEqual(endangered("3 A2>T36"), []);
  assert.deepEqual(endangered("12 A2>T45"), [[44, 45]]);
});

test("a guard is in danger only if the dog bites guards", () => {
  assert.deepEqual(endangered("13 start:A3", {}, 60), []);
  assert.deepEqual(endangered("13 start:A3", { "dog-guards": "bitten" }, 60), [[60, 0]]);
});
