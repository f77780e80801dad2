/** Where the grid, its slots, cards, piles and scores lie. */
import { inset, split } from "../../board/kit/boxes";
import type { Box, Face, Label, Layout, PlaceId, Room, Scene } from "../../board/types";
import type { MurosCard, MurosView } from "../../engine/types";

export interface MurosLayout extends Layout {
  /** From square to square. */
  cell: number;
  /** The wall with its slots, and the nine by nine squares within. */
  wall: Box;
  grid: Box;
  /** Everything that has an id, as it is seen; places to touch may be larger. */
  boxes: Record<PlaceId, Box>;
  /** The beds of piles and hand; none on a bare wall. */
  beds: Box[];
  /** The table of scores: the colours, then a line a seat. */
  scores: Box;
  /** The height of the name of the deciding colours; 0 without room for it. */
  caption: number;
  lines: number;
  /** How many colours can be kept: white too, where the house rules have it. */
  columns: number;
  /** Whose hand is shown. */
  own: number;
}

/** The face without optional members, for the functions that implement it. */
export type MurosFace = Required<Face<MurosLayout, "muros">>;

/** Colours of cards in their order, then the counters that have no cards. */
export const COLOURS = "YBRGW";

/** The sides in the order of their places: whether their lines go up and down, and whether these begin at the far end. */
const SIDES = [
  { side: "N", upright: true, far: false },
  { side: "S", upright: true, far: true },
  { side: "W", upright: false, far: false },
  { side: "E", upright: false, far: true },
];

/** The squares in front of a slot. */
interface Line {
  upright: boolean;
  far: boolean;
  /** From the slot on. */
  squares: number[];
}

const nine = Array.from({ length: 9 }, (_, i) => i);

export const LINES: Readonly<Record<PlaceId, Line>> = Object.fromEntries(
  SIDES.flatMap(({ side, upright, far }) =>
    nine.map((at) => {
      const squares = nine.map((i) => (upright ? 9 * i + at : 9 * at + i));
      return [side + (at + 1), { upright, far, squares: far ? squares.reverse() : squares }];
    }),
  ),
);

/** In squares: how deep a slot is, and what lies outside of it. */
const STRIP = 0.6;
const EDGE = 0.07;
const GAP = 6;
const TOUCH = 44;
const LARGEST = 120;
/** The least height of a line of the score: its figures stay readable on phones. */
const LINE = 16;
/** Two rows of cards, each in its bed. */
const ROWS = 2 * (TOUCH + 8) + GAP;
/** Over the scores, for the name of the colours that decide. */
const CAPTION = 14;
/** Smaller squares are hard to touch. */
const SMALL = 28;
/** How wide the name of a row of cards is that is written beside it, or high above it. */
const LABEL = 14;
/** The height of the colours' line, in lines. */
export const HEAD = 1.6;

/** Whose hand is shown: the one that is seen, else the backs of the seat at the bottom. */
export function ownOf({ active, bottom, view }: Scene<"muros">): number {
  const own = active ?? bottom;
  // Where all lie open nobody takes the place of a hand that is played.
  if (!view.hands.flat().includes("?")) return own;
  return [own, bottom, ...view.hands.keys()].find((seat) => isOpen(view.hands[seat])) ?? bottom;
}

/** Returns true if a hand has cards and all are visible. */
const isOpen = (hand: MurosCard[] = []): boolean => hand.length > 0 && !hand.includes("?");

