/** The types of embed.js, the element as one script. The script exports nothing. */
export type * from "./types/embed/api.js";
