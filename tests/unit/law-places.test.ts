// Every place that a legal move touches is either on the board or a declared button, never both.
import test from "node:test";
import type { Place, PlaceId, Scene } from "../../www/board/types";
import init from "../../www/engine/sobremesa";
import type { LegalMove } from "../../www/engine/types";
import type { LoadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import { pretendCanvas, sceneOf } from "./laws/canvas";
import { type Kind, kinds, none, type Played, playing, VIEWERS } from "./laws/kinds";
import "./loaded";

await init();
pretendCanvas();

const STEPS = 120;
const ENGLISH = wordsOf("en");
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

/** The other places that don't say why they can't be touched now, or what to do. */
function unexplained(
  { phrases }: LoadedGame,
  { seat }: Played,
  { path, targets, view }: Scene,
  places: readonly Place[],
): string[] {
  const silent = places.filter(
    ({ id }) =>
      !targets.includes(id) &&
      !path.includes(id) &&
      !phrases.why(ENGLISH, view, seat, path, id, VIEWERS) &&
      !phrases.todo(ENGLISH, view, path, targets),
  );
  return silent.map(({ id }) => `${id} after "${path}"`);
}

/** Looks at all that the one who is to move can touch. */
function look({ entry }: Kind, played: Played, view: Scene["view"]): void {
  const { moves, seat, match } = played;
  const face = entry.makeFace();
  const onBoard = ({ path: [start = ""] }: LegalMove) => entry.onBoard(start);
  const buttons = moves.filter((move) => !onBoard(move)).map(({ path }) => path);
  for (const { path, targets } of begun(moves.filter(onBoard)).values())
    for (const room of ROOMS) {
      const scene = sceneOf(view, { active: seat, bottom: seat, path, targets });
      const { places } = face.layout(room, scene);
      const ids = places.flatMap(({ id, seat: whose = seat }) => (whose === seat ? [id] : []));
      const where = `after "${path}", before step ${match.ply}`;
      const lost = targets.filter((target) => !ids.includes(target));
      none(lost, entry, "face.ts (layout)", `places of moves that are not laid out, ${where}`);
      const silent = unexplained(entry, played, scene, places);
      none(silent, entry, "describe.ts (why, todo)", "places refused without a reason");
      const wrong = buttons.filter(([id = "", ...more]) => more.length > 0 || ids.includes(id));
      const remedy = "a button has one place, which is not laid out";
      none(wrong.map(String), entry, "index.ts (buttons)", remedy);
    }
}

for (const kind of kinds()) {
  test(`${kind.name}: what a move touches is on the board or a button`, () => {
    for (const played of playing(kind, 0, STEPS))
      if (played.seat >= 0) look(kind, played, played.mover);
  });
}
