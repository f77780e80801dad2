/** The games on this table, a line each. Nothing else lists them. */
export { default as cockBull } from "./cock-bull/index";
export { default as dog } from "./dog/index";
export { default as gobblet } from "./gobblet/index";
export { default as muros } from "./muros/index";
