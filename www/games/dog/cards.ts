/** Cards as clean paper with a large number, their backs, and counts. */
import { emblem, lookOf, write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { markChosen } from "../../board/kit/marks";
import { fill, oval, placed, rounded, stroke } from "../../board/paint";
import type { Pen } from "../../board/types";
import { type Palette, shadow } from "../../theme/tokens";
import { DOG, seatLook } from "./figures";
import { faceText } from "./ids";
import { TALL } from "./layout";

/** An arrow up: out of home, or over to the partner. */
const UP = "M0 1V-.9M-.6-.3 0-.9.6-.3";

/** The badges of cards in the hand: to be given, received, to be taken back. */
const BADGES: Record<string, string> = {
  give: UP,
  came: "M0-1V.9M-.6.3 0 .9.6.3",
  undo: "M-.7-.7.7.7M.7-.7-.7.7",
};

/** The signs for the effects of cards, within -1 to 1. Closed paths are filled. */
const SIGNS: Record<string, string> = {
  start: UP,
  exchange: "M-.9-.45H.85M.4-.9.85-.45.4 0M.9.5H-.85M-.4.05-.85.5-.4.95",
  share: "M-.9 0H-.3M.2-.75.8-.75M-.3 0 .2-.75M-.3 0H.8M-.3 0 .2.75H.8",
  copy: "M.3-.35V-.95H-.75V.35H-.3M-.3-.35H.75V.95H-.3V-.35",
  magnet: "M-.6-.9V.2A.6.6 0 0 0 .6.2V-.9M-.95-.45H-.25M.25-.45H.95",
  burn: lookOf("R")[3],
  wild: "M0-1 .28-.32 1-.28.45.2.62.95 0 .55-.62.95-.45.2-1-.28-.28-.32Z",
};

/** The effects of cards that have a name on them, and the width from which it can be read. */
const CAPTIONS: Record<string, string> = {
  exchange: "dog-caption-exchange",
  burn: "dog-caption-split",
  share: "dog-caption-split",
  wild: "dog-caption-wild",
  copy: "dog-caption-copy",
  magnet: "dog-caption-magnet",
};
const READABLE = 40;

/** The width of a text, in its size. Other scripts than Latin have wide characters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > "\u2000" ? 1 : 0.6), 0);

/** The size of a caption that fits a card. */
const captionSize = (text: string, width: number): number =>
  Math.min(width * 0.2, (width * 0.9) / widthOf(text));

function face(pen: Pen, card: string, width: number, ink: string, does: string): void {
  const { palette, contrast } = pen;
  const height = width * TALL;
  const box = boxOf(width, height);
  const round = Math.max(3, width * 0.1);
  const dark = ink === "Black";
  fill(pen, rounded(box, round), palette[dark ? "sable" : "card"]);
  const style = dark ? palette.ivory : palette[`card${ink}` as keyof Palette];
  stroke(pen, rounded(box, round, 0.5), contrast ? palette.ink : shadow(palette, 0.3), 1);
  const sign = dark ? DOG : SIGNS[does];
  // On small cards, as in pockets, a caption could not be read.
  const named = width >= READABLE && CAPTIONS[does];
  const caption = named ? pen.say(named) : "";
  const text = does === "back" ? `±${card}` : faceText(card);
  const size = width * ([0, 0.7, 0.56, 0.42, 0.36][text.length] ?? 0);
  const up = caption ? height * 0.07 : 0;
  write(pen, text, size, style, sign ? -height * 0.14 - up : 0);
  if (caption) write(pen, caption, captionSize(caption, width), style, height * 0.36);
  if (sign)
    placed(pen, { x: 0, y: height * 0.25 - up * 1.3 }, width * (dark ? 0.22 : 0.17), () => {
      if (sign.endsWith("Z")) fill(pen, new Path2D(sign), style);
      else stroke(pen, new Path2D(sign), style, 0.26);
    });
}

/** A card with nothing but the arrow of those that bring a piece out. */
function need(pen: Pen, width: number): void {
  const { palette } = pen;
  const path = rounded(boxOf(width, width * TALL), width * 0.14);
  fill(pen, path, palette.card);
  stroke(pen, path, shadow(palette, 0.4), 1);
  placed(pen, { x: 0, y: 0 }, width * 0.36, () =>
    stroke(pen, new Path2D(UP), palette.cardRed, 0.34),
  );
}

/** A small card for each number of cards that is dealt; `now` is the current one. */
function deals(pen: Pen, sizes: readonly string[], width: number, now: string): void {
  const { palette } = pen;
  const step = width / sizes.length;
  const card = rounded(boxOf(step * 0.8, step * 0.8 * TALL), step * 0.12);
  for (const [i, size] of sizes.entries())
    placed(pen, { x: (i - (sizes.length - 1) / 2) * step, y: 0 }, size === now ? 1.3 : 1, () => {
      fill(pen, card, palette.paper, size === now ? 1 : 0.5);
      write(pen, size, step * 0.75, palette.ink);
    });
}

/** An arrow to a seat's mark, across the upper edge of a card. */
function pass(pen: Pen, seat: string, width: number): void {
  const { palette } = pen;
  const look = seatLook(seat);
  const r = Math.max(width * 0.15, 7);
  placed(pen, { x: 0, y: -width * (TALL * 0.5) }, r, () => {
    fill(pen, rounded(boxOf(4.4, 2.5), 0.8), palette.deep);
    stroke(pen, new Path2D("M-1.7 0H-.1M-.7-.6-.1 0-.7.6"), palette.ivory, 0.3);
    fill(pen, oval(1.05, 0, 0.95), palette[look[0]]);
    placed(pen, { x: 1.05, y: 0 }, 1, () => emblem(pen, look, seat, 1.5));
  });
}

/** A word across a card. */
function ribbon(pen: Pen, id: string, width: number, y: number): void {
  const { palette } = pen;
  const said = pen.say(id);
  // On a small card it is still legible, even if it is wider.
  const height = Math.max(width * 0.24, 12);
  const size = Math.max(9, Math.min(height * 0.85, captionSize(said, width * 0.9)));
  const wide = Math.max(width * 0.86, widthOf(said) * size + 8);
  placed(pen, { x: 0, y }, 1, () => {
    fill(pen, rounded(boxOf(wide, height), height * 0.3), palette.deep);
    write(pen, said, size, palette.ivory);
  });
}

/** A number in a paper circle. */
function bubble(pen: Pen, text: string, r: number, x: number, y: number, strong = false): void {
  const { palette } = pen;
  const path = oval(x, y, r);
  fill(pen, path, palette[strong ? "accent" : "paper"]);
  stroke(pen, path, palette[strong ? "onAccent" : "muted"], 1);
  write(pen, text, r * (text.length > 2 ? 0.85 : 1.15), palette[strong ? "onAccent" : "ink"], y, x);
}

/** The radius of a count's bubble on a card of this width, and its distance from the middle. */
const bubbleOf = (width: number): number => Math.max(7, width * 0.24);
const edgeOf = (width: number): number => width / 2 - bubbleOf(width) * 0.3;

/**
 * The back of a card, plain or with its seat's mark. `count` is the number of cards, and `state` the seat's state: a
 * flag, and for the leader the number of the round.
 */
function back(pen: Pen, seat: string, width: number, count: string, state: string): void {
  const { palette, contrast } = pen;
  const look = seatLook(seat);
  const own = seat !== "-";
  const many = Number(count || 1);
  const box = boxOf(width, width * TALL);
  const round = Math.max(3, width * 0.1);
  const path = rounded(box, round);
  const r = bubbleOf(width);
  if (state.includes("mover")) {
    stroke(pen, rounded(box, round + 3, -3), palette.markHalo, 6);
    stroke(pen, rounded(box, round + 3, -3), palette.mark, 2.5);
  }
  for (let under = Math.min(many, 3) - 1; under > 0; under--) {
    const below = rounded({ ...box, x: box.x - under * 2, y: box.y - under * 2 }, round);
    fill(pen, below, palette.card);
    stroke(pen, below, shadow(palette, 0.5), 1);
  }
  fill(pen, path, palette.card);
  stroke(pen, path, contrast ? palette.ink : shadow(palette, 0.4), 1);
  const inner = rounded(box, round * 0.7, Math.max(2, width * 0.08));
  fill(pen, inner, own ? palette[look[0]] : palette.frame);
  if (own) emblem(pen, look, seat, width * 0.7);
  else stroke(pen, oval(0, 0, width * 0.22), palette.frameLit, width * 0.08);
  const folded = state.includes("folded");
  if (!many || folded) fill(pen, path, palette["table-1"], 0.7);
  const edge = edgeOf(width);
  if (folded) ribbon(pen, "dog-out", width, 0);
  // Played cards lie to the right of the deck.
  else if (count) bubble(pen, count, r, own ? edge : -edge / 2, edge * TALL);
  const [, lead] = state.split("*");
  if (lead) {
    const at = { x: -edge, y: -edge * TALL };
    // The flag is above the number, so that it isn't taken for a count.
    placed(pen, { x: at.x, y: at.y - r }, r, () => {
      fill(pen, new Path2D("M-.1-1.1.8-.75-.1-.4Z"), palette.accent);
      stroke(pen, new Path2D("M-.1.2V-1.1"), palette.accent, 0.2);
    });
    bubble(pen, lead, r, at.x, at.y, true);
  }
  if (state.includes("chosen")) {
    const at = { x: edge, y: -edge * TALL };
    bubble(pen, "", r, at.x, at.y, true);
    placed(pen, at, r, () => stroke(pen, new Path2D("M-.4 0-.1.35.4-.3"), palette.onAccent, 0.2));
  }
}

/** Draws cards and their badges. `more` is the state of a back, or the effect of a face. */
export function drawCard(
  pen: Pen,
  kind: string,
  text: string,
  width: number,
  ink: string,
  more: string,
): void {
  const { palette, ctx } = pen;
  if (kind === "card") face(pen, text, width, ink, more);
  else if (kind === "back") back(pen, text, width, ink, more);
  else if (kind === "as") {
    // The card that the one above counted as.
    ctx.translate(width * 0.42, -width * 0.55);
    face(pen, text, width * 0.62, ink, more);
  } else if (BADGES[kind]) {
    // In the upper corner, clear of number, sign and name.
    const at = { x: -width * 0.34, y: -width * 0.54 };
    // A received card needs no action.
    const calm = kind === "came";
    bubble(pen, "", width * 0.16, at.x, at.y, !calm);
    const style = palette[calm ? "ink" : "onAccent"];
    placed(pen, at, width * 0.08, () => stroke(pen, new Path2D(BADGES[kind]), style, 0.3));
  } else if (kind === "keep") {
    // Across the upper edge.
    ribbon(pen, "dog-keep", width, -width * (TALL * 0.5));
  } else if (kind === "pass") pass(pen, text, width);
  else if (kind === "need") need(pen, width);
  else if (kind === "deals") deals(pen, text.split("."), width, ink);
  else if (kind === "chosen")
    markChosen(pen, rounded(boxOf(width, width * TALL), Math.max(3, width * 0.1), 1));
  else if (kind === "points") {
    write(pen, text, width * 0.8, palette.ink, -width * 0.12);
    const many = Number(text);
    for (let i = 0; i < many; i++)
      fill(
        pen,
        oval((i - (many - 1) / 2) * width * 0.15, width * 0.5, width * 0.055),
        palette.accent,
      );
  } else {
    const r = width / 2 - 2;
    const chosen = ink === "chosen";
    bubble(pen, "", r, 0, 0, chosen);
    ctx.scale((text === "cw" ? 1 : -1) * r, r);
    const arrow = new Path2D("M-.5.3A.58.58 0 1 1 .5.3M.8.05.5.35.2.1");
    stroke(pen, arrow, palette[chosen ? "onAccent" : "ink"], 0.16);
  }
}
