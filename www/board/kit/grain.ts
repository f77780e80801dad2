/** What looks random and is the same each time: wood grows but once. */

/** Numbers from 0 to 1, the same for a seed. */
export const grower = (seed: number) => (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
