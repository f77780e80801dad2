/** Failures: one class, told apart by a code. */
import type { Code } from "./generated/sobremesa.js";

/** Codes of the errors that the API throws: those of the rules, a handle used after `free()`, and what else went wrong in the rules. */
export type ErrorCode = Code | "freed" | "panic";

/** The details that an error may have besides its code. */
export interface ErrorDetails {
  /** The offending token and where it stands, in characters from 0. */
  token?: string;
  at?: number;
  /** For `bad-record`: line and column from 1, and the longest legal record. */
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

  static {
    SobremesaError.prototype.name = "SobremesaError";
  }

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    Object.assign(this, details);
  }
}

/**
 * Makes an error that left the rules with a code one of the API's class. The error itself: at the end of the stack there may
 * be no room for another one.
 */
export function adopt(thrown: Error): SobremesaError {
  return Object.setPrototypeOf(thrown, SobremesaError.prototype);
}

/** The code of anything thrown: `unknown` for what is not the API's. */
export function codeOf(error: unknown): ErrorCode | "unknown" {
  if (error instanceof WebAssembly.RuntimeError) return "panic";
  const { name, code } = (error ?? {}) as { name?: unknown; code?: ErrorCode };
  return code && (name === "SobremesaError" || code === "panic") ? code : "unknown";
}
