/** Turns an error code into a message and a suggested action. No other module does this. */
import { plain } from "../i18n/plain";
import type { Phrase } from "../i18n/words";
import type { PageErrorCode } from "./codes";

/** An action that the reader can take. */
export type TroubleAction = "copy-record" | "copy-report" | "reload";

/** A message and the action to offer with it, if any. */
export interface Explanation {
  text: Phrase;
  action: TroubleAction | undefined;
}

/** The position of an error in a text, and the text there. */
export interface Located {
  line?: number | undefined;
  column?: number | undefined;
  token?: string | undefined;
}

/** Returns true if a link was refused because its end is missing, so that there is no offending token. */
export const isCutOff = (error: unknown): boolean => (error as Located | null)?.token === "";

/** Explains an error code. */
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
