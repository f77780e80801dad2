/** The games on this table, in the order of the home screen. Besides, engine/types.ts names their views and events. */
import cockBull from "./cock-bull/index";
import type { GameDefinition } from "./define";
import dog from "./dog/index";
import gobblet from "./gobblet/index";
import muros from "./muros/index";

export const GAMES: readonly [GameDefinition, ...GameDefinition[]] = [
  cockBull,
  dog,
  gobblet,
  muros,
];
