/**
 * The marks of a table. Each has one look and one meaning in every game, and each has a shape, so that none relies on
 * colour alone. Faces draw no other marks: they only choose where these are.
 */
import { write } from "../emblem";
import { fill, outline, oval, placed, stroke } from "../paint";
import type { Box, Pen, Point } from "../types";

/** What a touch on a goal does: nothing special, or a sign. Other texts are written, such as a number. */
export type Sign =
  | "dot"
  | "blocks"
  | "captures"
  | "danger"
  | "guards"
  | "home"
  | "swaps"
  | "turns"
  | "draws"
  | (string & {});

/** The last step of a seat: where something came from, its way, and where it is now, unless it has left the board. */
export interface Trail {
  from?: Point | undefined;
  /** True if something else is at the start, so that the ring must go around it. */
  around?: boolean;
  way?: readonly Point[];
  to?: Point;
}

/** The widths and opacities of a soft edge, from the outside in. */
const SOFT = [
  [11, 0.22],
  [7, 0.34],
  [3.5, 0.9],
] as const;

/** "You may take this now": a soft light edge. Things side by side, `many` of them, are only lit: edges would dazzle. */
export function markCan(pen: Pen, path: Path2D, many = false): void {
  if (many) fill(pen, path, pen.palette.glow, 0.5);
  else for (const [width, alpha] of SOFT) stroke(pen, path, pen.palette.glow, width, alpha);
  if (pen.contrast) stroke(pen, path, pen.palette.ink, 1.5);
}

/** "You hold this": a solid edge. */
export const markChosen = (pen: Pen, path: Path2D): void => outline(pen, path, pen.palette.mark, 3);

/** The shapes of signs within -1 to 1: `filled`, or lines with a width of 0.36. */
export const SIGN_SHAPES: Record<string, [shape: string, filled?: boolean]> = {
  blocks: ["M-.66-.04H.66V.8H-.66ZM-.4-.04V-.36A.4.4 0 0 1 .4-.36V-.04"],
  captures: ["M-.62-.62.62.62M.62-.62-.62.62"],
  danger: ["M0-.8V.12M0 .66V.72"],
  guards: ["M-.68-.66Q0-.5.68-.66V0Q.6.62 0 .86-.6.62-.68 0Z", true],
  home: ["M-.8 0 0-.78.8 0H.56V.72H-.56V0Z", true],
  swaps: ["M-.7-.3H.6M.3-.66.66-.3.3.06M.7.4H-.6M-.3.04-.66.4-.3.76"],
  draws: ["M-1-.14H-.66V-.48H-.38V-.14H-.04V.14H-.38V.48H-.66V.14H-1ZM.14-.66H.92V.66H.14Z", true],
  // Either way.
  turns: ["M-.7.3A.76.76 0 1 1 .7.3M1.02 0 .7.34.38 0M-1.02 0-.7.34-.38 0"],
};

/** "A tap here plays": a dot, larger if it has a sign for what happens. It may have the colour of what it brings. */
export function markGoal(
  pen: Pen,
  at: Point,
  radius: number,
  sign: Sign,
  disc?: { fill: string; ink: string },
): void {
  const { palette } = pen;
  const ink = disc?.ink ?? palette.markHalo;
  const r = sign === "dot" ? radius * 0.55 : Math.max(radius, 8);
  fill(pen, oval(at.x, at.y, r + Math.max(1.5, r * 0.18)), palette.markHalo);
  const plain = /^(captures|danger)$/.test(sign) ? palette.threat : palette.goal;
  fill(pen, oval(at.x, at.y, r), disc?.fill ?? plain);
  if (sign === "dot") return;
  const known = SIGN_SHAPES[sign];
  placed(pen, at, r * 0.66, () => {
    if (!known) return write(pen, sign, sign.length > 1 ? 1.25 : 1.7, ink);
    const [shape, filled] = known;
    if (filled) fill(pen, new Path2D(shape), ink);
    else stroke(pen, new Path2D(shape), ink, 0.36);
  });
}

/** "A tap here plays, but doesn't help": a thin edge. */
export const markVain = (pen: Pen, path: Path2D): void => outline(pen, path, pen.palette.muted, 2);

/** "This is closed": a small lock. */
export const markLock = (pen: Pen, at: Point, radius: number): void =>
  markGoal(pen, at, radius, "blocks", { fill: pen.palette.muted, ink: pen.palette.markHalo });

/** The number of a stage, where a move has several. */
export function markStage(pen: Pen, { x, y }: Point, radius: number, stage: number): void {
  const r = Math.max(7, radius);
  fill(pen, oval(x, y, r), pen.palette.paper);
  stroke(pen, oval(x, y, r), pen.palette.goal, 1.5);
  write(pen, `${stage}`, r * 1.35, pen.palette.ink, y, x);
}

/** Arrows for what turns where a tap plays, or has turned last. */
export const markTurn = (pen: Pen, path: Path2D, size: number, when: "goal" | "last"): void =>
  outline(pen, path, pen.palette[when === "goal" ? "goal" : "lastEdge"], size * 0.16);

/** "A tap here covers this piece, or moves up to it": an edge around it, so that it stays visible. */
export const markCover = (pen: Pen, path: Path2D): void => outline(pen, path, pen.palette.goal, 4);

/** The cross of something that is taken away. */
export function markTaken(pen: Pen, { x, y }: Point, r: number): void {
  const path = new Path2D(crossOf(x, y, r));
  stroke(pen, path, pen.palette.markHalo, r * 0.62);
  stroke(pen, path, pen.palette.threat, r * 0.36);
}

