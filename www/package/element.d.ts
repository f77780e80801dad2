/** Importing this module defines `<sobremesa-game>` in a page; on a server it does nothing. */
export type * from "../embed/api.js";

/** Resolves once the element is defined; on a server at once. Rejects if the browser can't draw the element. */
export declare const defined: Promise<void>;
