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
  threes.find((three) => three.from !== null && three.seat === seat);

/**
 * Where the first move ends that leaves the other side no line that may become four. It ends in such a line; with
 * `covers`, it covers a gobblet there from a stack.
 */
const saving =
  (covers: boolean): At =>
  (view, seat, moves, after) => {
    const three = openOf(view, 1 - seat);
    const squares: readonly PlaceId[] = (covers ? three?.squares : three?.line) ?? [];
    const move = moves.find(({ path: [from = "", to = ""], notation }) => {
      if (!squares.includes(to) || (covers && !from.startsWith("stack"))) return false;
      const next = after(notation);
      return next && !next.outcome && !openOf(next, 1 - seat);
    });
    return move?.path.slice(1) ?? [];
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
  { id: "cover", lasting: true, at: saving(true) },
  { id: "block", lasting: true, at: saving(false) },
  {
    id: "shut",
    at: calmly((view, seat) => {
      const three = view.threes.find((each) => each.seat === seat);
      return three?.line.filter((square) => !three.squares.includes(square)) ?? [];
    }),
  },
  { id: "beneath", at: calmly((view, seat) => shown(view, seat, 2)) },
  { id: "move", general: true, at: calmly((view, seat) => shown(view, seat)) },
  {
    id: "line",
    general: true,
    at: calmly(({ claims }, seat) => claims.find((each) => each.seat === seat)?.line ?? []),
  },
];
