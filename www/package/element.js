// Makes <sobremesa-game> known, in a page; on a server it does nothing.
/** Fulfilled when the element is known; on a server at once. */
export const defined =
  typeof customElements === "undefined"
    ? Promise.resolve()
    : import("./embed.js").then(() => undefined);
