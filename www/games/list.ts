/** The games on this table, a line each. Besides, engine/types.ts names their views and events. */
export { default as cockBull } from "./cock-bull/index";
export { default as dog } from "./dog/index";
export { default as gobblet } from "./gobblet/index";
export { default as muros } from "./muros/index";
