/** See chinese.mjs. */
export function chinese(
  simplified: string,
  traditional: string,
): {
  text: string;
  single: string;
  first: string;
  second: string;
  characters: string;
  others: string;
  changes: (number | string)[];
};
