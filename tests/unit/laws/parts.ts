// The parts of a view, and views with one altered part.
import type { View } from "../../../www/engine/types";

/** A leaf value of a view. */
type Leaf = string | number | boolean | null;

/** A leaf and the path to it. */
interface Part {
  way: (string | number)[];
  value: Leaf;
}

function* leaves(value: unknown, way: Part["way"] = []): Generator<Part> {
  if (value === null || typeof value !== "object") yield { way, value: value as Leaf };
  else
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...way, Array.isArray(value) ? Number(key) : key]);
}

/** The name that all elements of a list share: `squares.*.nest.*.size`. */
const nameOf = (way: Part["way"]): string =>
  way.map((step) => (typeof step === "number" ? "*" : step)).join(".");

/** A view with another value at a leaf. */
function altered(view: View, way: Part["way"], value: Leaf): View {
  const copy = structuredClone(view);
  let inner = copy as unknown as Record<string | number, unknown>;
  for (const step of way.slice(0, -1)) inner = inner[step] as typeof inner;
  inner[way.at(-1) ?? ""] = value;
  return copy;
}

/**
 * For every part of views that is not always the same, but for those that `follow` from others: views, each with what it
 * would be if only that part were another.
 */
export function alterations(views: View[], next: () => number, most: number, follow: RegExp) {
  const values = new Map<string, Set<Leaf>>();
  const places = new Map<string, { view: View; way: Part["way"]; value: Leaf }[]>();
  for (const view of views)
    for (const { way, value } of leaves(view)) {
      const name = nameOf(way);
      if (follow.test(name)) continue;
      if (!places.has(name)) places.set(name, []);
      places.get(name)?.push({ view, way, value });
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  return [...places].flatMap(([name, all]) => {
    const pairs = Array.from({ length: most }, () => {
      const { view, way, value } = all[Math.floor(next() * all.length)] ?? {};
      const others = [...(values.get(name) ?? [])].filter((other) => other !== value);
      const other = others[Math.floor(next() * others.length)];
      if (!view || !way || other === undefined) return null;
      return { view, other: () => altered(view, way, other) };
    }).filter((pair) => pair !== null);
    return pairs.length > 0 ? [{ name, pairs }] : [];
  });
}
