/** Makes `<sobremesa-game>` known, in a page; on a server it does nothing. */
export type * from "../embed/api.js";

/** Fulfilled when the element is known; on a server at once. Rejected where it can't be drawn. */
export declare const defined: Promise<void>;
