// Copies the element's files and adds a shortcode for a game: {% game "dog", "level=3 lang=es" %}
/** Escapes a text for an attribute. */
const escaped = (text) => String(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export default function (eleventy) {
  eleventy.addPassthroughCopy({ "node_modules/sobremesa/**/*.{js,wasm}": "sobremesa" });
  eleventy.addShortcode("game", (name, attributes = "") => {
    const pairs = [`game=${name}`, ...attributes.split(" ").filter(Boolean)];
    const written = pairs.map((pair) => {
      const [key, ...value] = pair.split("=");
      return `${key}="${escaped(value.join("="))}"`;
    });
    return `<sobremesa-game ${written.join(" ")}></sobremesa-game>`;
  });
  return { dir: { input: "src", output: "_site" } };
}
