/** Numbers and tables of them. */
import { h } from "../../dom";
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
export function figures(head: string[], rows: (string | number)[][]): HTMLElement {
  const cell = (text: string | number, scope: string | false): HTMLElement =>
    h(scope ? "th" : "td", { scope }, String(text));
  return h(
    "table",
    { class: "figures" },
    h("thead", {}, h("tr", {}, ...head.map((text) => cell(text, text !== "" && "col")))),
    h(
      "tbody",
      {},
      ...rows.map((row) =>
        h("tr", {}, ...row.map((text, index) => cell(text, index === 0 && "row"))),
      ),
    ),
  );
}
