/** Builds still scenes and scenes without marks, and finds live places. */
import type { GameId, View } from "../engine/types";
import type { PlaceId, Scene } from "./types";

/** A scene of a view with nobody to act and no marks. */
export const stillScene = <G extends GameId>(view: View<G>, bottom: number): Scene<G> => ({
  view,
  bottom,
  active: null,
  path: [],
  targets: [],
  hint: [],
  focus: null,
  threats: false,
  peeking: false,
});

/** A scene as while pieces move: without marks, except of what was done before the last `ahead` events. */
export const unmarked = (scene: Scene, ahead = 0): Scene => ({
  ...scene,
  done: scene.done?.slice(0, Math.max(0, scene.done.length - ahead)) ?? [],
  targets: [],
  goals: [],
  path: [],
  hint: [],
  aim: [],
  after: undefined,
  exposed: null,
  threats: false,
  won: [],
  winners: [],
});

/** Returns true if a place can be touched now. */
export const isLive = ({ targets, path, supply }: Scene, id: PlaceId): boolean =>
  [...targets, ...path, supply].includes(id);
