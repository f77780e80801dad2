/** The layout of the grid, its slots, cards, piles and scores. */
import { inset, split } from "../../board/kit/boxes";
import type { Box, Face, Label, Layout, PlaceId, Room, Scene } from "../../board/types";
import type { MurosCard, MurosColour, MurosSlots, MurosView } from "../../engine/types";
import { colourAt, HAND, HEAD, nameBox, type Table } from "./scores-layout";

export interface MurosLayout extends Layout, Table {
  /** The distance from square to square. */
  cell: number;
  /** The wall with its slots, and the nine by nine squares inside it. */
  wall: Box;
  grid: Box;
  /** The visible boxes of everything with an id. Touch areas may be larger. */
  boxes: Record<PlaceId, Box>;
  /** The backgrounds of the piles and the hand; empty on a bare wall. */
  beds: Box[];
  /** The two halves of the game and how far they are, above the scores; empty where there is no room. */
  halves: Box[];
}

/** The face without optional members, for the functions that implement it. */
export type MurosFace = Required<Face<MurosLayout, "muros">>;

/** The colours of cards in their order, then the colour of the counters without cards. */
export const COLOURS = "YBRGW";

/** The sides in the order of their places: whether their lines are vertical, and whether they begin at the far end. */
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
  /** In order, beginning at the slot. */
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

/** The depth of a slot, and of the margin outside it, in squares. */
const STRIP = 0.6;
const EDGE = 0.07;
const GAP = 6;
const TOUCH = 44;
const LARGEST = 120;
/** The minimum size of a square, whose end is touched. */
const SMALLEST = 24;
/** The minimum height of a row of scores, so that its numbers stay readable on phones, and its maximum at the end and beside the wall. */
const LINE = 16;
const LAST_LINE = 44;
/** The useful height of the scores below the wall, if a row of two seats' is higher than 28. */
const BARS = 124;
/** The minimum width for the words beside the colours' row. */
const LEFT_OVER = 60;
/** The height of the label above a row of cards. */
const LABEL = 15;
/** The width of that label beside a row of cards. */
const BESIDE = 52;
/** Two rows of cards, each on its background. */
const ROWS = 2 * (TOUCH + 8) + GAP;
/** The height of the halves of the game, and of the sentence between them and the scores. */
const HALVES = 18;
const CAPTION = 17;

/** The seat whose hand is shown: a visible hand if there is one, otherwise the backs of the seat at the bottom. */
export function ownOf({ active, bottom, view }: Scene<"muros">): number {
  const own = active ?? bottom;
  // If all hands are open, an empty hand isn't replaced by another one.
  if (!view.hands.flat().includes("?")) return own;
  return [own, bottom, ...view.hands.keys()].find((seat) => isOpen(view.hands[seat])) ?? bottom;
}

/** Returns true if a hand has cards and all are visible. */
const isOpen = (hand: MurosCard[] = []): boolean => hand.length > 0 && !hand.includes("?");

