/** The celebration after the ranks: the winner's kept counters fall onto the wall, course by course, and return. */
import { arc, between, clamp, easeInOut } from "../../board/easing";
import { flat } from "../../board/kit/items";
import { rounded, stroke } from "../../board/paint";
import type { Box, Item, Pen, Point, Stage } from "../../board/types";
import type { MurosView } from "../../engine/types";
import { cards, lying, standing } from "./draw";
import { COLOURS, type MurosFace, type MurosLayout } from "./layout";
import { pictureOf } from "./picture";
import { compared } from "./ranks";
import { keptAt, scores } from "./scores";

/** The duration in ms: of the whole celebration, and of a nod. */
const LONG = 2700;
const SHORT = 700;
const NOD = 0.5;
/** The maximum number of counters side by side. */
const WIDEST = 9;
/** The maximum size of a counter, relative to one on the wall. */
const LARGEST = 1.7;
/** The opacity of the wall behind the counters. */
const FAINT = 0.25;
/** The times when they have arrived, and when they start to leave. */
const COME = 0.5;
const GO = 0.76;

/** A kept counter, and the course it falls into. */
interface Brick {
  item: Item;
  /** The size it takes up. */
  side: number;
  home: Point;
  course: number;
}

/** The counters a seat has kept of the compared ranks, in courses from the bottom up, beginning with the first rank. */
function courses(layout: MurosLayout, view: MurosView, seat: number): string[][] {
  const kept = view.kept[seat] ?? [];
  const rows: string[][] = [];
  for (const colours of compared(view, [seat])) {
    const rank = colours.flatMap((at) => Array<string>(kept[at] ?? 0).fill(COLOURS.charAt(at)));
    while (rank.length) rows.push(rank.splice(0, WIDEST));
  }
  return rows.slice(0, layout.lines ? WIDEST : 0);
}

/** The counters of all courses at their positions on the wall, enlarged if there is space. */
function bricksOf(layout: MurosLayout, view: MurosView, seat: number): Brick[] {
  const { grid } = layout;
  const rows = courses(layout, view, seat);
  const most = Math.max(rows.length, ...rows.map(({ length }) => length));
  const side = layout.cell * Math.max(1, Math.min(LARGEST, (WIDEST - 1) / most));
  const size = Math.round(side * 0.93);
  return rows.flatMap((row, course) =>
    row.map((colour, i): Brick => {
      const x = grid.x + grid.width / 2 + (i - (row.length - 1) / 2) * side;
      const y = grid.y + grid.height / 2 + ((rows.length - 1) / 2 - course) * side;
      const tile = { ...flat(`tile:${colour}:${size}`, { x, y }), shadow: `shade::${size}` };
      return { item: tile, side, home: keptAt(layout, seat, colour), course };
    }),
  );
}

/** Falls from the wall's upper edge, with a small hop on landing. */
export function fallen(t: number): { height: number; lift: number } {
  const way = clamp(t / 0.7);
  return { height: 1 - way * way, lift: 0.35 * arc(clamp((t - 0.7) / 0.3)) };
}

/** A counter at time `t`: it falls, rises in turn with its course, and returns to the scores. */
function onItsWay({ grid, cell }: MurosLayout, bricks: Brick[], i: number, t: number): Item[] {
  const brick = bricks[i];
  if (!brick) return [];
  const { item, home, course } = brick;
  const late = (i / bricks.length) * 0.6;
  const { height, lift } = fallen((t / COME - late) / (1 - 0.6));
  const gone = clamp((t - GO - (i / bricks.length) * 0.06) / (1 - GO - 0.06));
  if (t / COME <= late || gone === 1) return [];
  const wave = arc(clamp((t - COME - course * 0.03) / 0.14)) * 0.6;
  const there = { ...item, y: item.y - height * (item.y - grid.y - brick.side / 2) };
  const to = { ...item, ...home, scale: (0.4 * cell) / brick.side };
  const back = between({ ...there, scale: 1 }, to, easeInOut(gone));
  const up = gone ? arc(gone) : Math.max(lift, wave);
  return [{ ...back, lift: up, alpha: clamp((1 - gone) * 4) * clamp((1 - height) * 8) }];
}

/** A frame that lights up around the courses when all have landed. */
function drawLight(pen: Pen, box: Box, t: number): void {
  const light = arc(clamp((t - COME + 0.04) / (GO - COME + 0.04)));
  if (!light) return;
  const grown = 5 + 7 * clamp((t - COME) / (GO - COME));
  const { mark, or } = pen.palette;
  stroke(pen, rounded(box, 10, -grown), mark, 5, light * 0.5);
  stroke(pen, rounded(box, 10, -grown), or, 2.5, light);
}

function boxAround(bricks: Brick[]): Box {
  const side = bricks[0]?.side ?? 0;
  const [xs, ys] = [bricks.map(({ item }) => item.x), bricks.map(({ item }) => item.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x - side / 2,
    y: y - side / 2,
    width: Math.max(...xs) - x + side,
    height: Math.max(...ys) - y + side,
  };
}

/** The remaining counters of the deciding colours nod. */
function nod(layout: MurosLayout, view: MurosView): Stage[] {
  const rest = lying(layout, pictureOf(view));
  const decides = (name: string) =>
    name.startsWith("tile") &&
    name.charAt(6) === ":" &&
    view.ranks[COLOURS.indexOf(name.charAt(5))] === view.deciding;
  if (!rest.some(({ sprite }) => decides(sprite))) return [];
  const items = (t: number) =>
    rest.map((item) => (decides(item.sprite) ? { ...item, lift: NOD * arc(t) } : item));
  return [{ ms: SHORT, whole: true, items }];
}

/** The motion after the ranks have been compared. */
export const celebrationOf: MurosFace["celebration"] = (
  layout,
  { view, winners = [], festive = false },
) => {
  const [seat = 0] = winners;
  if (!layout.lines) return [];
  if (!festive) return nod(layout, view);
  const bricks = bricksOf(layout, view, seat);
  if (!bricks.length) return nod(layout, view);
  const picture = pictureOf(view);
  const wall = standing(layout, picture);
  const around = [...cards(layout, picture), ...scores(layout, picture)];
  const box = boxAround(bricks);
  return [
    {
      ms: LONG,
      whole: true,
      items(t) {
        const alpha = 1 - (1 - FAINT) * clamp(t * 6) * clamp((1 - t) * 6);
        const faint = wall.map((item) => ({ ...item, alpha }));
        const bricksNow = bricks.flatMap((_, i) => onItsWay(layout, bricks, i, t));
        return [...faint, ...around, ...bricksNow];
      },
      above: (pen, t) => drawLight(pen, box, t),
    },
  ];
};
