/** True in an embedded game, which has no history, no title and no service worker. */
export const EMBEDDED = __TARGET__ === "embed";
