/** What somebody else wrote, fit for a sentence of ours: short, on one line, turning nothing around it. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_C}]/gu, "").slice(0, 40);
