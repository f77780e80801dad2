/** What the page loads when this game is first wanted. */

export { phrases } from "./describe";
export { createCockBullFace as makeFace } from "./face";
export { firstSeeds, ideas } from "./first-game";