/** Computes the layout for a size. Everything else is below the wall or beside it, whichever gives larger squares. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one measure after the other, each from those before.
export function layoutOf({ width, height, bare }: Room, scene: Scene<"muros">): MurosLayout {
  const { view, path, targets } = scene;
  const takes = takesOf(path, targets);
  const lines = view.kept.length + HEAD;
  const spent = ![...view.piles, ...view.hands.map(({ length }) => length)].some(Boolean);
  // The minimum width of everything beside the wall.
  const narrowest = Math.max(148, width * 0.23);
  const all = 9 + 2 * (STRIP + EDGE);
  const cellIn = (w: number, h: number) => Math.min(w / all, h / all, LARGEST);
  const least = 2 * GAP + lines * LINE + TOUCH + 8;
  const fitting = (below: number) =>
    cellIn(width, height - (bare ? 0 : Math.max(below, height * 0.24)));
  // On the smallest screens ends large enough to touch come before the halves and the labels of cards.
  const tight = fitting(least + LABEL + HALVES + CAPTION) < SMALLEST;
  const [label, halved] = tight ? [0, 0] : [LABEL, HALVES + CAPTION];
  const under = fitting(least + label + halved);
  const aside = bare ? 0 : cellIn(width - narrowest - GAP, height);
  const beside = aside > under;
  const cell = Math.max(6, Math.floor(beside ? aside : under));
  const strip = Math.round(cell * STRIP);
  const edge = Math.round(cell * EDGE);
  const size = 9 * cell + 2 * (strip + edge);

  // Everything except the wall: first the scores, then piles and hand.
  const wide = Math.min(width, 440);
  const most = {
    // Below the wall as wide as the wall, unless that is small.
    width: beside ? Math.min(width - size - GAP, 300) : size > 0.9 * wide ? size : wide,
  };
  const rest: Box = { x: 0, y: 0, ...most, height: beside ? size : height - size - GAP };
  // The maximum height that leaves space for two rows of cards.
  const useful = beside ? Math.min(LAST_LINE, rest.width / 5.5) : Math.max(28, BARS / lines);
  const line = Math.max(LINE, Math.min(useful, (rest.height - GAP - halved - ROWS) / lines));
  const strips: Box = { ...rest, height: HALVES };
  // In a narrow column the sentence takes two lines.
  const above = halved && beside ? halved + CAPTION : halved;
  const scores: Box = { ...rest, y: above, height: lines * line };
  const cards: Box = { ...rest, y: scores.y + scores.height + GAP };
  cards.height = rest.height - cards.y;
  const rows = !beside && cards.height >= ROWS;
  cards.height = Math.min(cards.height, beside ? 2.1 * rest.width : rows ? 160 : 90);
  // At the end the scores take the room of the cards, and of the sentence above.
  if (spent) {
    scores.y = halved && HALVES + 2;
    scores.height = Math.min(lines * LAST_LINE, cards.y + cards.height - scores.y);
  }

  const across = beside ? size + GAP + rest.width : size;
  const tall = bare || beside ? size : size + GAP + cards.y + cards.height;
  const x = Math.round((width - across) / 2);
  const y = Math.round((height - tall) / 2);
  const wall: Box = { x, y, width: size, height: size };
  const grid = inset(wall, strip + edge);
  for (const box of [strips, scores, cards]) {
    box.x = beside ? x + size + GAP : (width - rest.width) / 2;
    box.y += beside ? y : y + size + GAP;
  }

  const layout: MurosLayout = {
    key: [width, height, bare, lines, view.phase, spent, takes.length > 0].join(),
    places: [],
    rise: Math.max(6, cell * 0.2),
    cell,
    wall,
    grid,
    boxes: {},
    beds: [],
    halves: bare || !halved ? [] : split(strips, 2, 4),
    scores,
    lines: bare ? 0 : lines,
    phase: view.phase,
    hand: spent ? 0 : HAND,
    columns: view.options.taking === "far-end" ? 5 : 4,
    own: ownOf(scene),
  };
  const { places, boxes, beds } = layout;
  const labels: Label[] = [];
  // Slots have enlarged touch areas that reach into the squares, which are never touched themselves.
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
  for (const [i, box] of layout.halves.entries())
    labels.push({
      ...box,
      height: LABEL,
      text: "muros-half",
      args: { half: i + 1, number: laidIn(view, i + 1) },
    });
  if (view.phase === 2) {
    const { x, y, height } = nameBox(layout, -1);
    const { x: first, one } = colourAt(layout, 0, 0);
    const width = first - one / 2 - x;
    if (width > LEFT_OVER) labels.push({ x, y, height, width, text: "muros-left-over" });
  }
  if (halved && !spent)
    labels.push({ ...strips, y: strips.y + HALVES, height: above - HALVES, caption: true });
  for (const seat of view.kept.keys())
    if (view.phase === 2 || seat !== layout.own) labels.push({ ...nameBox(layout, seat), seat });
  places.push({ id: "scores", ...scores });

  // At the end no card is left to lie there.
  const trays = spent ? [] : split(cards, 2, GAP, rows);
  // The colours to keep take their place.
  if (!takes.length) beds.push(...trays);
  for (const [b, text] of ["muros-pile", "muros-hand"].entries()) {
    const bed = trays[b];
    if (!bed) continue;
    const inner = inset(bed, 4);
    const kind = text.slice(6);
    const [off, down] = rows ? [BESIDE, 0] : [0, label];
    if (label && !takes.length)
      labels.push({ ...inner, ...(rows ? { width: BESIDE - 4 } : { height: LABEL - 3 }), text });
    const rest = {
      x: inner.x + off,
      y: inner.y + down,
      width: inner.width - off,
      height: inner.height - down,
    };
    for (const [i, box] of split(rest, 4, 4, beside).entries()) {
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

/** The colours that may be kept: that of the laid card, then the other's, and nothing last. */
export function takesOf([card = ""]: readonly PlaceId[], targets: readonly PlaceId[]): PlaceId[] {
  const order = [
    `take:${card.charAt(5)}`,
    ...[...COLOURS].map((colour) => `take:${colour}`),
    "take:-",
  ];
  return [...new Set(order)].filter((id) => targets.includes(id));
}

