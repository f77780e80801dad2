/** Days as puzzles count them: by the reader's own calendar, so that a day of 23 or 25 hours is one like any other. */

/** The day of the first puzzle, a Monday. */
const FIRST = Date.UTC(2026, 0, 5);

/** How long a day of a calendar without summer time is, in ms. */
const DAY = 86_400_000;

/** How dates are written in addresses and attributes. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Today, where the reader is; a clock that has not come so far shows the first day. */
export function today(now = new Date()): number {
  const date = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((date - FIRST) / DAY));
}

/** The day of a date such as `2026-11-26`; null for what is none, and for those before the first. */
export function dayOf(date: string): number | null {
  const [, ...parts] = DATE.exec(date) ?? [];
  const [year = 0, month = 0, inMonth = 0] = parts.map(Number);
  const day = Math.round((Date.UTC(year, month - 1, inMonth) - FIRST) / DAY);
  // The 31st of a month that has 30 days would be the 1st of the next.
  return day >= 0 && dateOf(day) === date ? day : null;
}

/** The date of a day, such as `2026-11-26`. */
export const dateOf = (day: number): string => momentOf(day).toISOString().slice(0, 10);

/** The beginning of a day in UTC, to be told as a date of that zone. */
export const momentOf = (day: number): Date => new Date(FIRST + day * DAY);

/** A clock that is set, or a new time zone, is noticed within this time, in ms. */
const OFTEN = 60_000;

/** Reports each change of today: at midnight, and when the reader returns to a page that was asleep; returns how to stop. */
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
