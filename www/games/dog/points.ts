/** Cards that are spent in portions. */

/** The points left of a split card. */
export const pointsOf = ([first = ""]: string[]): number =>
  Number(/^[^:]+:(\d+):/.exec(first)?.[1] ?? 0);
