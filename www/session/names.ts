/**
 * People's names, as a record tells them: `[Names "Ana, Bo"]` by seats, in the header of a game (of a series, its last one). To
 * the rules they mean nothing.
 */

const LINE = /^\[Names "(.*)"\][ \t]*(?:\r?\n|$)/gm;

/** The record without it. */
export const nameless = (record: string): string => record.replace(LINE, "");

/** The record with these names by seats, where there are any. */
export function withNames(record: string, names: readonly string[]): string {
  const bare = nameless(record);
  // The empty line below the last header.
  const at = bare.lastIndexOf("\n\n");
  if (at < 0 || !names.some(Boolean)) return bare;
  const value = names.map((name) => name.replaceAll(",", " ")).join(", ");
  return `${bare.slice(0, at)}\n[Names "${value.replace(/["\\]/g, "\\$&")}"]${bare.slice(at)}`;
}

/** The names by seats; none where the record has none. */
export function namesIn(record: string): string[] {
  // Seats may have been others' in the games before.
  const [last = ""] = record.split(/\n\s*\n(?=\[Game )/).slice(-1);
  const [[, value] = []] = last.matchAll(LINE);
  if (value === undefined) return [];
  return value
    .replace(/\\(.)/g, "$1")
    .split(",")
    .map((name) => name.trim());
}
