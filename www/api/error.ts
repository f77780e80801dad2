/** Failures as `Error`s with a `code`. */
import type { ErrorCode } from "./types.js";

/** An error of the API. */
export interface SobremesaError extends Error {
  code: ErrorCode;
  /** The offending token and where it stands, in characters from 0. */
  token?: string;
  at?: number;
  /** For `bad-record`: line and column from 1, and the longest legal record. */
  line?: number;
  column?: number;
  prefix?: string;
}

/** An error with this code. */
export function fault(code: ErrorCode, message: string): SobremesaError {
  return Object.assign(new Error(message), { code });
}
