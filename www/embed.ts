/** `embed.js` defines `<sobremesa-game>`. Loading it twice is harmless. */
import { define } from "./embed/element";

define();
