/** The text of a bug report, which the reader can copy. It is never sent anywhere. */
import { codeOf } from "../engine/error";
import { messageOf } from "./codes";

/** Returns a report with the version, the browser, the last errors and the record. */
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
