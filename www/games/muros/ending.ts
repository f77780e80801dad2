/** The end of the game: goes through the ranks while the scores are equal, until the winner is known. */
import { arc, clamp, easeInOut, mix } from "../../board/easing";
import { flat } from "../../board/kit/items";
import type { Box, Item, Scene, Stage } from "../../board/types";
import type { MurosView } from "../../engine/types";
import { lying } from "./draw";
import type { MurosLayout } from "./layout";
import { markWinner, shade } from "./marks";
import { pictureOf } from "./picture";
import { compared } from "./ranks";
import { colourAt, rankBoxes, seatBox } from "./scores-layout";

/** How long a rank is shown, and the winner, in ms. */
const RANK = 900;
const WINNER = 700;

const moved = (from: Box, to: Box, t: number): Box => ({
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  width: mix(from.width, to.width, t),
  height: mix(from.height, to.height, t),
});

/** The kept counters of a rank's colours, raised and enlarged. */
function raised(layout: MurosLayout, view: MurosView, rank: number, t: number): Item[] {
  return view.ranks.flatMap((its, colour) => {
    if (its !== rank) return [];
    return view.kept.map((row, seat) => {
      const { x, y, height, one } = colourAt(layout, seat + 1, colour);
      const size = Math.round(Math.min(height, one) * 0.8);
      return { ...flat(`text:${row[colour]}:${size}:1`, { x, y }), scale: 1 + 0.35 * arc(t) };
    });
  });
}

/** The motion from the last card to the winner. */
export function endingOf(layout: MurosLayout, { view, winners = [] }: Scene<"muros">): Stage[] {
  if (!layout.lines) return [];
  const rest = lying(layout, pictureOf(view));
  const ranks = compared(view, winners).map(([at = 0]) => {
    const rank = view.ranks[at] ?? 0;
    return { rank, boxes: rankBoxes(layout, view, rank) };
  });
  const stages = ranks.map(({ rank, boxes }, i): Stage => {
    const from = ranks[i - 1]?.boxes ?? boxes;
    return {
      ms: RANK,
      alone: true,
      items: (t) => [...rest, ...raised(layout, view, rank, clamp((t - 0.3) / 0.7))],
      marks(pen, t) {
        const way = easeInOut(clamp(t / 0.3));
        for (const [at, box] of boxes.entries())
          shade(pen, moved(from[at] ?? from[0] ?? box, box, way));
      },
    };
  });
  const last = ranks.at(-1)?.boxes ?? [];
  stages.push({
    ms: WINNER,
    alone: true,
    items: () => rest,
    marks(pen, t) {
      for (const box of last) shade(pen, box);
      for (const seat of winners) markWinner(pen, seatBox(layout, seat), easeInOut(t));
    },
  });
  return stages;
}
