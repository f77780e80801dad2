/** The types of `<sobremesa-game>` in React 19's TSX. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GameAttributes, GameElement, GameListeners } from "../embed/api.js";

export * from "./element.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sobremesa-game": DetailedHTMLProps<HTMLAttributes<GameElement>, GameElement> &
        GameAttributes &
        GameListeners;
    }
  }
}