/** Lays out for a room: what is not the wall below it or beside it, whichever leaves bigger squares. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one measure after the other, each from those before.
export function layoutOf({ width, height, bare }: Room, scene: Scene<"muros">): MurosLayout {
  const { view, path, targets } = scene;
  const lines = view.kept.length + HEAD;
  // The least width of all that stands beside the wall.
  const narrowest = Math.max(148, width * 0.2);
  const all = 9 + 2 * (STRIP + EDGE);
  const cellIn = (w: number, h: number) => Math.min(w / all, h / all, LARGEST);
  const lowWith = (caption: number) =>
    bare ? 0 : Math.max(2 * GAP + caption + lines * LINE + TOUCH + 8, height * 0.24);
  const underWith = (caption: number) => cellIn(width, height - lowWith(caption));
  // The name is left out rather than making squares too small to touch.
  const caption = underWith(CAPTION) < Math.min(SMALL, underWith(0)) ? 0 : CAPTION;
  const under = underWith(caption);
  const aside = bare ? 0 : cellIn(width - narrowest - GAP, height);
  const beside = aside > under;
  const cell = Math.max(6, Math.floor(beside ? aside : under));
  const strip = Math.round(cell * STRIP);
  const edge = Math.round(cell * EDGE);
  const size = 9 * cell + 2 * (strip + edge);

  // All that is not the wall: scores first, then piles and hand.
  const most = { width: beside ? Math.min(width - size - GAP, 300) : Math.min(width, 440) };
  const rest: Box = { x: 0, y: 0, ...most, height: beside ? size : height - size - GAP };
  // As high as leaves the cards two rows.
  const line = Math.min(
    Math.max(LINE, Math.min(28, (rest.height - GAP - caption - ROWS) / lines)),
    beside ? rest.width / 7 : 99,
  );
  const scores: Box = { ...rest, height: caption + lines * line };
  const cards: Box = { ...rest, y: scores.height + GAP };
  cards.height = rest.height - cards.y;
  const rows = !beside && cards.height >= 2 * TOUCH + GAP;
  cards.height = Math.min(cards.height, beside ? 380 : rows ? 170 : 80);

  const wide = beside ? size + GAP + rest.width : size;
  const tall = bare || beside ? size : size + GAP + cards.y + cards.height;
  const x = Math.round((width - wide) / 2);
  const y = Math.round((height - tall) / 2);
  const wall: Box = { x, y, width: size, height: size };
  const grid = inset(wall, strip + edge);
  for (const box of [scores, cards]) {
    box.x = beside ? x + size + GAP : (width - rest.width) / 2;
    box.y += beside ? y : y + size + GAP;
  }

  const layout: MurosLayout = {
    key: [width, height, bare, lines].join(),
    places: [],
    rise: Math.max(6, cell * 0.2),
    cell,
    wall,
    grid,
    boxes: {},
    beds: [],
    scores,
    caption,
    lines: bare ? 0 : lines,
    columns: view.options.taking === "far-end" ? 5 : 4,
    own: ownOf(scene),
  };
  const { places, boxes, beds } = layout;
  const labels: Label[] = [];
  // A touch may miss a slot by as much as makes it wide enough: squares are never touched.
  const deep = Math.max(strip + edge, Math.min(TOUCH, strip + cell / 2));
  for (const { side, upright, far: away } of SIDES) {
    const [far, down] = [Number(away), !upright];
    const boxesAt = (from: number, depth: number) => {
      const strip = down ? { x: x + from, width: depth } : { y: y + from, height: depth };
      return split({ ...grid, ...strip }, 9, 0, down);
    };
    const seen = boxesAt(far ? size - edge - strip : edge, strip);
    for (const [i, box] of boxesAt(far * (size - deep), deep).entries()) {
      const id = side + (i + 1);
      boxes[id] = seen[i] ?? box;
      const across = upright ? { y, height: size } : { x, width: size };
      places.push({ id, ...box, about: { ...box, ...across } });
    }
  }
  if (bare) return layout;
  layout.labels = labels;
  // The name of the first row, over the seats and the sizes of their hands.
  const { x: left, y: middle, one, high } = scoreAt(layout, 0, 0);
  const name = { x: left - one / 2, y: middle - high / 2, width: 2 * one, height: high };
  labels.push({ ...name, text: "muros-remaining" });
  places.push({ id: "scores", ...scores });
  const [deciding] = rankBoxes(layout, view, view.deciding);
  if (deciding) places.push({ id: "deciding", ...deciding, ...(caption && { about: scores }) });

  beds.push(...split(cards, 2, GAP, rows));
  const takes = takesOf(path, targets);
  for (const [b, text] of ["muros-pile", "muros-hand"].entries()) {
    const bed = beds[b];
    if (!bed) continue;
    const inner = inset(bed, 4);
    const kind = text.slice(6);
    const thin = { [beside ? "height" : "width"]: LABEL - 2 };
    if (!takes.length) labels.push({ ...inner, ...thin, text, upright: !beside });
    const [x, y] = beside ? [0, LABEL] : [LABEL, 0];
    const room = {
      x: inner.x + x,
      y: inner.y + y,
      width: inner.width - x,
      height: inner.height - y,
    };
    for (const [i, box] of split(room, 4, 4, beside).entries()) {
      const id = `${kind}:${COLOURS[i]}`;
      boxes[id] = box;
      const count = cardsOf(view, layout.own, id);
      if (count && !takes.length) places.push({ id, ...(b && { seat: layout.own }), ...box });
    }
  }
  for (const [i, box] of split(inset(cards, 8), takes.length, 8, beside).entries()) {
    const id = takes[i] ?? "";
    boxes[id] = box;
    places.push({ id, ...box });
  }
  return layout;
}

/** The colours that may be kept: that of the card laid, the other's, and nothing last. */
export function takesOf([card = ""]: readonly PlaceId[], targets: readonly PlaceId[]): PlaceId[] {
  const order = [
    `take:${card.charAt(5)}`,
    ...[...COLOURS].map((colour) => `take:${colour}`),
    "take:-",
  ];
  return [...new Set(order)].filter((id) => targets.includes(id));
}

