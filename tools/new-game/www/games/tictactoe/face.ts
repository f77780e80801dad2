/** Tic-tac-toe's face: where its squares are, how they look, and how a mark appears. It contains no rules. */
import { easeOut } from "../../board/easing";
import { middleOf } from "../../board/hit-test";
import { flat, overRest } from "../../board/kit/items";
import { markFocus, markGoal, markHere, markLast, markWon } from "../../board/kit/marks";
import { blend, oval, rounded, stroke } from "../../board/paint";
import type { Box, Face, Item, Layout, Pen, Place, PlaceId } from "../../board/types";
import type { View } from "../../engine/types";
import { motion } from "../../theme/tokens";

interface TictactoeLayout extends Layout {
  /** The side of a square. */
  cell: number;
  board: Box;
}

/** The names of the squares, in the order of the view. */
export const SQUARES: readonly PlaceId[] = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
const LARGEST = 150;
const MARGIN = 8;

const colourOf = ({ palette }: Pen, seat: number): string => (seat ? palette.red : palette.blue);

const placeOf = ({ places }: Layout, id: PlaceId | null | undefined): Place | undefined =>
  places.find((place) => place.id === id);

/** The mark on each square that has one. */
const marksOf = ({ places, cell }: TictactoeLayout, { squares }: View<"tictactoe">): Item[] =>
  places.flatMap((place, at) => {
    const seat = squares[at];
    return seat === null ? [] : flat(`mark:${seat}:${cell}`, middleOf(place));
  });

export const createTictactoeFace = (): Face<TictactoeLayout, "tictactoe"> => ({
  layout({ width, height }) {
    const cell = Math.floor(Math.min((Math.min(width, height) - 2 * MARGIN) / 3, LARGEST));
    const [x, y] = [(width - 3 * cell) / 2, (height - 3 * cell) / 2];
    const places = SQUARES.map((id, at) => {
      const [file, rank] = [Math.floor(at / 3), at % 3];
      return { id, x: x + file * cell, y: y + (2 - rank) * cell, width: cell, height: cell };
    });
    const board = { x, y, width: 3 * cell, height: 3 * cell };
    return { key: [width, height].join(), places, rise: 0, cell, board };
  },

  // Drawn once. `surface` has the player's style of boards: wood, flat or with high contrast.
  background(pen, { board, cell }) {
    const { palette, surface } = pen;
    const { x, y, width, height } = board;
    const lit = () => blend(pen, [x, y, x, y + height], { 0: palette.boardLit, 1: palette.board });
    surface.body(pen, rounded(board, cell * 0.1), palette.board, lit);
    for (const at of [cell, 2 * cell]) {
      const line = `M${x + at} ${y}v${height}M${x} ${y + at}h${width}`;
      stroke(pen, new Path2D(line), palette.edge, 2);
    }
  },

  // A picture that is drawn once and then moved. Its middle is at 0, 0.
  sprite(name) {
    const [, seat, cell] = name.split(":").map(Number);
    const [r, side] = [(cell ?? 0) * 0.28, cell ?? 0];
    return {
      ...{ left: -side / 2, top: -side / 2, width: side, height: side },
      draw(pen) {
        const cross = `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`;
        const path = seat ? oval(0, 0, r) : new Path2D(cross);
        stroke(pen, path, colourOf(pen, seat ?? 0), side * 0.13);
      },
    };
  },

  items: (layout, { view }) => marksOf(layout, view),

  // What has happened is marked below the pieces, what can be done above them.
  marks(pen, layout, { view, done = [], won = [], targets, hint, focus }, _touch, under) {
    const { cell } = layout;
    const middles = (ids: readonly PlaceId[]) =>
      ids.flatMap((id) => placeOf(layout, id) ?? []).map(middleOf);
    if (under) {
      for (const event of done)
        if (event.kind === "marked")
          for (const to of middles([event.at]))
            markLast(pen, { to }, cell * 0.44, colourOf(pen, event.seat));
      // Of two lines at once the first is drawn.
      const [from, , to] = middles(won);
      const winner = view.outcome?.winners[0] ?? 0;
      if (from && to)
        markWon(pen, new Path2D(`M${from.x} ${from.y}L${to.x} ${to.y}`), colourOf(pen, winner));
      return;
    }
    for (const at of middles(targets)) markGoal(pen, at, cell * 0.12, "dot");
    for (const at of middles(hint)) markHere(pen, at, cell * 0.2);
    const focused = placeOf(layout, focus);
    if (focused) markFocus(pen, rounded(focused, cell * 0.1, 3));
  },

  stages(layout, moments, before) {
    const rest = marksOf(layout, before.view);
    return moments.flatMap(({ event }) => {
      const place = event.kind === "marked" ? placeOf(layout, event.at) : undefined;
      if (event.kind !== "marked" || !place) return [];
      const item = flat(`mark:${event.seat}:${layout.cell}`, middleOf(place));
      return overRest(motion.answer, rest, (t) => [{ ...item, scale: easeOut(t) }]);
    });
  },

  // Nothing is carried around or hidden beneath another thing.
  carry: () => null,
  peek: () => null,
});
