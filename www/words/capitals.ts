/** Gives a text its capitals: the first letter of a sentence is one, and one with a mark is what it would not be. */
export const capitals = (text: string): string =>
  text.replace(
    /(^|[.!?] )(`?)(\p{Ll})|`(\p{Ll})/gu,
    (_, before?: string, mark?: string, first?: string, other?: string) =>
      other?.toUpperCase() ?? `${before}${mark ? first : first?.toUpperCase()}`,
  );
