/** What the page loads when this game is first wanted. */

export { phrases } from "./describe";
export { createDogFace as makeFace } from "./face";
export { firstSeeds, ideas } from "./first-game";
