/** All keys in this origin's storage. Those of the service worker are in `sw.ts`. */

/** The prefix of all keys in localStorage. */
export const PREFIX = "sobremesa:";
export const SETTINGS = "settings";
/** The prefix of a save's id. */
export const SAVE = "save:";
export const FINISHED = "finished";
export const PUZZLES = "puzzles";
/** Tables of several devices: hosted here, and visited. */
export const HOSTED = "tables";
export const VISITED = "visited";
/** True once the browser was asked not to clear the storage. */
export const ASKED = "asked";
/** The game shown in a tab, in sessionStorage. */
export const SHOWN = "shown";
