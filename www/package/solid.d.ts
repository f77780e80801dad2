/** `<sobremesa-game>` in TSX of Solid. */
import type { JSX } from "solid-js";
import type { GameAttributes, GameElement, GameEventMap } from "../embed/api.js";

export * from "./element.js";

/** Listeners as Solid names those of events that it does not know. */
type Listeners = { [K in keyof GameEventMap as `on:${K}`]?: (event: GameEventMap[K]) => void };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "sobremesa-game": JSX.HTMLAttributes<GameElement> & GameAttributes & Listeners;
    }
  }
}
