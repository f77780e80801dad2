/** Boxes around points, inset boxes, and boxes split into equal parts. */
import type { Box, Layout, Place, PlaceId, Point } from "../types";

/** A box around a point. */
export const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A box centred on 0, 0, where sprites are drawn. */
export const boxOf = (width: number, height: number): Box => around({ x: 0, y: 0 }, width, height);

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Splits a box into equal parts with gaps, in a row or (`down`) in a column. */
export const split = (
  { x, y, width, height }: Box,
  parts: number,
  gap: number,
  down = false,
): Box[] =>
  Array.from({ length: parts }, (_, i) => {
    const one = ((down ? height : width) + gap) / parts;
    return down
      ? { x, y: y + i * one, width, height: one - gap }
      : { x: x + i * one, y, width: one - gap, height };
  });

/** All places with an id; if seats share that id, only those of `seat`. */
export const placesOf = ({ places }: Layout, id: PlaceId, seat: number | null): Place[] =>
  places.filter((place) => place.id === id && (place.seat ?? seat) === seat);
