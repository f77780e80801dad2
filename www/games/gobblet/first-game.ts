/** The ideas of a first game of Gobblet. */
import type { PlaceId } from "../../board/types";
import type { GobbletView, Three } from "../../engine/types";
import type { Idea } from "../define";

type At = Idea<"gobblet">["at"];

/** The squares with a seat's gobblet on top, and at least `least` gobblets in the nest. */
const shown = ({ squares }: GobbletView, seat: number, least = 1): PlaceId[] =>
  squares
    .filter(({ nest }) => nest.length >= least && nest.at(-1)?.seat === seat)
    .map(({ square }) => square);

/** A line in which a seat may make four. */
const openOf = ({ threes }: GobbletView, seat: number): Three | undefined =>
  threes.find((three) => three.open && three.seat === seat);

/** Returns true if two places of a path are a stack and one of some squares. */
const isFromStack = ([from = "", to = ""]: readonly PlaceId[], squares: readonly PlaceId[]) =>
  from.startsWith("stack") && squares.includes(to);

/**
 * Where a move ends in a line of the other side that may become four, so that no such line is left. With `covers`, only
 * gobblets that can be covered from a stack.
 */
const saving =
  (covers: boolean): At =>
  (view, seat, moves, after) => {
    const three = openOf(view, 1 - seat);
    if (!three) return [];
    const squares: readonly PlaceId[] = covers ? three.squares : three.line;
    return moves
      .filter(({ path }) => (covers ? isFromStack(path, squares) : squares.includes(path[1] ?? "")))
      .filter(({ notation }) => {
        const next = after(notation);
        return next && !next.outcome && !openOf(next, 1 - seat);
      })
      .flatMap(({ path }) => path[1] ?? []);
  };

/** An idea that can wait while a side may make four. */
const calmly =
  (at: At): At =>
  (view, ...others) =>
    openOf(view, 0) || openOf(view, 1) ? [] : at(view, ...others);

export const ideas: readonly Idea<"gobblet">[] = [
  {
    id: "win",
    at(view, seat) {
      const three = openOf(view, seat);
      return three?.line.filter((square) => !three.squares.includes(square)) ?? [];
    },
  },
  { id: "cover", at: saving(true) },
  { id: "block", at: saving(false) },
  { id: "beneath", at: calmly((view, seat) => shown(view, seat, 2)) },
  { id: "move", general: true, at: calmly((view, seat) => shown(view, seat)) },
  {
    id: "line",
    general: true,
    at: calmly(({ claims }, seat) => claims.find((each) => each.seat === seat)?.line ?? []),
  },
];