/** How many cards lie at `pile:R` or `hand:R`. */
export function cardsOf(view: Pick<MurosView, "piles" | "hands">, own: number, id: PlaceId) {
  const colour = id.charAt(5);
  if (id.startsWith("pile")) return view.piles[COLOURS.indexOf(colour)] ?? 0;
  return view.hands[own]?.filter((card) => card === colour).length ?? 0;
}

export const lineOf = (slot: PlaceId): readonly number[] => LINES[slot]?.squares ?? [];

/** Returns true if cards of a pile or a hand are at a place. */
export const holdsCards = (id: PlaceId): boolean =>
  id.startsWith("pile:") || id.startsWith("hand:");

export const squareAt = ({ grid, cell }: MurosLayout, square: number) => ({
  x: grid.x + ((square % 9) + 0.5) * cell,
  y: grid.y + (Math.floor(square / 9) + 0.5) * cell,
});

/** The middle of a score: line 0 is the colours', column 0 the seat, 1 its hand, then five colours. */
export function scoreAt(
  { scores, caption, lines, columns }: MurosLayout,
  line: number,
  column: number,
) {
  const { x, y, width, height } = scores;
  const one = width / (columns + 2.3);
  const high = (height - caption) / lines;
  return {
    x: x + (column + (column ? 0.7 : 0.65)) * one,
    y: y + caption + (line ? HEAD + line - 0.5 : HEAD / 2) * high,
    one,
    high: line ? high : high * HEAD,
  };
}

/** The id for touches on squares, which aren't places. */
export const GRID = "grid";

/**
 * A touch of a square once a card is chosen: the only slot of its lines where the card may go, or its colour, if that
 * is asked for; otherwise the grid, which has no action.
 */
export const missedAt: MurosFace["missed"] = (
  { grid, cell, places },
  { view, path, targets },
  x,
  y,
) => {
  const [column, row] = [Math.floor((x - grid.x) / cell), Math.floor((y - grid.y) / cell)];
  if (column < 0 || row < 0 || column > 8 || row > 8) return null;
  const square = 9 * row + column;
  const meant = targets.filter((id) => {
    if (id in LINES) return lineOf(id).includes(square);
    const named = view.options.taking !== "far-end" && lineOf(path[1] ?? "").includes(square);
    return named && id === `take:${view.squares[row]?.[column]}`;
  });
  const [one, other] = meant;
  const only = other ? undefined : places.find(({ id }) => id === one);
  return only ?? { id: GRID, ...grid };
};

/** In the scores the columns of a rank, a box for those side by side; none for a rank that nothing can be kept of. */
export function rankBoxes(layout: MurosLayout, view: MurosView, rank: number | null): Box[] {
  const boxes: Box[] = [];
  if (!layout.lines) return boxes;
  let before = -2;
  for (const [colour, its] of view.ranks.entries()) {
    if (its !== rank) continue;
    const { x, one } = scoreAt(layout, 0, colour + 2);
    const last = boxes.at(-1);
    if (last && before === colour - 1) last.width += one;
    else boxes.push({ ...layout.scores, x: x - one / 2, width: one });
    before = colour;
  }
  return boxes;
}
