/** Chooses where the marks of Dog are. */
import {
  markCan,
  markChosen,
  markFocus,
  markGoal,
  markHere,
  markLast,
  markWay,
  type Sign,
  type Trail,
} from "../../board/kit/marks";
import { fill, oval, rounded } from "../../board/paint";
import type { Goal, Pen, PlaceId, Scene } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { wayOf, whereIs } from "./draw";
import { isCaught } from "./events";
import { drawPaw, seatLook } from "./figures";
import { kindOf, seatOf } from "./ids";
import { type DogFace, type DogLayout, hasSpot, spotOf } from "./layout";

/** The least radius, in px, of a goal that is visible around a fingertip. */
const FINGER = 20;

type Way = Extract<DogEvent, { kind: "walked" | "prowled" | "jumped" }>;
const isWay = (event: { kind: string }): event is Way =>
  /^(walked|prowled|jumped)$/.test(event.kind);

/** What a move does where it ends. `many`: its steps are worth counting. */
function signOf({ events }: Goal<"dog">, view: DogView, many: boolean): Sign {
  const all = events as readonly DogEvent[];
  if (all.some(({ kind }) => kind === "swapped")) return "swaps";
  const way = all.find(isWay);
  if (!way || way.kind === "prowled") return "dot";
  const to = `${way.to}`.replace("!", "");
  const taken = all.some(
    ({ kind, ...event }) => kind === "captured" && "at" in event && event.at === to,
  );
  if (taken) return isCaught(all) ? "!" : "captures";
  if (to.startsWith("F")) return "home";
  if (to === `T${view.starts[seatOf(way.piece)]}`) return "guards";
  return many ? `${wayOf(view, way).length - 1}` : "dot";
}

/** What the last turn did, and what others did to the viewer, in the colours of the pieces that moved. */
function drawLast(pen: Pen, layout: DogLayout, { view, done = [] }: Scene<"dog">): void {
  const events = done as readonly DogEvent[];
  const colourOf = (piece: string) =>
    pen.palette[piece === "dog" ? "sable" : seatLook(seatOf(piece))[0]];
  const mark = (piece: string, trail: Partial<Trail> = {}): void =>
    markLast(
      pen,
      { to: whereIs(layout, view, piece), ...trail },
      layout.unit * 0.6,
      colourOf(piece),
    );
  for (const event of events) {
    if (isWay(event)) {
      const piece = event.kind === "prowled" ? "dog" : event.piece;
      const [from, ...way] = wayOf(view, event).map((id) => spotOf(layout, id));
      const start = event.kind === "walked" && event.from === "H" ? undefined : from;
      mark(piece, { from: start, way: way.slice(0, -1) });
    } else if (event.kind === "swapped") for (const each of [event.piece, event.other]) mark(each);
    else if (event.kind === "captured") mark(event.piece);
    else if (event.kind === "disc") for (const each of event.carried) mark(each);
  }
}

/** What the move that is shown will do: its way, its end and whom it sends home. */
function drawPreview(pen: Pen, layout: DogLayout, scene: Scene<"dog">): void {
  const { view, aim = [] } = scene;
  const { unit } = layout;
  const events = aim as readonly DogEvent[];
  for (const event of events) {
    if (isWay(event)) {
      const way = wayOf(view, event).map((id) => spotOf(layout, id));
      const colour = event.kind === "prowled" ? pen.palette.sable : undefined;
      markWay(pen, way.slice(1, -1), unit * 0.14, colour);
    } else if (event.kind === "swapped")
      for (const piece of [event.piece, event.other])
        markGoal(pen, whereIs(layout, view, piece), unit * 0.42, "swaps");
  }
  const captured = events.flatMap((event) => (event.kind === "captured" ? event.piece : []));
  for (const piece of captured)
    markGoal(pen, whereIs(layout, view, piece), unit * 0.42, "captures");
  const last = events.findLast((event) => isWay(event) && event.kind !== "prowled");
  if (!last || !isWay(last) || scene.goals?.length) return;
  const end = wayOf(view, last).at(-1);
  const taken = captured.some(
    (piece) => end && whereIs(layout, view, piece).x === spotOf(layout, end).x,
  );
  // A ghost stands where the piece will be.
  const sign = signOf({ at: end ?? "", events: aim as never }, view, false);
  if (end && !taken && sign !== "dot") markGoal(pen, spotOf(layout, end), unit * 0.42, sign);
}

export const drawMarks: DogFace["marks"] = (pen, layout, scene, touch, under) => {
  const { palette } = pen;
  const { view, targets, path, hint, goals = [], focus, focusIndex, won = [] } = scene;
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
    drawLast(pen, layout, scene);
    for (const id of won) if (pointOf(id)) draw(markCan, id);
    if (touch.touched?.id === "dog")
      for (const square of view.reach) {
        const at = spotOf(layout, `T${square}`);
        fill(pen, oval(at.x, at.y, unit * 0.4), palette.sable, 0.8);
        drawPaw(pen, at, unit * 0.27, palette.ivory);
      }
    for (const id of targets) {
      if (path.includes(id) || plays(id)) continue;
      // Equal cards can all be played.
      const cards = kindOf(id) === "card" ? places.filter((place) => place.id === id) : [];
      for (const box of cards) markCan(pen, rounded(box, 8, 1));
      if (!cards.length) draw(markCan, id);
    }
    for (const id of path) if (pointOf(id) || kindOf(id) === "turn") draw(markChosen, id);
    return;
  }
  const many = goals.length > 3;
  drawPreview(pen, layout, scene);
  for (const goal of goals) {
    const at = pointOf(goal.at);
    if (!at) continue;
    const hidden = touch.covered?.id === goal.at || touch.over?.id === goal.at;
    const r = hidden ? Math.max(FINGER, unit * 0.6) : unit * 0.42;
    markGoal(pen, at, r, signOf(goal, view, many));
  }
  for (const id of hint) {
    const at = pointOf(id);
    const box = places.find((place) => place.id === id);
    if (at) markHere(pen, at, unit * 0.7);
    else if (box) markHere(pen, { x: box.x + box.width / 2, y: box.y }, 2);
  }
  if (focus) draw(markFocus, focus);
};
