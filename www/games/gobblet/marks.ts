/** Chooses where the marks of Gobblet are. */
import { clamp, mix } from "../../board/easing";
import { placesOf } from "../../board/kit/boxes";
import {
  markArrow,
  markCan,
  markChosen,
  markCover,
  markFocus,
  markGoal,
  markHere,
  markLast,
  markLock,
  markThreat,
  markVain,
  markWon,
  POINTER,
} from "../../board/kit/marks";
import { oval, rounded } from "../../board/paint";
import type { Goal, Pen, Place, PlaceId, Scene, Touch } from "../../board/types";
import type { Three } from "../../engine/types";
import { closedTo } from "./closed";
import { chosen } from "./draw";
import { type GobbletFace, type GobbletLayout, type Spot, spotOf } from "./layout";

const round = ({ x, y, rx, ry }: Spot, factor = 1) => oval(x, y, rx * factor, ry * factor);

const spotsOf = (layout: GobbletLayout, ids: readonly PlaceId[], seat: number): Spot[] =>
  ids.flatMap((id) => placesOf(layout, id, seat)).map((place) => spotOf(layout, place));

const colourOf = (pen: Pen, seat: number): string => pen.palette[seat ? "deep" : "paleLit"];

/** A line through the four that decided the game, drawn from its first square (`t` 0 to 1). */
export function drawWon(
  pen: Pen,
  layout: GobbletLayout,
  line: readonly PlaceId[],
  seat: number,
  t: number,
): void {
  const [a, , , b] = spotsOf(layout, line, 0);
  if (!a || !b) return;
  const [x, y] = [(b.x - a.x) * clamp(t), (b.y - a.y) * clamp(t)];
  markWon(pen, new Path2D(`M${a.x} ${a.y}l${x} ${y}`), colourOf(pen, seat));
}

type Line = Pick<Three, "seat" | "line" | "from">;

/** All threes, those that a hint makes, and fours that the lifted gobblet uncovers. */
function linesOf({ view, threats, exposed, hinted, active }: Scene<"gobblet">): Line[] {
  const fours = (exposed?.events ?? []).flatMap((event) =>
    event.kind === "lined" ? [{ seat: event.seat, line: event.squares, from: "" }] : [],
  );
  const made = hinted?.threes.filter(({ seat }) => seat === active) ?? [];
  const threes: Line[] = threats && !view.outcome ? [...view.threes, ...made] : [];
  // The same four appears for every target of the gobblet, and replaces the three that the gobblet held shut.
  const lines = new Map([...threes, ...fours].map((each) => [each.line.join(), each]));
  return [...lines.values()];
}

/** Draws lines of three or four. */
export function drawLines(
  pen: Pen,
  layout: GobbletLayout,
  { active, bottom }: Scene<"gobblet">,
  lines: readonly Line[],
): void {
  for (const { seat, line, from } of lines) {
    const [a, , , b] = spotsOf(layout, line, 0);
    if (!a || !b) continue;
    const [x, y] = [(b.x - a.x) * 0.14, (b.y - a.y) * 0.14];
    const path = new Path2D(`M${a.x - x} ${a.y - y}L${b.x + x} ${b.y + y}`);
    markThreat(pen, path, seat === (active ?? bottom), from !== null);
  }
}

/** What the last turn did, in its seat's colour. */
function drawLast(pen: Pen, layout: GobbletLayout, { done = [], view }: Scene<"gobblet">): void {
  for (const event of done) {
    if (event.kind !== "placed" && event.kind !== "put") continue;
    const [to] = spotsOf(layout, [event.to], event.seat);
    const [from] = event.kind === "put" ? spotsOf(layout, [event.from], event.seat) : [];
    const around = view.squares.some(
      ({ square, nest }) => event.kind === "put" && square === event.from && nest.length > 0,
    );
    if (to) markLast(pen, { from, around, to }, layout.cell * 0.44, colourOf(pen, event.seat));
  }
}

const covers = ({ events }: Goal<"gobblet">): boolean =>
  events.some((event) => "gobbled" in event && event.gobbled);

/** Where a gobblet comes from that may cover the one put on the fourth square of a line, and fill it; null if none may. */
function coverer({ at, after }: Goal<"gobblet">, seat: number): PlaceId | null {
  const fills = ({ line, squares }: Three): boolean =>
    line.some((square) => square === at) && !squares.some((square) => square === at);
  return after?.threes.find((three) => three.seat !== seat && fills(three))?.from ?? null;
}

