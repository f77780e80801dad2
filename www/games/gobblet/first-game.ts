/** The ideas of a first game of Gobblet. */
import type { PlaceId } from "../../board/types";
import type { GobbletView } from "../../engine/types";
import type { Idea } from "../define";

/** The squares on which a seat's gobblet is seen, with at least so many gobblets. */
const shown = ({ squares }: GobbletView, seat: number, least = 1): PlaceId[] =>
  squares
    .filter(({ nest }) => nest.length >= least && nest.at(-1)?.seat === seat)
    .map(({ square }) => square);

const DIAGONALS: readonly PlaceId[][] = [
  ["a1", "b2", "c3", "d4"],
  ["a4", "b3", "c2", "d1"],
];

export const ideas: readonly Idea<"gobblet">[] = [
  { id: "stack", at: ({ stacks }, seat) => stacks[seat]?.map((size) => `stack:${size}`) ?? [] },
  {
    id: "three",
    at: ({ threes }, seat) =>
      threes.find((three) => three.open && three.seat !== seat)?.squares ?? [],
  },
  { id: "beneath", at: (view, seat) => shown(view, seat, 2) },
  { id: "move", at: shown },
  {
    id: "diagonal",
    at: (view, seat) => {
      const own = shown(view, seat);
      const held = (squares: readonly PlaceId[]): number =>
        squares.filter((at) => own.includes(at)).length;
      const [one = [], other = []] = DIAGONALS;
      return own.length > 1 ? (held(other) > held(one) ? other : one) : [];
    },
  },
];

export const firstSeeds = { "": "1" };
