// As element.js, for `require`.
exports.defined =
  typeof customElements === "undefined"
    ? Promise.resolve()
    : import("./embed.js").then(() => undefined);