const crossOf = (x: number, y: number, r: number): string =>
  `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;

/** "This can't be done here": a cross that arrives as `t` goes to 1. */
export function markRefused(pen: Pen, { x, y, width, height }: Box, t: number): void {
  const r = Math.min(width, height) * (0.3 - 0.14 * t);
  outline(pen, new Path2D(crossOf(x + width / 2, y + height / 2, r)), pen.palette.ink, 3.5);
}

/** The way that something will go, or has gone: small dots. */
export function markWay(
  pen: Pen,
  way: readonly Point[],
  r: number,
  colour = pen.palette.goal,
): void {
  for (const { x, y } of way) {
    fill(pen, oval(x, y, r + 1.2), pen.palette.markHalo);
    fill(pen, oval(x, y, r), colour);
  }
}

/** "This is what a seat did last": a ring at the start, the way, and corners at the end, in the seat's colour. */
export function markLast(pen: Pen, trail: Trail, r: number, colour: string, alpha = 1): void {
  const { from, around, way = [], to } = trail;
  const width = Math.max(1.75, r * 0.055);
  const line = (path: string | Path2D): void => {
    const drawn = typeof path === "string" ? new Path2D(path) : path;
    stroke(pen, drawn, pen.palette.lastEdge, width + 2, alpha * 0.75);
    stroke(pen, drawn, colour, pen.contrast ? width * 1.4 : width, alpha);
  };
  if (from) line(oval(from.x, from.y, around ? r : r * 0.55));
  for (const { x, y } of way) line(oval(x, y, width / 2));
  if (!to) return;
  const arm = r * 0.45;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (y) => `M${to.x + x * r} ${to.y + y * (r - arm)}V${to.y + y * r}H${to.x + x * (r - arm)}`,
    ),
  );
  line(corners.join(""));
}

/** "This is what a seat did before that": a thin line from its start to its end, in the seat's colour. */
export function markEarlier(pen: Pen, way: readonly Point[], colour: string): void {
  const path = new Path2D(`M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`);
  const end = way.at(-1);
  if (end) path.addPath(oval(end.x, end.y, 2));
  stroke(pen, path, pen.palette.lastEdge, 3.5, 0.4);
  stroke(pen, path, colour, pen.contrast ? 2 : 1.5, 0.75);
}

/** "This has won": a broad line through it, in its seat's colour. */
export function markWon(pen: Pen, path: Path2D, colour: string, width = 9): void {
  stroke(pen, path, pen.palette.lastEdge, width + 4, 0.75);
  stroke(pen, path, colour, width);
}

/** The height of a pointer, in px. */
export const POINTER = 20;

/**
 * "Look here": a pointer to a point, with its tip `away` from it. It comes from above, near the top edge from below, or
 * `from` a side.
 */
export function markHere(pen: Pen, { x, y }: Point, away: number, from?: Point): void {
  const side = from ?? { x: 0, y: y - away - POINTER < 2 ? 1 : -1 };
  const at = (far: number, wide: number): string =>
    `${x + side.x * far - side.y * wide} ${y + side.y * far + side.x * wide}`;
  const [base, half] = [away + POINTER, POINTER / 2];
  const path = new Path2D(`M${at(away, 0)}L${at(base, half)}L${at(base, -half)}Z`);
  outline(pen, path, pen.palette.focus, 3);
  fill(pen, path, pen.palette.focus);
}

/** An arrow between two points: the way of a hinted move, or of a move that the other side threatens. */
export const markArrow = (pen: Pen, from: Point, to: Point, of: "hint" | "threat"): void =>
  outline(pen, new Path2D(arrow(from, to)), pen.palette[of === "hint" ? "focus" : "threat"], 3.5);

/** "These two change places": an arrow with two heads. Between things of this width that touch, it is beside them. */
export function markSwap(pen: Pen, from: Point, to: Point, width: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const touch = far < width * 2.5;
  const [inset, aside] = touch ? [0, width * 0.8] : [width * 0.6, 0];
  const at = (way: number): Point => ({
    x: from.x + (dx * way + dy * aside) / far,
    y: from.y + (dy * way - dx * aside) / far,
  });
  const [a, b] = [at(inset), at(far - inset)];
  const head = Math.min(HEAD, far * 0.35);
  outline(pen, new Path2D(arrow(a, b, head) + arrow(b, a, head)), pen.palette.goal, 3.5);
}

/** The length of an arrow's head. */
const HEAD = 14;

function arrow(from: Point, to: Point, head = HEAD): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = (turn: number): string =>
    `${to.x - Math.cos(angle + turn) * head} ${to.y - Math.sin(angle + turn) * head}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${tip(0.5)}L${to.x} ${to.y}L${tip(-0.5)}`;
}

/**
 * A threat: of a line that would win, broken while it is shut, or the way of something that may catch what stands at
 * its end. A double line is the reader's `own`, a thin one that of others.
 */
export function markThreat(pen: Pen, path: Path2D, own: boolean, open: boolean): void {
  const { contrast, palette } = pen;
  const dash = open ? [] : [7, 7];
  if (!own) return stroke(pen, path, palette.threat, contrast ? 4 : 2.5, 0.9, dash);
  stroke(pen, path, palette.goal, 8, 1, dash);
  stroke(pen, path, palette.markHalo, 3, 1, dash);
}

/** The keyboard's focus. */
export const markFocus = (pen: Pen, path: Path2D): void => outline(pen, path, pen.palette.focus, 3);
