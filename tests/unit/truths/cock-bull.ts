// The truth of Cock & Bull's reasons.
import type { CockBullView } from "../../../www/engine/types";
import { type Truths, wins } from "./told";

const AREA: Record<string, number[]> = { CC: [0, 1, 2], BB: [3, 4], MM: [5] };
const GAINS: Record<string, number> = { CC: 2, BB: 3, MM: 6 };

const chips = ({ chips, colours }: CockBullView, seat: number): number =>
  chips.filter((chip) => chip !== null && chip === colours[seat]).length;

const owns = (view: CockBullView, seat: number, area: string): boolean =>
  AREA[area]?.every((at) => view.chips[at] !== null && view.chips[at] === view.colours[seat]) ??
  false;

const peg = ({ colours, pegs }: CockBullView, seat: number): number =>
  pegs[colours[seat] === "red" ? 0 : 1];

export const cockBull: Truths<"cock-bull", { area: string }> = {
  wins,
  five: ({ after, seat }) => chips(after, seat) === 5,
  owns: ({ view, after, seat, area }) => owns(after, seat, area) && !owns(view, seat, area),
  breaks: ({ view, after, seat, area, count }) =>
    owns(view, 1 - seat, area) && !owns(after, 1 - seat, area) && count === GAINS[area],
  near: ({ after, seat, area = "" }) =>
    AREA[area]?.filter((at) => after.chips[at] !== after.colours[seat]).length === 1,
  spots: ({ view, after, seat, count }) =>
    chips(after, seat) === count && count > chips(view, seat),
  fewer: ({ view, after, seat, count }) =>
    chips(after, 1 - seat) === count && count < chips(view, 1 - seat),
  peg: ({ view, after, seat, count }) =>
    36 - peg(after, seat) === count && peg(after, seat) > peg(view, seat),
};
