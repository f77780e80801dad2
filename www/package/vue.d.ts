/** `<sobremesa-game>` in Vue's templates. */
import type { HTMLAttributes, ReservedProps } from "vue";
import type { GameAttributes, GameEventMap } from "../embed/api.js";

export * from "./element.js";

/** Events as a template's `@step` hears them. */
type Listeners = {
  [K in keyof GameEventMap as `on${Capitalize<K>}`]?: (event: GameEventMap[K]) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "sobremesa-game": new () => {
      $props: GameAttributes & Listeners & HTMLAttributes & ReservedProps;
    };
  }
}
