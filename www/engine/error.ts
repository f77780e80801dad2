/** Errors of the API: one class, distinguished by a code. */
import type { Code } from "./generated/sobremesa.js";

/**
 * Codes of the API's errors: those of the rules, `freed` for use after `free()`, `panic` for a crash in the rules, and
 * two of the element: `not-ready` before its game, `not-now` if nobody may do this.
 */
export type ErrorCode = Code | "freed" | "panic" | "not-now" | "not-ready";

/** Optional details of an error. */
export interface ErrorDetails {
  /** The offending token. */
  token?: string;
  /** The position of the token, in characters from 0. */
  at?: number;
  /** For `bad-record`: the line and column of the error, counted from 1, and the longest legal record before it. */
  line?: number;
  column?: number;
  prefix?: string;
  /** The underlying error. */
  cause?: unknown;
}

/** An error of the API. */
export class SobremesaError extends Error {
  code: ErrorCode;
  declare readonly token?: string;
  declare readonly at?: number;
  declare readonly line?: number;
  declare readonly column?: number;
  declare readonly prefix?: string;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    Object.assign(this, details);
  }
}

SobremesaError.prototype.name = "SobremesaError";

/**
 * Turns an error that the rules threw with a code into a `SobremesaError`. It changes the error itself, because at the
 * end of the stack there may be no room to make another one.
 */
export function adopt(thrown: Error): SobremesaError {
  return Object.setPrototypeOf(thrown, SobremesaError.prototype);
}

/** Lets an error's stack begin where `callee` was called, where the browser can. */
export function traced(error: SobremesaError, callee: unknown): SobremesaError {
  const { captureStackTrace } = Error as {
    captureStackTrace?: (of: Error, callee: unknown) => void;
  };
  try {
    captureStackTrace?.(error, callee);
  } catch {
    // At the end of the stack there may be no room for this either.
  }
  return error;
}

/** Returns the code of anything thrown: `panic` for a wasm trap, `unknown` for errors that are not the API's. */
export function codeOf(error: unknown): ErrorCode | "unknown" {
  if (error instanceof WebAssembly.RuntimeError) return "panic";
  const { name, code } = (error ?? {}) as { name?: unknown; code?: ErrorCode };
  return code && (name === "SobremesaError" || code === "panic") ? code : "unknown";
}
