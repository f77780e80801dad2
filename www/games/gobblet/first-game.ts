/** The ideas of a first game of Gobblet. */
import type { PlaceId } from "../../board/types";
import type { GobbletView } from "../../engine/types";
import type { Idea } from "../define";

/** The squares with a seat's gobblet on top, and at least `least` gobblets in the nest. */
const shown = ({ squares }: GobbletView, seat: number, least = 1): PlaceId[] =>
  squares
    .filter(({ nest }) => nest.length >= least && nest.at(-1)?.seat === seat)
    .map(({ square }) => square);

/** The gobblets of the other side that are smaller than one on a seat's stacks. */
function coverable({ squares, stacks }: GobbletView, seat: number): PlaceId[] {
  const largest = Math.max(...(stacks[seat] ?? []));
  return squares.flatMap(({ square, nest }) => {
    const top = nest.at(-1);
    return top && top.seat !== seat && top.size < largest ? square : [];
  });
}

export const ideas: readonly Idea<"gobblet">[] = [
  { id: "stack", at: coverable },
  {
    id: "three",
    at: ({ threes }, seat) =>
      threes.find((three) => three.open && three.seat !== seat)?.squares ?? [],
  },
  { id: "beneath", at: (view, seat) => shown(view, seat, 2) },
  { id: "move", at: (view, seat) => shown(view, seat) },
  { id: "line", at: ({ claims }, seat) => claims.find((each) => each.seat === seat)?.line ?? [] },
];
