/** The element as one script. It exports nothing. */
export type * from "./types/embed/api.js";
