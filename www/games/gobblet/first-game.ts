/** The ideas of a first game of Gobblet. */
import type { PlaceId } from "../../board/types";
import type { GobbletView } from "../../engine/types";
import type { Idea } from "../define";

/** The squares with a seat's gobblet on top, and at least `least` gobblets in the nest. */
const shown = ({ squares }: GobbletView, seat: number, least = 1): PlaceId[] =>
  squares
    .filter(({ nest }) => nest.length >= least && nest.at(-1)?.seat === seat)
    .map(({ square }) => square);

/** The fourth square of a line in which the other side may make four. */
function fourth({ threes }: GobbletView, seat: number): PlaceId[] {
  const three = threes.find(({ open, seat: owner }) => open && owner !== seat);
  return three?.line.filter((square) => !three.squares.includes(square)) ?? [];
}

/** The stacks that are larger than a gobblet of the other side: it must be in a row of three to be covered from them. */
function larger({ squares, stacks }: GobbletView, seat: number): PlaceId[] {
  const theirs = squares
    .flatMap(({ nest }) => nest.at(-1) ?? [])
    .filter((top) => top.seat !== seat);
  const sizes = stacks[seat] ?? [];
  return sizes.filter((own) => theirs.some(({ size }) => size < own)).map((own) => `stack:${own}`);
}

export const ideas: readonly Idea<"gobblet">[] = [
  { id: "three", at: fourth },
  { id: "beneath", at: (view, seat) => shown(view, seat, 2) },
  { id: "move", general: true, at: (view, seat) => shown(view, seat) },
  { id: "stack", general: true, at: larger },
  {
    id: "line",
    general: true,
    at: ({ claims }, seat) => claims.find((each) => each.seat === seat)?.line ?? [],
  },
];
