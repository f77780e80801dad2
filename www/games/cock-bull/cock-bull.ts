/** What the page loads when this game is first wanted. */
export { createCockBullFace as makeFace } from "./face";
export { phrases } from "./phrases";
