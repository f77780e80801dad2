/** What went wrong, as a code. */
import type { ErrorCode } from "../engine/types";

/** All codes that can be reported: the API's and the page's own. */
export type PageErrorCode =
  | ErrorCode
  | "panic"
  | "unknown"
  | "storage-denied"
  | "storage-full"
  | "two-tabs"
  | "newer-save"
  | "bad-link"
  | "cut-link"
  | "wasm-refused"
  | "bot-failed"
  | "copy-refused";

/** The technical text of anything thrown, for reports. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
