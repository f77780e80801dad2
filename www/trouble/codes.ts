/** What went wrong, as a code. */
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

const API_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  "bad-argument",
  "bad-setup",
  "bad-position",
  "bad-notation",
  "illegal-move",
  "bad-record",
  "game-over",
  "seat-needed",
  "not-chance",
  "freed",
]);

/** The code of anything thrown. A lost wasm instance shows as `panic`. */
export function codeOf(error: unknown): ErrorCode | "panic" | "unknown" {
  if (error instanceof WebAssembly.RuntimeError) return "panic";
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "panic") return "panic";
  return typeof code === "string" && API_CODES.has(code) ? (code as ErrorCode) : "unknown";
}

/** The technical text of anything thrown, for reports. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
