/** `embed.js` defines `<sobremesa-game>`. Loading it twice is harmless. It loads the code of games from beside itself. */
import { define } from "./embed/element";

// Known only while the script begins. As a module it is not known, and not needed.
const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? currentScript.src : "";

define(() => import(/* @vite-ignore */ own ? new URL(__GAME__, own).href : __GAME__));
