/** A chart of a game: the first seat's chance to win over the steps. */
import { set } from "../../dom";

/**
 * Draws the chart: a line through what is known, dots at decisions, large ones at the `worst`; all are numbers of steps
 * played before.
 */
export function chart(
  values: readonly (number | null)[],
  decisions: readonly number[],
  worst: readonly number[],
  label: string,
): SVGElement {
  const last = values.length - 1;
  const known = (ply: number): boolean => values[ply] !== null;
  const at = (ply: number): string => `${ply} ${100 - 100 * (values[ply] ?? 0)}`;
  // A line of no length with round ends: stays round however the picture is stretched.
  const dots = (plies: readonly number[]): string =>
    plies
      .filter(known)
      .map((ply) => `M${at(ply)}h0`)
      .join("");
  const on = [...values.keys()].filter(known);
  const line = on.map(at).join("L");
  const paths = {
    area: `M${on[0] ?? 0} 100L${line}L${on.at(-1) ?? 0} 100Z`,
    half: `M0 50H${last}`,
    line: `M${line}`,
    dots: dots(decisions),
    worst: dots(worst),
  };
  const picture = drawn("svg", {
    class: "chart",
    viewBox: `0 0 ${last} 100`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": label,
  });
  picture.append(...Object.entries(paths).map(([name, d]) => drawn("path", { class: name, d })));
  return picture;
}

function drawn(tag: string, props: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  set(element, props);
  return element;
}
