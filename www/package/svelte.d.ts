/** `<sobremesa-game>` in Svelte's templates. */
import type { HTMLAttributes } from "svelte/elements";
import type { GameAttributes, GameElement, GameListeners } from "../embed/api.js";

export * from "./element.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "sobremesa-game": HTMLAttributes<GameElement> & GameAttributes & GameListeners;
  }
}
