/** Scenes to begin with. */
import type { GameId, View } from "../engine/types";
import type { Scene } from "./types";

/** A view that nobody acts on, with nothing marked. */
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
