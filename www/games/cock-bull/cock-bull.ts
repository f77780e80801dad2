/** The parts of this game that the page loads when it is first played. */

export { phrases } from "./describe";
export { createCockBullFace as makeFace } from "./face";
export { ideas } from "./first-game";
