/** What went wrong, as a code. */
import { CODES } from "../api/error";
import type { ErrorCode } from "../api/types";

/** All codes that trouble can have: the API's and the page's own. */
export type TroubleCode =
  | ErrorCode
  | "panic"
  | "unknown"
  | "storage-denied"
  | "storage-full"
  | "two-tabs"
  | "newer-save"
  | "bad-link"
  | "wasm-refused"
  | "bot-failed"
  | "copy-refused";

/** The code of anything thrown. A lost wasm instance shows as `panic`. */
export function codeOf(error: unknown): ErrorCode | "unknown" {
  if (error instanceof WebAssembly.RuntimeError) return "panic";
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "panic") return "panic";
  return CODES.has(code) ? (code as ErrorCode) : "unknown";
}

/** The technical text of anything thrown, for reports. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
