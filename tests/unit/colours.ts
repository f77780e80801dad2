// Perceived colours: their contrast, and the distance of two colours for people with full or partial colour vision.

/** The parts of a colour, 0 to 255. */
export const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Its parts as amounts of light. */
const lightOf = (colour: string): number[] =>
  partsOf(colour).map((part) =>
    part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  );

/** Its relative luminance. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = lightOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours as seen without one kind of cones (Machado, Oliveira and Fernandes 2009), and in grey. */
const SEEN = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deutan: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

export type Eye = keyof typeof SEEN;

export const EYES = Object.keys(SEEN) as Eye[];

const times = (matrix: readonly number[], vector: readonly number[]): number[] =>
  [0, 3, 6].map((row) =>
    vector.reduce((sum, each, column) => sum + each * (matrix[row + column] ?? 0), 0),
  );

/** A colour in OKLab, as an eye sees it. */
function oklab(colour: string, eye: Eye): number[] {
  const seen = times(SEEN[eye], lightOf(colour)).map((part) => Math.min(1, Math.max(0, part)));
  const cones = [0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63];
  const lab = [0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087];
  return times(lab, times(cones, seen).map(Math.cbrt));
}

/** How far two colours are apart for an eye. */
export function distance(one: string, other: string, eye: Eye): number {
  const [a, b] = [oklab(one, eye), oklab(other, eye)];
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
}
