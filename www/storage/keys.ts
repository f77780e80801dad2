/** All names under which this origin's storages keep something. Those of the service worker are in `sw.ts`. */

/** Before each of them in the browser's storage. */
export const PREFIX = "sobremesa:";
export const SETTINGS = "settings";
/** Before the id of each game under way. */
export const SAVE = "save:";
export const FINISHED = "finished";
export const PUZZLES = "puzzles";
/** Tables of several devices: laid here, and visited. */
export const HOSTED = "tables";
export const VISITED = "visited";
/** When a copy of the games was made last. */
export const COPIED = "copied";
/** The browser was asked not to clear the storage. */
export const ASKED = "asked";
/** The game that a tab shows; in the session's storage. */
export const SHOWN = "shown";
