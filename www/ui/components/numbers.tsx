/** Numbers and tables of them. */
import type { JSX } from "preact";
import type { Page } from "../page";

/** A share of a whole in percent. `signed` also shows a plus sign. */
export function percent(page: Page, share: number, digits = 0, signed = false): string {
  const format = {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  } as const;
  return share.toLocaleString(page.words.language, format).replace("-", "−");
}

/** A cell of a table of numbers. A share of a whole is drawn as a line below it. */
export type Figure = string | number | { text: string; share: number };

/** A table of numbers: a header, and rows labelled by their first cell. */
export function Figures(props: {
  head: readonly string[];
  rows: readonly (readonly Figure[])[];
}): JSX.Element {
  return (
    <table class="figures">
      <thead>
        <tr>{props.head.map((text) => (text === "" ? <td /> : <th scope="col">{text}</th>))}</tr>
      </thead>
      <tbody>
        {props.rows.map(([name, ...cells]) => (
          <tr>
            <th scope="row">{textOf(name)}</th>
            {cells.map((figure) => (
              <Cell figure={figure} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const textOf = (figure?: Figure): string | number | undefined =>
  typeof figure === "object" ? figure.text : figure;

function Cell({ figure }: { figure: Figure }): JSX.Element {
  const share = typeof figure === "object" && {
    class: "share",
    style: { "--share": figure.share },
  };
  return <td {...share}>{textOf(figure)}</td>;
}
