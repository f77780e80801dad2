/** The ideas of a first game of Muros. */
import type { PlaceId } from "../../board/types";
import type { LegalMove, MurosView } from "../../engine/types";
import type { Idea } from "../define";
import { cardAt, LINES, laidIn } from "./layout";
import { times } from "./ranks";

/** The path of a move that blocks its line. Its notation has no colour to keep. */
function blocked(moves: readonly LegalMove[]): PlaceId[] {
  const [move] = moves.filter(({ notation }) => /@..$/.test(notation));
  return move?.path.slice(1, 2) ?? [];
}

/** The cards of the hand, as the first places of moves. */
const own = (moves: readonly LegalMove[]): PlaceId[] => [
  ...new Set(moves.flatMap(({ path: [card = ""] }) => (card.startsWith("hand") ? card : []))),
];

/** The ends with cards. In phase 1 each has a number. */
const laid = (view: MurosView): PlaceId[] =>
  Object.keys(LINES).filter((slot) => cardAt(view, slot) !== null);

/** Returns true in phase 1 once everyone has laid a card. Before, there is enough to see. */
const begun = (view: MurosView): boolean => view.phase === 1 && laidIn(view, 1) >= view.kept.length;

/** The scores, while the colours that decide are added together. */
const tied = ({ phase, deciding, ranks }: MurosView): PlaceId[] =>
  phase === 2 && deciding !== null && times(deciding, ranks) > 1 ? ["scores"] : [];

export const ideas: readonly Idea<"muros">[] = [
  // The caption says the sum at once.
  { id: "tied", at: tied },
  { id: "worth", at: (view) => (begun(view) ? laid(view) : []) },
  {
    id: "hand",
    at: (view, _seat, moves) => (begun(view) || view.phase === 2 ? own(moves) : []),
    general: true,
  },
  { id: "holes", at: (view) => (begun(view) ? ["scores"] : []), general: true },
  { id: "white", at: (view) => (begun(view) ? ["scores"] : []), general: true },
  { id: "block", at: ({ phase }, _seat, moves) => (phase === 2 ? blocked(moves) : []) },
];
