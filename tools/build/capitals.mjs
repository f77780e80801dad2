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

/**
 * The texts of `lowered` with capitals for the letters beyond ASCII that are frequent, which would be four or six letters each
 * in a script; and which `letters` these are, that of `A` first.
 */
export function accented(texts) {
  const counts = new Map();
  for (const [letter] of Object.values(texts)
    .join("")
    .matchAll(/[^\n -~]/g))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts]
    .filter(([, count]) => count > 4)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 26)
    .map(([letter]) => letter);
  const said = Object.entries(texts).map(([language, text]) => {
    if (/[A-Z]/.test(text)) throw new Error(`${language}: capitals stand for other letters`);
    const capital = (letter) => String.fromCharCode(65 + letters.indexOf(letter));
    return [
      language,
      text.replace(/[^\n -~]/g, (each) => (letters.includes(each) ? capital(each) : each)),
    ];
  });
  return { letters: letters.join(""), said: Object.fromEntries(said) };
}
