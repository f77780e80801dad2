/** Error codes of the page. */
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
  | "old-browser"
  | "altered-page"
  | "bot-failed"
  | "not-loaded"
  | "copy-refused";

/** Errors of scripts that could not be loaded, as Vite's loader reports them. */
const missing = new WeakSet<object>();
if (__TARGET__ === "site")
  globalThis.addEventListener?.("vite:preloadError", ({ payload }) => missing.add(payload));

/** Returns the code for an error that has none: `not-loaded` or `unknown`. */
export const causeOf = (error: unknown): PageErrorCode =>
  missing.has(Object(error)) ? "not-loaded" : "unknown";

/** Returns the technical message of anything thrown, for reports. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
