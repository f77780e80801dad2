/** Numbers and tables of them. */
import type { JSX } from "preact";
import type { App } from "../app";

/** A share of a whole in percent; `signed` also writes the plus. */
export function percent(app: App, share: number, digits = 0, signed = false): string {
  const format = {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  } as const;
  return share.toLocaleString(app.words.language, format).replace("-", "−");
}

/** A table of figures: its head, and rows whose first cell names them. */
export function Figures(props: {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}): JSX.Element {
  return (
    <table class="figures">
      <thead>
        <tr>{props.head.map((text) => (text === "" ? <td /> : <th scope="col">{text}</th>))}</tr>
      </thead>
      <tbody>
        {props.rows.map(([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {cells.map((text) => (
              <td>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
