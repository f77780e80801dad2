/** The marks of a move before it is played: where it ends, what it does there, and in which order. */
import { around } from "../../board/kit/boxes";
import {
  markCover,
  markGoal,
  markRefused,
  markStage,
  markSwap,
  markThreat,
  markTurn,
  markWay,
  type Sign,
} from "../../board/kit/marks";
import { oval } from "../../board/paint";
import type { Goal, Pen, Point, Scene, Touch } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { whereIs } from "./draw";
import { isCaught, pullerOf } from "./events";
import { isOccupied, numberOf, occupant, placeOf, seatOf, squareOf } from "./ids";
import { type DogLayout, spotOf, standOf } from "./layout";
import { faceOf } from "./selectors";
import { isWalking, stepsIn, stepsTo, wayOf } from "./track";
import { turnArrows } from "./wood";

/** The least radius, in px, of a goal that is visible around a fingertip. */
const FINGER = 20;

/** What a move leads to: a turn of the disc, or a card. */
function leadsTo(events: readonly DogEvent[]): Sign | undefined {
  const owed = events.find((each) => each.kind === "owing")?.owed[0];
  return owed?.kind === "paw" ? "turns" : owed?.kind === "draw" ? "draws" : undefined;
}

/** What a move does where it ends. `counts`: its steps are worth counting. */
function signOf(
  events: readonly DogEvent[],
  view: DogView,
  after: DogView | undefined,
  counts: boolean,
): Sign {
  if (events.some(({ kind }) => kind === "swapped")) return "swaps";
  const way = events.find(isWalking);
  if (!way || way.kind === "prowled") return "dot";
  const to = `${way.to}`.replace("!", "");
  if (events.some((each) => each.kind === "captured" && each.at === to))
    return isCaught(events) ? "danger" : "captures";
  if (to.startsWith("F")) return counts ? `${stepsIn(events, view)}` : "home";
  if (after?.guards.includes(way.piece)) return "guards";
  return counts ? `${stepsIn(events, view)}` : (leadsTo(events) ?? "dot");
}

/** Draws a sign beside what stands at a point, which stays visible. */
export function markBeside(
  pen: Pen,
  { unit }: DogLayout,
  { x, y }: Point,
  sign: Sign,
  disc?: { fill: string; ink: string },
): void {
  // A sign has a least size, which would hide a small piece.
  const far = Math.max(unit * 0.58, 9);
  const at = { x: x + far, y: Math.max(unit * 0.6, y - far) };
  markGoal(pen, at, unit * 0.36, sign, disc);
}

/** The place where a tap plays. Where a finger `hides` it, its mark is larger. */
export function drawGoal(
  pen: Pen,
  layout: DogLayout,
  { view, goals = [] }: Scene<"dog">,
  { at: id, events, after }: Goal<"dog">,
  hides: boolean,
): void {
  const { unit } = layout;
  const at = whereIs(layout, view, id);
  const steps = new Set(goals.map((goal) => stepsIn(goal.events, view)));
  const sign = signOf(events as DogEvent[], view, after, steps.size > 1);
  if (!hides && isOccupied(view, id)) markBeside(pen, layout, at, sign);
  else markGoal(pen, at, hides ? Math.max(FINGER, unit * 0.6) : unit * 0.42, sign);
  const more = Number(sign) ? leadsTo(events as DogEvent[]) : undefined;
  if (more) markBeside(pen, layout, at, more);
}

/** Beside a turn of the disc: whether a capture follows, and if of the mover's own side. */
export function drawLosses(
  pen: Pen,
  { places, unit }: DogLayout,
  { view: { mover, partners } }: Scene<"dog">,
  { at: id, events }: Goal<"dog">,
): void {
  const taken = (events as DogEvent[]).flatMap((event) =>
    event.kind === "captured" ? seatOf(event.piece) : [],
  );
  const box = places.find((place) => place.id === id);
  if (!box || taken.length === 0) return;
  const own = taken.some((seat) => [mover, partners[mover]].includes(seat));
  const at = { x: box.x + box.width * 0.9, y: box.y + box.height * 0.15 };
  markGoal(pen, at, unit * 0.45, own ? "danger" : "captures");
}

