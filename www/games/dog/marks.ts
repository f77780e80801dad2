/** Chooses where the marks of Dog are. */
import {
  markCan,
  markChosen,
  markEarlier,
  markFocus,
  markHere,
  markLast,
  markTurn,
  markWon,
  POINTER,
  type Trail,
} from "../../board/kit/marks";
import { fill, oval, rounded } from "../../board/paint";
import type { Pen, Place, PlaceId, Point, Scene } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { whereIs } from "./draw";
import { seatLook } from "./figures";
import { isOccupied, kindOf, placeOf, seatOf, squareOf } from "./ids";
import { type DogFace, type DogLayout, hasSpot, onBoard, spotOf, standing } from "./layout";
import { drawBlockers, drawGoal, drawLosses, drawPreview, markBeside } from "./preview-marks";
import { outsideOf, SEATS } from "./selectors";
import { bendAt } from "./star";
import { isWalking, lengthOf, wayOf } from "./track";
import { turnArrows } from "./wood";

const trailColour = (pen: Pen, piece: string): string =>
  pen.palette[piece === "dog" ? "sable" : seatLook(seatOf(piece))[0]];

/** Returns true if the disc turned. It carried the ends of all ways before that elsewhere. */
const hasTurned = (events: readonly DogEvent[]): boolean =>
  events.some(({ kind }) => kind === "disc");

/** A line through squares, which rounds the corner into a lane as the board does. */
const lineOf = (layout: DogLayout, ids: readonly PlaceId[]): Point[] =>
  ids.flatMap((id, i) => {
    const to = spotOf(layout, id);
    if (!id.endsWith("F0") || i === 0) return [to];
    const from = spotOf(layout, ids[i - 1] ?? id);
    const { x, y } = onBoard(layout, bendAt(layout.star, layout.arms[seatOf(id)] ?? 0));
    return [{ x: (from.x + 2 * x + to.x) / 4, y: (from.y + 2 * y + to.y) / 4 }, to];
  });

/** One line for each turn before the last one: its longest way, or what it swapped. */
function drawEarlier(pen: Pen, layout: DogLayout, scene: Scene<"dog">): void {
  const { view, done = [], earlier = [] } = scene;
  if (hasTurned(done as readonly DogEvent[])) return;
  const turns = earlier as readonly DogEvent[][];
  for (const events of turns.slice(turns.findLastIndex(hasTurned) + 1)) {
    const ways = events.flatMap((event) => {
      if (event.kind === "swapped") return [{ piece: event.piece, ids: [event.from, event.to] }];
      if (!isWalking(event) || event.kind === "prowled") return [];
      return [{ piece: event.piece, ids: wayOf(view, event) }];
    });
    const [longest] = ways.sort((a, b) => b.ids.length - a.ids.length);
    if (longest) markEarlier(pen, lineOf(layout, longest.ids), trailColour(pen, longest.piece));
  }
}

/** The last turn, without what others did to the viewer before it. */
const lastTurn = (events: readonly DogEvent[]): readonly DogEvent[] => {
  const begins = events.findIndex(({ kind }) => kind === "played");
  return begins < 0 ? [] : events.slice(begins);
};

/** Beside the pieces that shared the last card: how far each went. */
function drawShares(pen: Pen, layout: DogLayout, { view, done = [] }: Scene<"dog">): void {
  const steps = new Map<string, number>();
  for (const event of lastTurn(done as readonly DogEvent[]))
    if (event.kind === "walked" && event.from !== "H")
      steps.set(event.piece, (steps.get(event.piece) ?? 0) + lengthOf(view, event));
  const disc = { fill: pen.palette.paper, ink: pen.palette.ink };
  for (const [piece, count] of steps.size > 1 ? steps : [])
    if (placeOf(view, piece) !== "H")
      markBeside(pen, layout, whereIs(layout, view, piece), `${count}`, disc);
}

/** What the last turn did, and what others did to the viewer, in the colours of the pieces that moved. */
function drawLast(pen: Pen, layout: DogLayout, { view, done = [] }: Scene<"dog">): void {
  const events = done as readonly DogEvent[];
  const colourOf = (piece: string) => trailColour(pen, piece);
  const mark = (
    piece: string,
    { to = whereIs(layout, view, piece), ...more }: Partial<Trail> = {},
  ) => markLast(pen, { to, ...more }, layout.unit * 0.6, colourOf(piece));
  const turned = events.findLastIndex(({ kind }) => kind === "disc");
  const last = events.length - lastTurn(events).length;
  for (const [i, event] of events.entries()) {
    if (isWalking(event)) {
      const piece = event.kind === "prowled" ? "dog" : event.piece;
      const ids = wayOf(view, event);
      const [from, ...way] = ids.map((id) => spotOf(layout, id));
      const start = event.kind === "walked" && event.from === "H" ? undefined : from;
      // The disc has carried the end of the way elsewhere.
      const carried = i < turned;
      mark(piece, {
        from: start,
        way: carried ? [] : way.slice(0, -1),
        to: carried ? undefined : way.at(-1),
      });
    } else if (event.kind === "swapped") {
      mark(event.piece, { to: spotOf(layout, event.to) });
      mark(event.other, { to: spotOf(layout, event.from) });
    } else if (event.kind === "captured") {
      const at = squareOf(event.piece, event.at);
      const to = spotOf(layout, squareOf(event.piece, "H"));
      mark(event.piece, { from: spotOf(layout, at), around: isOccupied(view, at), to });
    } else if (event.kind === "disc") {
      if (i === turned) markTurn(pen, turnArrows(layout, event.clockwise), layout.unit, "last");
      const rides: [string, string][] = event.dog === null ? [] : [["dog", `T${event.dog}`]];
      for (const [piece, from] of i < last ? event.carried : [...event.carried, ...rides]) {
        const at = squareOf(piece, from);
        // Where the pieces of others came from is shown only for the last turn.
        const isShown = i >= last || seatOf(piece) === layout.own;
        mark(piece, isShown ? { from: spotOf(layout, at), around: isOccupied(view, at) } : {});
      }
    }
  }
}

