/** Shortens foreign text for use in a sentence: on one line, without direction marks. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_C}]/gu, "").slice(0, 40);