/** A pointer to a place. In a square it is beside the pips of the gobblet, and over no other one. */
function drawPointer(
  pen: Pen,
  { cell }: GobbletLayout,
  { view }: Scene<"gobblet">,
  at: PlaceId,
  spot: Spot,
): void {
  const nest = view.squares.find(({ square }) => square === at)?.nest;
  if (!nest?.length) return markHere(pen, spot, nest ? 0 : cell * 0.5);
  const foot = { x: spot.x, y: spot.y + cell * 0.15 };
  markHere(pen, foot, cell * 0.5 - POINTER, { x: -1, y: 0 });
}

/**
 * The targets that help: gobblets that make four, or else prevent the other side's, and where the chosen one prevents it.
 * All, if none does, in puzzles, and in games from memory, where this could tell what is covered.
 */
function helpful(scene: Scene<"gobblet">, seat: number): PlaceId[] {
  const { view, path, targets, peeking, puzzle } = scene;
  const start = view.lifted ?? path[0];
  const own = view.urgent.filter((each) => each.seat === seat);
  if (!peeking || puzzle) return targets;
  if (start === undefined)
    return own.length ? targets.filter((id) => own.some(({ from }) => from === id)) : targets;
  const threatened = view.threes.some((three) => three.seat !== seat && three.from);
  const helps = (id: PlaceId): boolean => own.some(({ from, to }) => from === start && to === id);
  return threatened ? targets.filter(helps) : targets;
}

/** The marks of targets over the gobblets: a dot, or a sign. Covers have an edge below them. */
function drawGoals(
  pen: Pen,
  layout: GobbletLayout,
  { goals = [], exposed }: Scene<"gobblet">,
  { over, covered }: Touch,
  seat: number,
  helps: readonly PlaceId[],
): void {
  const { cell } = layout;
  for (const goal of goals)
    for (const place of placesOf(layout, goal.at, seat)) {
      const loses = exposed?.losing.includes(place.id);
      if (!loses && covers(goal)) continue;
      const spot = spotOf(layout, place);
      const r = cell * (over?.id === place.id || covered?.id === place.id ? 0.26 : 0.15);
      if (loses || helps.includes(place.id)) markGoal(pen, spot, r, loses ? "danger" : "dot");
      else {
        const [start] = spotsOf(layout, [coverer(goal, seat) ?? ""], 1 - seat);
        if (start) drawCover(pen, layout, start, spot);
        markVain(pen, oval(spot.x, spot.y, r * 0.55));
      }
    }
}

/** An arrow to a gobblet that is covered, with its tip beside the middle. */
function drawCover(pen: Pen, { cell }: GobbletLayout, start: Spot, spot: Spot): void {
  const t = 1 - (cell * 0.22) / Math.hypot(start.x - spot.x, start.y - spot.y);
  markArrow(pen, start, { x: mix(start.x, spot.x, t), y: mix(start.y, spot.y, t) }, "threat");
}

export const drawMarks: GobbletFace["marks"] = (pen, layout, scene, touch, under) => {
  const { path, hint, alternatives = [], goals = [] } = scene;
  const { cell } = layout;
  const seat = scene.active ?? scene.bottom;
  const source = chosen(layout, scene, touch);
  const helps = helpful(scene, seat);
  const placesAt = (id: PlaceId): Place[] => placesOf(layout, id, seat);
  if (under) {
    drawLines(pen, layout, scene, linesOf(scene));
    drawWon(pen, layout, scene.won ?? [], scene.view.outcome?.winners[0] ?? 0, 1);
    drawLast(pen, layout, scene);
    if (source) markChosen(pen, round(spotOf(layout, source)));
    else
      for (const id of helps)
        for (const place of placesAt(id)) markCan(pen, round(spotOf(layout, place)));
    for (const goal of goals.filter(covers))
      for (const place of placesAt(goal.at))
        (helps.includes(goal.at) ? markCover : markVain)(pen, round(spotOf(layout, place)));
    return;
  }
  drawGoals(pen, layout, scene, touch, seat, helps);
  for (const { x, y } of spotsOf(layout, closedTo(scene.view, path), seat))
    markLock(pen, { x: x + cell * 0.28, y: y + cell * 0.3 }, cell * 0.12);
  // Among equal stacks only the named one.
  const [from, to] = hint.flatMap((id) => spotsOf(layout, [id], seat).slice(0, 1));
  if (from && to) markArrow(pen, from, to, "hint");
  // In the rules no stacks are drawn.
  else if (!(path.length && source))
    for (const at of [...hint.slice(0, 1), ...alternatives])
      for (const spot of spotsOf(layout, [at], seat).slice(0, 1))
        drawPointer(pen, layout, scene, at, spot);
  const focused = placesOf(layout, scene.focus ?? "", scene.focusSeat ?? seat).find(
    ({ index }) => index === scene.focusIndex,
  );
  if (focused) markFocus(pen, rounded(focused, cell * 0.12, cell * 0.03));
};
