/** Repeatable noise for wood grain. */

/** Returns a generator of numbers from 0 to 1 that depends only on the seed. */
export const grower = (seed: number) => (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
