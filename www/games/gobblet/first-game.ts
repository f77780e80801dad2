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

/** Where what prevents the other side's four ends: if some of it blocks (`blocks`), and some covers one of the three. */
const defending =
  (blocks: boolean, covers: boolean): At =>
  (view, seat) => {
    if (openOf(view, seat)) return [];
    const ends = view.urgent.flatMap((each) => (each.seat === seat ? [each.to] : []));
    const three = view.threes
      .filter((each) => each.seat !== seat)
      .flatMap(({ squares }) => squares);
    const covering = ends.filter((at) => three.includes(at));
    const fits = blocks === covering.length < ends.length && covers === covering.length > 0;
    return fits ? [...new Set(ends)] : [];
  };

/** An idea that can wait while a side may make four. */
const calmly =
  (at: At): At =>
  (view, ...others) =>
    openOf(view, 0) || openOf(view, 1) ? [] : at(view, ...others);

export const ideas: readonly Idea<"gobblet">[] = [
  {
    id: "win",
    lasting: true,
    at(view, seat) {
      const three = openOf(view, seat);
      return three?.line.filter((square) => !three.squares.includes(square)) ?? [];
    },
  },
  { id: "block", lasting: true, at: defending(true, false) },
  { id: "cover", lasting: true, at: defending(false, true) },
  { id: "either", lasting: true, at: defending(true, true) },
  {
    id: "shut",
    at: calmly((view, seat) => {
      const three = view.threes.find((each) => each.seat === seat);
      return three?.line.filter((square) => !three.squares.includes(square)) ?? [];
    }),
  },
  { id: "beneath", at: calmly((view, seat) => shown(view, seat, 2).slice(0, 1)) },
  { id: "move", general: true, at: calmly((view, seat) => shown(view, seat)) },
];
