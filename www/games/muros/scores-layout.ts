/** Where things are in the score table of Muros. */
import type { Box, Point } from "../../board/types";
import type { MurosView } from "../../engine/types";

/** The score table. */
export interface Table {
  /** In phase 1 a bar per colour, with the hands beside them. In phase 2 a row for the colours, then one per seat. */
  scores: Box;
  /** The height of the rows in phase 2, in rows of a seat; 0 without a table. */
  lines: number;
  /** The width of a hand, in columns of a colour; 0 once no card is left. */
  hand: number;
  /** The number of colours that can be kept. By a house rule, white is one of them. */
  columns: number;
  phase: number;
  /** The seat whose hand lies below the table, so it isn't in it. */
  own: number;
}

/** The height of the colours' row, in rows of a seat. */
export const HEAD = 1.6;
/** The widths of a seat's name, its hand and its sum, in columns of a colour. */
const NAME = 2.8;
export const HAND = 1;
const SUM = 1.1;
/** In phase 1 the share of wide scores for the bars of the colours; the others' hands are beside them. */
const RACE = 0.64;
/** The minimum width of wide scores. In narrow ones the hands are below the bars if these have their minimum height. */
const WIDE = 320;
const LINE = 24;
const LEAST = 16;
const GAP = 6;

/** The height of the groove below the label of a half. */
export const GROOVE = 4;
export const grooveOf = (half: Box): Box => ({
  ...half,
  y: half.y + half.height - GROOVE,
  height: GROOVE,
});

/** A cell: its middle and its size. */
export interface Cell extends Point {
  one: number;
  height: number;
}

const columnOf = ({ scores, columns, hand }: Table): number =>
  scores.width / (NAME + hand + columns + SUM);

/** The middle of a row: row 0 is the colours', the others are the seats'. */
function rowOf({ scores, lines }: Table, line: number): { y: number; height: number } {
  const row = scores.height / lines;
  const y = scores.y + (line ? HEAD + line - 0.5 : HEAD / 2) * row;
  return { y, height: line ? row : row * HEAD };
}

/** The cell of a colour in the colours' row (`line` 0) or a seat's. The column after the last is a seat's sum. */
export function colourAt(table: Table, line: number, colour: number): Cell {
  const one = columnOf(table);
  const sum = colour === table.columns ? SUM / 2 : 0.5;
  return {
    x: table.scores.x + (NAME + table.hand + colour + sum) * one,
    one,
    ...rowOf(table, line),
  };
}

/** The boxes of the scores: in phase 1 the bars of the colours and the others' hands, in phase 2 one table. */
function scoreBoxes(table: Table): Box[] {
  const { scores, phase } = table;
  if (phase === 2) return [scores];
  const { x, y, width, height } = scores;
  const below = othersOf(table) * LINE;
  const bars = height - below - GAP;
  if (width < WIDE && bars >= 4 * LEAST)
    return [
      { ...scores, height: bars },
      { ...scores, y: y + bars + GAP, height: below },
    ];
  const race = width * RACE;
  return [
    { ...scores, width: race },
    { ...scores, x: x + race + GAP, width: width - race - GAP },
  ];
}

/** The number of seats other than the own one. */
const othersOf = ({ lines }: Table): number => Math.max(1, Math.round(lines - HEAD) - 1);

/** The cell of a colour's bar in phase 1. */
export function barAt(table: Table, colour: number): Box {
  const [bars = table.scores] = scoreBoxes(table);
  const height = bars.height / 4;
  return { ...bars, y: bars.y + colour * height, height };
}

/** The row of a seat, in phase 1 beside the bars, where only the others have one. */
export function seatBox(table: Table, seat: number): Box {
  const { scores, own } = table;
  const [, hands] = scoreBoxes(table);
  if (hands) {
    const height = hands.height / othersOf(table);
    return { ...hands, y: hands.y + (seat - Number(seat > own)) * height, height };
  }
  const { y, height } = rowOf(table, seat + 1);
  return { ...scores, y: y - height / 2, height };
}

/** The box of a seat's name. */
export function nameBox(table: Table, seat: number): Box {
  const box = seatBox(table, seat);
  const width = table.phase === 1 ? box.width * 0.5 : NAME * columnOf(table);
  return { ...box, x: box.x + 4, width: width - 4 };
}

/** The middle of a seat's hand. */
export function handAt(table: Table, seat: number): Cell {
  const { x, y, width, height } = seatBox(table, seat);
  const one = columnOf(table);
  return {
    x: table.phase === 1 ? x + width * 0.75 : x + (NAME + table.hand / 2) * one,
    y: y + height / 2,
    one: table.phase === 1 ? width * 0.45 : one * table.hand,
    height: Math.min(height, 28),
  };
}

/** The columns of a rank, with one box for adjacent ones; empty for a rank with no colour to keep. */
export function rankBoxes(table: Table, view: MurosView, rank: number | null): Box[] {
  const boxes: Box[] = [];
  if (!table.lines || table.phase === 1) return boxes;
  let before = -2;
  for (const [colour, its] of view.ranks.entries()) {
    if (its !== rank) continue;
    const { x, one } = colourAt(table, 0, colour);
    const last = boxes.at(-1);
    if (last && before === colour - 1) last.width += one;
    else boxes.push({ ...table.scores, x: x - one / 2, width: one });
    before = colour;
  }
  return boxes;
}
