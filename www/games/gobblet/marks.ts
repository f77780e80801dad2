/** Draws marks on the board. Every mark has a shape, so none relies on colour alone. */
import { clamp } from "../../board/easing";
import { placesOf } from "../../board/kit/boxes";
import { markChosen, markFocus, markHint } from "../../board/kit/marks";
import { fill, outline, oval, rounded, stroke } from "../../board/paint";
import type { Pen, PlaceId, Scene } from "../../board/types";
import type { Three } from "../../engine/types";
import { chosen, nestAt, pictureOf } from "./draw";
import { type GobbletFace, type GobbletLayout, type Spot, spotOf } from "./layout";

const round = ({ x, y, rx, ry }: Spot, factor = 1) => oval(x, y, rx * factor, ry * factor);

/** A place with a faint fill and a ring. */
function glow(pen: Pen, spot: Spot, width: number, alpha = 1): void {
  const { mark } = pen.palette;
  fill(pen, round(spot), mark, alpha * 0.35);
  outline(pen, round(spot), mark, width, [], alpha);
}

const spotsOf = (layout: GobbletLayout, ids: PlaceId[], seat: number): Spot[] =>
  ids.flatMap((id) => placesOf(layout, id, seat)).map((place) => spotOf(layout, place));

/** The line that decided the game, drawn from its first square (`t` 0 to 1). */
export function drawWon(pen: Pen, layout: GobbletLayout, line: PlaceId[], t: number): void {
  for (const [i, spot] of spotsOf(layout, line, 0).entries())
    glow(pen, spot, 3, clamp(t * (line.length + 1) - i));
}

/** The threats: open rows of three, and rows of four that the lifted gobblet uncovers. */
function threatsOf({ view, threats, exposed }: Scene<"gobblet">): Omit<Three, "open">[] {
  const fours = (exposed?.events ?? []).flatMap((event) =>
    event.kind === "lined" ? [{ ...event, line: event.squares }] : [],
  );
  // The same row of four appears for every target of the gobblet.
  const seen = new Map(fours.map((four) => [four.squares.join(), four]));
  const threes = threats && !view.outcome ? view.threes.filter(({ open }) => open) : [];
  return [...threes, ...seen.values()];
}

/**
 * Threatening lines: a thin line below the gobblets, and a bead before each of the three or four. The viewer's own
 * lines are solid with round beads, the opponent's dashed with short bars, each in its own colour.
 */
function drawThreats(
  pen: Pen,
  layout: GobbletLayout,
  scene: Scene<"gobblet">,
  under: boolean,
): void {
  const { mark, markOwn, markHalo } = pen.palette;
  const { cell } = layout;
  const me = scene.active ?? scene.bottom;
  for (const { seat, line, squares } of threatsOf(scene)) {
    const own = seat === me;
    const colour = own ? markOwn : mark;
    const [a, , , b] = spotsOf(layout, line, seat);
    if (under && a && b) {
      const x = (b.x - a.x) * 0.14;
      const y = (b.y - a.y) * 0.14;
      const way = new Path2D(`M${a.x - x} ${a.y - y}L${b.x + x} ${b.y + y}`);
      outline(pen, way, colour, cell * 0.05, own ? [] : [cell * 0.1, cell * 0.12]);
    }
    if (under) continue;
    for (const { x, y } of spotsOf(layout, squares, seat)) {
      const d = cell * (own ? 0.065 : 0.1);
      const foot = y + cell * 0.42;
      const bead = own
        ? oval(x, foot, d)
        : rounded({ x: x - d, y: foot - d / 2, width: 2 * d, height: d }, d / 4);
      stroke(pen, bead, markHalo, 2.5);
      fill(pen, bead, colour);
    }
  }
}

function arrow(pen: Pen, from: Spot, to: Spot): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const along = ({ x, y, rx, ry }: Spot, far: number, turn = 0) =>
    `${x + Math.cos(angle + turn) * rx * far} ${y + Math.sin(angle + turn) * ry * far}`;
  const tip = along(to, -0.55);
  const head = [along(to, -0.94, -0.28), tip, along(to, -0.94, 0.28)].join("L");
  outline(pen, new Path2D(`M${along(from, 0.7)}L${tip}M${head}`), pen.palette.focus, 3.5);
}

export const drawMarks: GobbletFace["marks"] = (pen, layout, scene, touch, under) => {
  const { palette, contrast } = pen;
  const { view, path, hint } = scene;
  const { cell } = layout;
  const seat = scene.active ?? scene.bottom;
  const spots = (ids: PlaceId[]) => spotsOf(layout, ids, seat);
  // Among equal stacks only the named one.
  const hinted = hint.flatMap((id) => spots([id]).slice(0, 1));

  drawThreats(pen, layout, scene, under);

  if (!under) {
    const [from, to] = hinted;
    if (from && to) arrow(pen, from, to);
    const focused = placesOf(layout, scene.focus ?? "", scene.focusSeat ?? seat).find(
      ({ index }) => index === scene.focusIndex,
    );
    if (focused) markFocus(pen, rounded(focused, cell * 0.12, cell * 0.03));
    return;
  }

  for (const place of [...scene.last, ...(scene.earlier ?? [])].flatMap((id) =>
    placesOf(layout, id, seat),
  )) {
    if (place.seat !== undefined) continue;
    // The corners of a square: dashes along them.
    const arm = cell * 0.13;
    const square = rounded(place, 0, cell * 0.045);
    const dashes = [2 * arm, cell * 0.91 - 2 * arm];
    pen.ctx.lineDashOffset = arm;
    stroke(pen, square, palette.markQuiet, cell * (contrast ? 0.045 : 0.026), 1, dashes);
    pen.ctx.lineDashOffset = 0;
  }
  drawWon(pen, layout, scene.won ?? [], 1);
  const losing = scene.exposed?.losing ?? [];

  const source = chosen(layout, scene, touch);
  const picture = pictureOf(layout, view);
  for (const place of scene.targets.flatMap((id) => placesOf(layout, id, seat))) {
    if (path.includes(place.id) || touch.over?.id === place.id) continue;
    const spot = spotOf(layout, place);
    if (!source || losing.includes(place.id)) {
      // Possible next places and losing ones get a discreet mark, because there may be many.
      const colour = place.seat === undefined ? palette.markQuiet : palette.frameInk;
      stroke(pen, round(spot), colour, contrast ? 2.5 : 1.25, contrast ? 1 : 0.42);
    } else if (nestAt(picture, place).length) {
      markChosen(pen, round(spot), cell * 0.036);
    } else {
      fill(pen, round(spot, 0.27), palette.markHalo);
      fill(pen, round(spot, 0.215), palette.mark);
    }
  }
  if (source) fill(pen, round(spotOf(layout, source)), palette.mark, 0.28);
  if (touch.over) glow(pen, spotOf(layout, touch.over), cell * 0.05);
  for (const spot of hinted) {
    markHint(pen, round(spot), [spot.rx * 0.22, spot.rx * 0.2]);
  }
};
