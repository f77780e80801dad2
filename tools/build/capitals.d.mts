/** See capitals.mjs. */
export function lowered(text: string): string;
