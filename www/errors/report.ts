/** The text of a bug report, for the person to copy; it is sent nowhere. */
import { codeOf } from "../engine/error";
import { messageOf } from "./codes";

/** A report: versions, the browser, the last errors, the record. */
export function report(record: string | null, errors: readonly unknown[]): string {
  const lines = [
    `Sobremesa ${__VERSION__} (${__TARGET__} ${__BUILD__})`,
    navigator.userAgent,
    ...errors.map((error) => `${codeOf(error)}: ${messageOf(error)}`),
    "",
    record ?? "",
  ];
  return lines.join("\n");
}
