/** A still scene, a scene without marks, and which places of a scene are live. */
import type { GameId, View } from "../engine/types";
import type { PlaceId, Scene } from "./types";

/** A view without a person to act and without marks. */
export const stillScene = <G extends GameId>(view: View<G>, bottom: number): Scene<G> => ({
  view,
  bottom,
  active: null,
  path: [],
  targets: [],
  last: [],
  hint: [],
  focus: null,
  threats: false,
  peeking: false,
});

/** A scene with nothing marked on it, as while pieces move. */
export const unmarked = (scene: Scene): Scene => ({
  ...scene,
  targets: [],
  path: [],
  hint: [],
  aim: [],
  exposed: null,
  threats: false,
  won: [],
  winners: [],
});

/** Returns true if a place can be touched now. */
export const isLive = ({ targets, path, supply }: Scene, id: PlaceId): boolean =>
  [...targets, ...path, supply].includes(id);
