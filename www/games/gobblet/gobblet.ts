/** What the page loads when this game is first wanted. */
export { createGobbletFace as makeFace } from "./face";
export { phrases } from "./phrases";
