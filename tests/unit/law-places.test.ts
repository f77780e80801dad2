// Every place that a legal move touches is either on the board or a declared button, never both.
import assert from "node:assert/strict";
import test from "node:test";
import type { Place, PlaceId, Scene } from "../../www/board/types";
import init from "../../www/engine/sobremesa";
import type { LegalMove } from "../../www/engine/types";
import { wordsOf } from "../../www/i18n/words";
import { pretendCanvas, sceneOf } from "./laws/canvas";
import { type Kind, kinds, type Played, playing } from "./laws/kinds";
import "./loaded";

await init();
pretendCanvas();

const GAMES = 1;
const STEPS = 120;
const ENGLISH = wordsOf("en");
const CALLED = {
  you: 0,
  called: (seat: number) => ["", "Otto", "Mila", "Minou", "Rita", "Fizz"][seat] ?? "",
};
const ROOMS = [
  { width: 390, height: 600, bare: false },
  { width: 900, height: 500, bare: false },
];

/** The paths begun by moves, each with the places that go on from there. */
function begun(moves: LegalMove[]): Map<string, { path: PlaceId[]; targets: PlaceId[] }> {
  const all = new Map<string, { path: PlaceId[]; targets: PlaceId[] }>();
  for (const { path } of moves)
    for (const [at, place] of path.entries()) {
      const start = path.slice(0, at);
      const key = start.join(" ");
      const known = all.get(key) ?? { path: start, targets: [] };
      if (!known.targets.includes(place)) known.targets.push(place);
      all.set(key, known);
    }
  return all;
}

/** Checks that all other places say why they can't be touched now or what to do. */
function explained(
  { entry }: Kind,
  { seat }: Played,
  scene: Scene,
  places: readonly Place[],
): void {
  const { phrases } = entry;
  const { path, targets, view } = scene;
  for (const place of places) {
    if (targets.includes(place.id) || path.includes(place.id)) continue;
    const why =
      phrases.why(ENGLISH, view, seat, path, place.id, CALLED) ??
      phrases.todo(ENGLISH, view, path, targets);
    assert.ok(why, `${place.id} after "${path}" is refused without a reason`);
  }
}

/** Looks at all that the one who is to move can touch; tells how many places that were. */
function looked(kind: Kind, played: Played, view: Scene["view"]): number {
  const { entry } = kind;
  const { moves, seat, match } = played;
  const face = entry.makeFace();
  const onBoard = ({ path: [start = ""] }: LegalMove) => entry.onBoard(start);
  let count = 0;
  const where = `before step ${match.ply}`;
  for (const { path, targets } of begun(moves.filter(onBoard)).values())
    for (const room of ROOMS) {
      const scene = sceneOf(view, { active: seat, bottom: seat, path, targets });
      const { places } = face.layout(room, scene);
      const ids = places.flatMap(({ id, seat: whose = seat }) => (whose === seat ? [id] : []));
      for (const target of targets)
        assert.ok(ids.includes(target), `${where}: ${target} after "${path}" is not on the board`);
      count += targets.length;
      explained(kind, played, scene, places);
      for (const { path: other } of moves.filter((move) => !onBoard(move))) {
        assert.equal(other.length, 1, `${where}: ${other} is no button`);
        assert.ok(!ids.includes(other[0] ?? ""), `${where}: the button ${other} is on the board`);
      }
    }
  return count;
}

for (const kind of kinds()) {
  test(`${kind.name}: what a move touches is on the board or a button`, () => {
    let count = 0;
    for (let seed = 0; seed < GAMES; seed++)
      for (const played of playing(kind, seed, STEPS))
        if (played.seat >= 0) count += looked(kind, played, played.mover);
    assert.ok(count > 100, `${count}`);
  });
}
