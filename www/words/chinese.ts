/** Chinese out of the letters that it travels in, and its traditional kind, of which most is one character for another. */
import type packed from "sobremesa:texts";

/** What tools/build/chinese.mjs makes: all of it, and what each part is. */
type Packed = typeof packed.chinese;

/** The texts in simplified or in traditional characters. */
export function chinese(packed: Packed, traditional: boolean): string {
  const { text, single, first, second, changes } = packed;
  const codes = [
    ...single,
    ...Array.from(first, (one) => Array.from(second, (two) => one + two)).flat(),
  ];
  const characters = new Map(
    packed.characters
      .match(/.(-.)?/g)
      ?.map((pair, at) => [codes[at] ?? "", pair.charAt(traditional ? pair.length - 1 : 0)]),
  );
  let said = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const code = first.includes(letter) ? letter + text.charAt(++at) : letter;
    said += characters.get(code) ?? code;
  }
  return traditional ? changed(said, changes) : said;
}

/** A text with changes: in turns how many characters to keep, how many to drop, what to put there. */
function changed(text: string, changes: readonly (number | string)[]): string {
  let at = 0;
  const said = changes.map((change, index) => {
    if (typeof change === "string") return change;
    const from = at;
    at += change;
    return index % 3 ? "" : text.slice(from, at);
  });
  return said.join("") + text.slice(at);
}
