/** The look of materials: carved and lit, or flat. Faces define what to draw, surfaces how. */
import { type BoardStyle, paletteOf } from "../theme/boards";
import type { Theme } from "../theme/tokens";
import { fill, stroke } from "./paint";
import type { Pen, Surface } from "./types";

/** The carved surface with light and shadow. */
const lit: Surface = {
  body: (pen, path, _colour, light) => fill(pen, path, light()),
  detail: (draw) => draw(),
  edge: (_pen, _path, _size, fine) => fine?.(),
  seam() {},
  hollow: (_pen, _path, _colour, _size, carved) => carved(),
};

/** A flat surface with outlines `wide` times a size. `framed` hollows have outlines on both sides of their rings. */
const flat = (wide: number, framed: boolean): Surface => ({
  body: (pen, path, colour) => fill(pen, path, colour),
  detail() {},
  edge: (pen, path, size) => stroke(pen, path, pen.palette.edge, size * wide),
  seam: (pen, path, colour, size) => stroke(pen, path, colour, size * wide * 0.6),
  hollow(pen, path, colour, size) {
    const ring = size * (framed ? 0.09 : 0.13);
    fill(pen, path, pen.palette.well);
    if (framed) stroke(pen, path, pen.palette.edge, ring + size * 0.07);
    stroke(pen, path, colour, ring);
  },
});

const SURFACES: Record<BoardStyle, Surface> = {
  wood: lit,
  contrast: flat(0.05, true),
  plain: flat(0.022, false),
};

/** The part of a pen that depends on style and theme. */
export const inStyle = (
  style: BoardStyle,
  theme: Theme,
): Pick<Pen, "palette" | "surface" | "contrast"> => ({
  palette: paletteOf(style, theme),
  surface: SURFACES[style],
  contrast: style === "contrast",
});
