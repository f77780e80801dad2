/** A script with numbers for ids that it only says outright. */
export function numbered(script: string): string;
