/** Reads a text as the build spells it: `{0}` is its first gap, a value; `{1one|other}` its second, a choice. */
import type { Part, Text } from "./text";

/** A value's name; with cases to choose from it is a choice, whose last case is for all else. */
export type Gap = readonly string[];

/** Reads one text. */
export function readText(source: string, gaps: readonly Gap[]): Text {
  const tokens = source.split(/([{|}])/);
  let at = 0;

  /** Up to the end of a case or of all. */
  function parts(): Part[] {
    const made: Part[] = [];
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? "";
      if (token === "|" || token === "}") break;
      made.push(token === "{" ? gap() : token);
    }
    return made;
  }

  /** From its number to its end. */
  function gap(): Part {
    const token = tokens[++at] ?? "";
    tokens[at] = token.slice(1);
    const [name = "", ...keys] = gaps[token.charCodeAt(0) - 48] ?? [];
    const cases = keys.map((key, index) => {
      if (index) at++;
      return [key, parts()] as const;
    });
    if (!cases.length) at++;
    return cases.length ? [name, keys.at(-1) ?? "", Object.fromEntries(cases)] : [name];
  }

  return parts();
}
