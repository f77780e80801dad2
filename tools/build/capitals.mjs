// Texts with few capitals, which a server's compression likes: those that come first in a text or a sentence go without
// saying, others have a mark before them. www/words/capitals.ts gives them back.

/** A letter of which there are two: the first of a sentence and what stands before it, or any other. */
const LETTER = /(^|[.!?] )(\p{Lu}|\p{Ll})|(\p{Lu}|\p{Ll})/gu;

/** A text without capitals: the mark stands before letters that are not what their place says. */
export const lowered = (text) =>
  text.replace(LETTER, (_, before, first, other) => {
    const letter = first ?? other;
    const lower = letter.toLowerCase();
    const unexpected = (letter === lower) === (before !== undefined);
    return (before ?? "") + (unexpected ? "`" : "") + lower;
  });

const BEYOND_ASCII = /[^\n -~]/g;

/**
 * The texts of `lowered` with capitals for their frequent letters beyond ASCII, each of which would be four or six letters in a
 * script; and which `letters` these are, that of `A` first.
 */
export function accented(texts) {
  const counts = new Map();
  for (const letter of Object.values(texts).join("").match(BEYOND_ASCII))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts.keys()]
    .filter((letter) => counts.get(letter) > 4)
    .sort((one, other) => counts.get(other) - counts.get(one))
    .slice(0, 26)
    .join("");
  const capital = (letter) => {
    const place = letters.indexOf(letter);
    return place < 0 ? letter : String.fromCharCode(65 + place);
  };
  const said = {};
  for (const [language, text] of Object.entries(texts)) {
    if (/[A-Z]/.test(text)) throw new Error(`${language}: capitals stand for other letters`);
    said[language] = text.replace(BEYOND_ASCII, capital);
  }
  return { letters, said };
}