/** What the move that is shown will do: its way, its end and whom it sends home; its stages in their order. */
export function drawPreview(pen: Pen, layout: DogLayout, scene: Scene<"dog">): void {
  const { view, after, aim = [], goals = [] } = scene;
  const { unit, middle, star } = layout;
  const events = aim as readonly DogEvent[];
  const stages = events.filter((event) => isWalking(event) || event.kind === "disc");
  // A piece of course moves before the dog.
  const numbered = stages.length > 1 && stages[0]?.kind === "disc";
  for (const [i, event] of stages.entries()) {
    if (event.kind === "disc") {
      markTurn(pen, turnArrows(layout, event.clockwise), unit, "goal");
      const at = { x: middle.x, y: middle.y - (star.disc - 0.62) * unit };
      if (numbered) markStage(pen, at, unit * 0.4, i + 1);
    } else if (isWalking(event)) {
      const dog = event.kind === "prowled";
      const way = wayOf(view, event).map((id) => spotOf(layout, id));
      markWay(pen, way.slice(1, -1), unit * 0.14, dog ? pen.palette.sable : undefined);
      const { x, y } = dog ? standOf(layout, "dog", `T${event.from}`) : (way.at(-1) ?? middle);
      const at = { x: x - unit * 0.6, y: y - unit * 0.6 };
      if (numbered) markStage(pen, at, unit * 0.4, i + 1);
    }
  }
  const pulls = events.length > 0 ? events : (goals[0]?.events as DogEvent[] | undefined);
  const puller = pullerOf(pulls ?? [], view);
  if (puller) {
    const at = whereIs(layout, view, puller);
    markCover(pen, oval(at.x, at.y, unit * 0.8));
  }
  for (const event of events)
    if (event.kind === "swapped")
      markSwap(pen, whereIs(layout, view, event.piece), whereIs(layout, view, event.other), unit);
    else if (event.kind === "captured")
      markBeside(pen, layout, spotOf(layout, squareOf(event.piece, event.at)), "captures");
  if (after) {
    for (const guard of aheadOf(events, after)) cross(pen, layout, whereIs(layout, after, guard));
    for (const way of waysOfDog(events, view, after)) {
      const points = way.map((at) => spotOf(layout, `T${at}`));
      const path = new Path2D(`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`);
      markThreat(pen, path, false, true);
    }
  }
  drawEnd(pen, layout, scene, events);
}

/** The guards right in front of the pieces that a move brought there. Royal has figures that pass them. */
function aheadOf(events: readonly DogEvent[], after: DogView): string[] {
  if (after.variant === "royal") return [];
  const brought = events.filter(({ kind }) => kind === "walked" || kind === "swapped");
  const ahead = brought.map((event) => {
    const at = "piece" in event ? placeOf(after, event.piece) : "H";
    return at[0] === "T" && occupant(after, `T${(numberOf(at) + 1) % after.track}`);
  });
  return after.guards.filter((guard) => ahead.includes(guard));
}

/** The squares from the dog to each of the mover's pieces that a move leaves as its prey. */
export function waysOfDog(
  events: readonly DogEvent[],
  { mover, partners }: DogView,
  after: DogView,
): number[][] {
  const { dog, prey, track } = after;
  if (dog === null) return [];
  const moved = events.flatMap((event): string[] => {
    if (event.kind === "disc") return event.carried.map(([piece]) => piece);
    if (event.kind === "swapped") return [event.piece, event.other];
    return event.kind === "walked" ? [event.piece] : [];
  });
  const own = (piece: string): boolean => [mover, partners[mover]].includes(seatOf(piece));
  return prey.flatMap((piece) => {
    if (!own(piece) || !moved.includes(piece)) return [];
    const steps = stepsTo(after, dog, numberOf(placeOf(after, piece)));
    return [Array.from({ length: steps + 1 }, (_, i) => (dog + i) % track)];
  });
}

/** Crosses what is in the way. */
const cross = (pen: Pen, { unit }: DogLayout, at: Point): void =>
  markRefused(pen, around(at, unit * 2.4), 1);

/** Crosses what is in the way of the cards that can't be played: of a touched one, or of all if there is no choice. */
export function drawBlockers(
  pen: Pen,
  layout: DogLayout,
  { view, active, starts = [] }: Scene<"dog">,
  { touched }: Touch,
): void {
  const { own } = layout;
  if (active !== own || view.phase !== "play" || view.owed.length > 0) return;
  const stuck = (view.hands[own] ?? []).filter((card) => !starts.includes(`card:${card}`));
  const cards = stuck.filter((card) => starts.length < 2 || touched?.id === `card:${card}`);
  const ways = view.blocked.filter(({ card, by }) => by && cards.includes(card));
  const ahead = ways.map(({ by }) => whereIs(layout, view, by ?? ""));
  const starting = cards.some((card) => faceOf(view, card).does === "start");
  const home = `T${view.starts[view.colour]}`;
  if (starting && view.startTaken) ahead.push(spotOf(layout, home));
  for (const at of ahead) cross(pen, layout, at);
}

/** What the move that is shown does where it ends. A ghost stands there. */
function drawEnd(
  pen: Pen,
  layout: DogLayout,
  { view, after, goals }: Scene<"dog">,
  events: readonly DogEvent[],
): void {
  const last = events.findLast((event) => isWalking(event) && event.kind !== "prowled");
  if (!last || !isWalking(last) || goals?.length) return;
  const end = wayOf(view, last).at(-1);
  const sign = signOf(events, view, after, false);
  if (end && !/^(dot|captures|danger|swaps|home)$/.test(sign))
    markBeside(pen, layout, spotOf(layout, end), sign);
}