/** The number of cards at `pile:R` or `hand:R`. */
export function cardsOf(view: Pick<MurosView, "piles" | "hands">, own: number, id: PlaceId) {
  const colour = id.charAt(5);
  if (id.startsWith("pile")) return view.piles[COLOURS.indexOf(colour)] ?? 0;
  return view.hands[own]?.filter((card) => card === colour).length ?? 0;
}

export const lineOf = (slot: PlaceId): readonly number[] => LINES[slot]?.squares ?? [];

/** The colour of the card at a slot. */
export const cardAt = ({ slots }: Pick<MurosView, "slots">, slot: PlaceId): MurosColour | null =>
  slots[slot.charAt(0) as keyof MurosSlots][Number(slot.charAt(1)) - 1] ?? null;

/** The slot at the other end of a line. */
export const oppositeOf = (slot: PlaceId): PlaceId =>
  "SWNE".charAt("NESW".indexOf(slot.charAt(0))) + slot.charAt(1);

/** Returns true if cards of a pile or a hand are at a place. */
export const holdsCards = (id: PlaceId): boolean =>
  id.startsWith("pile:") || id.startsWith("hand:");

export const squareAt = ({ grid, cell }: MurosLayout, square: number) => ({
  x: grid.x + ((square % 9) + 0.5) * cell,
  y: grid.y + (Math.floor(square / 9) + 0.5) * cell,
});

/** The id for touches on squares, which aren't places. */
export const GRID = "grid";

/** The colour to keep that a touch on a counter names. By a house rule the counters that go have any colour. */
export function takeAt(
  { view, path, targets }: Pick<Scene<"muros">, "view" | "path" | "targets">,
  square: number,
): PlaceId | undefined {
  if (view.options.taking === "far-end" || !lineOf(path[1] ?? "").includes(square)) return;
  return targets.find((id) => id === `take:${view.squares.flat()[square]}`);
}

/**
 * The meaning of touching a square once a card is chosen: the only slot of its lines where the card may go, or its
 * colour if one has to be named. Otherwise the grid, which has no action.
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
  const take = takeAt({ view, path, targets }, square);
  const meant = targets.filter((id) => (id in LINES ? lineOf(id).includes(square) : id === take));
  const [one, other] = meant;
  const only = other ? undefined : places.find(({ id }) => id === one);
  return only ?? { id: GRID, ...grid };
};

/** The number of a colour's counters in the line of a slot. */
export const inLine = (colour: string, slot: PlaceId, squares: readonly unknown[]): number =>
  lineOf(slot).filter((square) => squares[square] === colour).length;

/** What a line with a card of a colour keeps for a hand: the counters, two or more, that a card of theirs may take. */
export function stayingFor(
  hand: readonly string[],
  slot: PlaceId,
  colour: string,
  squares: readonly unknown[],
): { colour: string; count: number } | undefined {
  const own = [...COLOURS].filter((each) => each !== colour && hand.includes(each));
  const counted = own.map((each) => ({ colour: each, count: inLine(each, slot, squares) }));
  return counted.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count)[0];
}

/** The number of cards laid in a phase. In phase 2 each end has one. */
export function laidIn({ slots }: Pick<MurosView, "slots">, phase: number): number {
  const ends = Object.values(slots).flat();
  const laid = ends.filter(Boolean).length;
  return Math.max(0, Math.min(laid - (phase - 1) * (ends.length / 2), ends.length / 2));
}
