/** `embed.js`: makes `<sobremesa-game>` known, or serves as its bots' worker. Loading it twice is harmless. */
import { define } from "./embed/element";
import { serve } from "./worker/serve";

if (globalThis.document) define();
else serve();
