/** Noise that is the same each time, for wood grain. */

/** Numbers from 0 to 1, the same for a seed. */
export const grower = (seed: number) => (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
