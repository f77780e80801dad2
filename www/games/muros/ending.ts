/** The end: the scores are gone through rank by rank, as far as they are equal, until the winner stands. */
import { arc, clamp, easeInOut, mix } from "../../board/easing";
import { flat } from "../../board/kit/items";
import type { Box, Item, Scene, Stage } from "../../board/types";
import type { MurosView } from "../../engine/types";
import { lying, ordered, pictureOf } from "./draw";
import { type MurosLayout, scoreAt } from "./layout";
import { frame, markWinner, rankBox, seatBox } from "./marks";
import { compared } from "./ranks";

/** How long one looks at a rank, and at the winner, in ms. */
const RANK = 900;
const WINNER = 700;

/** Between two boxes. */
const moved = (from: Box, to: Box, t: number): Box => ({
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  width: mix(from.width, to.width, t),
  height: mix(from.height, to.height, t),
});

/** What is kept of a rank's colours, raised to the eye. */
function raised(layout: MurosLayout, view: MurosView, rank: number, t: number): Item[] {
  return ordered(view.ranks).flatMap((colour, column) => {
    if (view.ranks[colour] !== rank || column >= layout.columns) return [];
    return view.kept.map((row, seat) => {
      const { x, y, high } = scoreAt(layout, seat + 1, column + 2);
      const size = Math.round(high * 0.8);
      return { ...flat(`text:${row[colour]}:${size}:1`, { x, y }), scale: 1 + 0.35 * arc(t) };
    });
  });
}

/** The motion from the last card to the winner. */
export function endingOf(layout: MurosLayout, { view, winners = [] }: Scene<"muros">): Stage[] {
  if (!layout.lines) return [];
  const rest = lying(layout, pictureOf(view));
  const boxes = compared(view, winners).flatMap(([at = 0]) => {
    const rank = view.ranks[at] ?? 0;
    const box = rankBox(layout, view, rank);
    return box ? [{ rank, box }] : [];
  });
  const stages = boxes.map(({ rank, box }, i): Stage => {
    const from = boxes[i - 1]?.box ?? box;
    return {
      ms: RANK,
      alone: true,
      items: (t) => [...rest, ...raised(layout, view, rank, clamp((t - 0.3) / 0.7))],
      marks: (pen, t) => frame(pen, moved(from, box, easeInOut(clamp(t / 0.3)))),
    };
  });
  const last = boxes.at(-1)?.box;
  stages.push({
    ms: WINNER,
    alone: true,
    items: () => rest,
    marks(pen, t) {
      if (last) frame(pen, last);
      for (const seat of winners) markWinner(pen, seatBox(layout, seat, easeInOut(t)));
    },
  });
  return stages;
}
