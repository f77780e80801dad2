// Fluent texts as plain data, so that the page carries no parser. Read by Fluent's own parser; what the page's words
// can't say (terms, functions, attributes) is refused here.
import { FluentResource } from "@fluent/bundle";

/** The texts of one .ftl file by id; www/words/text.ts says what a text is. */
export function compile(source, name) {
  const texts = {};
  for (const { id, value, attributes } of new FluentResource(source).body) {
    const where = `${name}: ${id}`;
    if (id.startsWith("-") || Object.keys(attributes).length > 0) {
      throw new Error(`${where}: terms and attributes are not for these texts`);
    }
    if (id in texts) throw new Error(`${where} stands twice`);
    texts[id] = pattern(value, where);
  }
  return texts;
}

function pattern(value, where) {
  if (typeof value === "string") return value;
  const parts = value.map((part) => (typeof part === "string" ? part : expression(part, where)));
  // Neighbouring texts become one.
  const whole = [];
  for (const part of parts) {
    const last = whole.length - 1;
    if (typeof part === "string" && typeof whole[last] === "string") whole[last] += part;
    else whole.push(part);
  }
  return whole.length === 1 && typeof whole[0] === "string" ? whole[0] : whole;
}

function expression(part, where) {
  switch (part.type) {
    case "str":
      return part.value;
    case "var":
      return [part.name];
    case "select": {
      if (part.selector.type !== "var") throw new Error(`${where}: only a variable can select`);
      const cases = part.variants.map(({ key, value }) => [
        String(key.value),
        pattern(value, where),
      ]);
      return [part.selector.name, cases[part.star][0], Object.fromEntries(cases)];
    }
    default:
      throw new Error(`${where}: ${part.type} is not for these texts`);
  }
}
