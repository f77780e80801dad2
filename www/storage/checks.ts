/** Questions to what was stored, or comes from a file: whoever wrote it. */

/** The latest moment that a date can tell, in ms since 1970. */
export const LAST_MOMENT = 8.64e15;

/** Whether it is a text, of at most so many characters. */
export const isText = (value: unknown, most = Infinity): value is string =>
  typeof value === "string" && value.length <= most;

/** The same, where it may be missing. */
export const isMaybeText = (value: unknown, most = Infinity): value is string | undefined =>
  value === undefined || isText(value, most);

/** Whether it counts something. */
export const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** The properties of anything; none of what has none. */
export function bag(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
