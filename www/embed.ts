/** `embed.js`: makes `<sobremesa-game>` known. Loading it twice is harmless. */
import { define } from "./embed/element";

define();
