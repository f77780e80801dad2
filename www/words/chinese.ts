/** Chinese out of the letters that it travels in, and its traditional kind, of which most is one character for another. */
import type packed from "sobremesa:texts";

/** What tools/build/chinese.mjs makes: all of it, and what each part is. */
type Packed = typeof packed.chinese;

/** The texts in simplified or in traditional characters. */
export function chinese(packed: Packed, traditional: boolean): string {
  const { text, single, first, second, changes } = packed;
  let last = 0;
  const characters = numbers(packed.characters).map((away) => (last += signed(away)));
  if (traditional) {
    let at = -1;
    for (const [index, number] of numbers(packed.others).entries()) {
      if (index % 2) characters[at] = (characters[at] ?? 0) + signed(number);
      else at += number + 1;
    }
  }
  const codes = [
    ...single,
    ...Array.from(first, (one) => Array.from(second, (two) => one + two)).flat(),
  ];
  const meant = new Map(
    characters.map((character, at) => [codes[at] ?? "", String.fromCodePoint(character)]),
  );
  let said = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const code = first.includes(letter) ? letter + text.charAt(++at) : letter;
    said += meant.get(code) ?? code;
  }
  return traditional ? changed(said, changes) : said;
}

/** Numbers, each of which ends with a capital. */
const numbers = (text: string): number[] =>
  Array.from(text.matchAll(/([^A-Z]*)([A-Z])/g), ([, rest = "", last = ""]) => {
    return (Number.parseInt(rest, 36) || 0) * 26 + last.charCodeAt(0) - 65;
  });

/** A number that may be below zero: its sign is its last bit. */
const signed = (number: number): number => (number % 2 ? -(number + 1) / 2 : number / 2);

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
