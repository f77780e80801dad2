// Measures SVG paths of `M`, `V` and `C`, as a browser does.

interface Point {
  x: number;
  y: number;
}

/** Points of the path, close together. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at = { x: 0, y: 0 };
  for (const [, kind, numbers = ""] of path.matchAll(/([MVC])([^MVC]*)/g)) {
    const given = numbers.split(/[ ,]+/).map(Number);
    if (kind === "M") at = { x: given[0] ?? 0, y: given[1] ?? 0 };
    const curves =
      kind === "V"
        ? [[at.x, at.y, at.x, given[0] ?? 0, at.x, given[0] ?? 0]]
        : Array.from({ length: kind === "C" ? given.length / 6 : 0 }, (_, i) =>
            given.slice(6 * i, 6 * i + 6),
          );
    for (const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] of curves) {
      for (let t = 0; t < 1; t += 0.002) {
        const u = 1 - t;
        const mix = (from: number, a: number, b: number, to: number) =>
          u ** 3 * from + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * to;
        points.push({ x: mix(at.x, ax, bx, x), y: mix(at.y, ay, by, y) });
      }
      at = { x, y };
    }
  }
  return [...points, at];
}

/** An element whose `d` is such a path. */
export function measuredPath() {
  let points: Point[] = [];
  let lengths: number[] = [];
  return {
    setAttribute(_: string, path: string) {
      points = pointsOf(path);
      let length = 0;
      lengths = points.map(({ x, y }, i) => {
        const before = points[i - 1] ?? { x, y };
        length += Math.hypot(x - before.x, y - before.y);
        return length;
      });
    },
    getTotalLength: () => lengths.at(-1) ?? 0,
    getPointAtLength: (at: number) => points[lengths.findIndex((each) => each >= at - 1e-6)],
  };
}