/** The full lane of a winner. */
function drawWon(pen: Pen, layout: DogLayout, seat: number): void {
  const lane = [0, 1, 2, 3].map((slot) => spotOf(layout, `${SEATS.charAt(seat)}F${slot}`));
  const path = new Path2D(`M${lane.map(({ x, y }) => `${x} ${y}`).join("L")}`);
  markWon(pen, path, pen.palette.ivory, layout.unit * 1.35);
}

const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };

/** The sides that a pointer may come from. */
const SIDES: readonly Point[] = [UP, { x: 1, y: 0 }, { x: -1, y: 0 }, DOWN];

/** The side from which a pointer covers fewest pieces. */
function clearSide(layout: DogLayout, view: DogView, { x, y }: Point): Point {
  const { unit, middle, star } = layout;
  const far = unit * 0.7 + POINTER / 2;
  const all = standing(view).map(([, square]) => spotOf(layout, square));
  const covers = (side: Point): number => {
    const at = { x: x + side.x * far, y: y + side.y * far };
    const outside = Math.abs(at.x - middle.x) > star.width * unit - POINTER / 2 || at.y < POINTER;
    const near = all.filter((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < unit * 0.5 + 8);
    return near.length + (outside ? 9 : 0);
  };
  return SIDES.reduce((best, side) => (covers(side) < covers(best) ? side : best));
}

/** Points at a card from above, or from below where another card lies above. */
function pointAt(pen: Pen, { places, hand }: DogLayout, box: Place): void {
  const [x, top] = [box.x + box.width / 2, box.y - POINTER];
  const covers = places.some(
    (each) =>
      /^(card|as):/.test(each.id) &&
      Math.abs(each.x + each.width / 2 - x) < (each.width + POINTER) / 2 &&
      each.y < box.y &&
      each.y + each.height > top,
  );
  const low = Math.min(box.y + box.height, hand.y + hand.height - POINTER - 4);
  markHere(pen, { x, y: covers ? low : box.y }, 2, covers ? DOWN : UP);
}

export const drawMarks: DogFace["marks"] = (pen, layout, scene, touch, under) => {
  const { palette } = pen;
  const { view, targets, path, hint, goals = [], focus, focusIndex, winners = [] } = scene;
  const { unit, places } = layout;
  const pointOf = (id: PlaceId) => (hasSpot(layout, id) ? whereIs(layout, view, id) : null);
  /** The edge of a square, a piece, or another place's box. */
  const edge = (id: PlaceId): Path2D | undefined => {
    const at = pointOf(id);
    const boxes = places.filter((place) => place.id === id);
    const box = boxes.find(({ index }) => id === focus && index === focusIndex) ?? boxes[0];
    // A guard stands on a plate, which needs a larger edge.
    const far = view.guards.some((guard) => guard === id) ? 0.8 : 0.56;
    return at ? oval(at.x, at.y, unit * far) : box && rounded(box, 8, 1);
  };
  const draw = (mark: (pen: Pen, path: Path2D) => void, id: PlaceId): void => {
    const path = edge(id);
    if (path) mark(pen, path);
  };
  const plays = (id: PlaceId): boolean => goals.some(({ at }) => at === id);
  if (under) {
    drawEarlier(pen, layout, scene);
    drawLast(pen, layout, scene);
    for (const seat of winners) drawWon(pen, layout, seat);
    if (touch.touched?.id === "dog")
      for (const square of view.reach) {
        const at = spotOf(layout, `T${square}`);
        fill(pen, oval(at.x, at.y, unit * 0.4), palette.sable, 0.8);
      }
    for (const id of targets) {
      const kind = kindOf(id);
      // Once a way is chosen, only that one is shown.
      const left = /turn|square/.test(kind) && path.some((at) => kindOf(at) === kind);
      if (path.includes(id) || left || (plays(id) && pointOf(id) && !isOccupied(view, id)))
        continue;
      // Equal cards can all be played.
      const cards = kind === "card" ? places.filter((place) => place.id === id) : [];
      for (const box of cards) markCan(pen, rounded(box, 8, 1));
      if (!cards.length) draw(markCan, id);
    }
    for (const id of path) if (pointOf(id)) draw(markChosen, id);
    return;
  }
  if (path.length === 0) drawShares(pen, layout, scene);
  drawPreview(pen, layout, scene);
  drawBlockers(pen, layout, scene, touch);
  for (const goal of goals)
    if (pointOf(goal.at)) {
      const hides = touch.covered?.id === goal.at || touch.over?.id === goal.at;
      drawGoal(pen, layout, scene, goal, hides);
    } else drawLosses(pen, layout, scene, goal);
  // A puzzle points at the pieces to bring in.
  const asked = scene.puzzle && path.length + hint.length === 0;
  for (const id of asked ? outsideOf(view, scene.bottom) : hint) {
    const at = pointOf(id);
    const box = places.find((place) => place.id === id);
    if (at) markHere(pen, at, unit * 0.7, clearSide(layout, view, at));
    else if (box) pointAt(pen, layout, box);
  }
  if (focus) draw(markFocus, focus);
};
