/** The shapes of seats and figures. */
import { lookOf } from "../../board/emblem";
import { fill, placed } from "../../board/paint";
import type { Pen, Point } from "../../board/types";
import { SEATS } from "./selectors";

/** The seats' colours, as the letters of their marks. */
const COLOURS = "BRYGVS";

/** The look of a seat's colour. */
export const seatLook = (seat: number | string) =>
  lookOf(COLOURS.charAt(typeof seat === "string" ? SEATS.indexOf(seat) : seat));

/** King, Knight, Citizen and Jester, within -1 to 1. */
export const FIGURES = [
  "M-.7 1-.95-.7-.42-.15 0-1 .42-.15.95-.7.7 1Z",
  "M-.7 1C-.75.45-.2.2-.2-.1-.35.05-.7.15-.9-.1-.7-.5-.5-.8-.1-.85L0-1.1.25-.8C.8-.5.9.2.7 1Z",
  "M-.8 1C-.8.35-.5.2-.28.05A.52.52 0 1 1 .28.05C.5.2.8.35.8 1Z",
  "M-.55 1-.5.25C-.62-.1-.75-.1-.85.3A.17.17 0 1 1-1.02.25C-1.1-.6-.6-1.1 0-.45.6-1.1 1.1-.6 1.02.25A.17.17 0 1 1 .85.3C.75-.1.62-.1.5.25L.55 1Z",
];

export const DOG =
  "M-1-.42-.8-.72-.68-1-.55-.75-.38-.68C-.28-.35-.1-.3.2-.3.5-.3.6-.35.7-.5.8-.65.85-.85 1-.8.95-.5.9-.25.72-.1L.75.35.85 1H.62L.45.3C.2.32 0 .32-.2.25L-.25 1H-.48L-.55.1C-.62-.1-.62-.2-.66-.3-.8-.25-.95-.28-1-.42Z";

/** A paw within -1 to 1. */
const PAW =
  "M0-.1C.4-.1.75.35.65.65.5 1 .2.75 0 .75S-.5 1-.65.65C-.75.35-.4-.1 0-.1ZM-.8-.35a.2.28 0 1 0 .01 0ZM.8-.35a.2.28 0 1 0 .01 0ZM-.32-.85a.2.28 0 1 0 .01 0ZM.32-.85a.2.28 0 1 0 .01 0Z";

export const drawPaw = (pen: Pen, at: Point, size: number, style: string): void =>
  placed(pen, at, size, () => fill(pen, new Path2D(PAW), style));
