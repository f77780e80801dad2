/** A chart of a game: the first seat's win probability over the steps. */
import type { JSX } from "preact";

/**
 * A line through the known values, with dots at decisions and large dots at the `worst`. Decisions are numbers of
 * steps played before.
 */
export function Chart(props: {
  values: readonly (number | null)[];
  decisions: readonly number[];
  worst: readonly number[];
  label: string;
}): JSX.Element {
  const { values, decisions, worst, label } = props;
  const last = values.length - 1;
  const known = (ply: number): boolean => values[ply] !== null;
  const at = (ply: number): string => `${ply} ${100 - 100 * (values[ply] ?? 0)}`;
  // A line of zero length with round ends stays round however the chart is stretched.
  const dots = (plies: readonly number[]): string =>
    plies
      .filter(known)
      .map((ply) => `M${at(ply)}h0`)
      .join("");
  const on = [...values.keys()].filter(known);
  const line = on.map(at).join("L");
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${last} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="area" d={`M${on[0] ?? 0} 100L${line}L${on.at(-1) ?? 0} 100Z`} />
      <path class="half" d={`M0 50H${last}`} />
      <path class="line" d={`M${line}`} />
      <path class="dots" d={dots(decisions)} />
      <path class="worst" d={dots(worst)} />
    </svg>
  );
}
