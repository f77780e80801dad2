/** The one place that turns a code into a sentence and what can be done about it. */
import { plain } from "../i18n/plain";
import type { Phrase } from "../i18n/words";
import type { PageErrorCode } from "./codes";

/** Something helpful to do. */
export type TroubleAction = "copy-record" | "copy-report" | "reload";

/** A message and the actions to offer with it. */
export interface Explanation {
  text: Phrase;
  action: TroubleAction | undefined;
}

/** Where in a text the fault stands, and what stands there. */
export interface Located {
  line?: number | undefined;
  column?: number | undefined;
  token?: string | undefined;
}

/** Returns true if a link was refused because its end is missing, so that no token can be named. */
export const isCutOff = (error: unknown): boolean => (error as Located | null)?.token === "";

/** A code in a sentence. */
export function explain(code: PageErrorCode, more: Located = {}): Explanation {
  return {
    text: [
      "trouble",
      {
        code,
        line: more.line ?? 0,
        column: more.column ?? 0,
        token: plain(more.token ?? ""),
        named: more.token ? "yes" : "no",
      },
    ],
    action: act(code),
  };
}

function act(code: PageErrorCode): TroubleAction | undefined {
  switch (code) {
    case "storage-denied":
    case "storage-full":
      return "copy-record";
    case "not-loaded":
      return "reload";
    case "panic":
    case "unknown":
    case "bot-failed":
    case "freed":
    case "bad-argument":
    case "not-chance":
    case "seat-needed":
      return "copy-report";
    default:
      return undefined;
  }
}
