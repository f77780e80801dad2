/** The games, in the order of the home screen. Their views and events are also named in engine/types.ts. */
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
