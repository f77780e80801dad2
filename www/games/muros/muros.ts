/** What the page loads when this game is first wanted. */
export { createMurosFace as makeFace } from "./face";
export { phrases } from "./phrases";
