/** Numbers the days of puzzles by the reader's calendar, so that a day of 23 or 25 hours counts as one day. */

/** The day of the first puzzle, day 0: a Monday. */
const FIRST = Date.UTC(2026, 0, 5);

/** The length of a day in UTC, in ms. */
const DAY = 86_400_000;

/** The format of dates in addresses and attributes. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Returns the number of today in the reader's time zone; 0 if the clock shows a date before the first puzzle. */
export function today(now = new Date()): number {
  const date = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((date - FIRST) / DAY));
}

/** Returns the number of a date such as `2026-11-26`; null if it is malformed or before the first puzzle. */
export function dayOf(date: string): number | null {
  const [, ...parts] = DATE.exec(date) ?? [];
  const [year = 0, month = 0, inMonth = 0] = parts.map(Number);
  const day = Math.round((Date.UTC(year, month - 1, inMonth) - FIRST) / DAY);
  // The 31st of a month that has 30 days would be the 1st of the next.
  return day >= 0 && dateOf(day) === date ? day : null;
}

/** Returns the date of a day, such as `2026-11-26`. */
export const dateOf = (day: number): string => momentOf(day).toISOString().slice(0, 10);

/** Returns the start of a day in UTC, to be formatted as a UTC date. */
export const momentOf = (day: number): Date => new Date(FIRST + day * DAY);

/** The maximum time between checks, in ms, which notice a changed clock or time zone. */
const OFTEN = 60_000;

/**
 * Calls `changed` when today changes: at midnight, or when the reader returns to a page that was suspended. Returns a
 * function that stops it.
 */
export function onNewDay(changed: () => void): () => void {
  let day = today();
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    clearTimeout(timer);
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(look, Math.min(OFTEN, midnight.getTime() - now.getTime()));
    if (today(now) === day) return;
    day = today(now);
    changed();
  };
  look();
  document.addEventListener("visibilitychange", look);
  for (const kind of ["pageshow", "focus"]) addEventListener(kind, look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    for (const kind of ["pageshow", "focus"]) removeEventListener(kind, look);
  };
}
