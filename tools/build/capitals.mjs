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
