/** Checks of what callers pass: a wrong type or a number out of range would trap inside the rules. */
import { fault, type SobremesaError } from "./error.js";
import type { ErrorCode } from "./types.js";

/** Texts longer than this are refused; the rules have the same limit in bytes. */
const LONGEST = 1_000_000;
const LONGEST_SEED = 1_000;

function shown(value: unknown): string {
  const text =
    typeof value === "string" ? `"${value}"` : typeof value === "object" ? "" : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text || typeof value;
}

/** A text of bearable length; `tooLong` is the code for one that is not. */
export function text(value: unknown, name: string, tooLong: ErrorCode = "bad-argument"): string {
  if (typeof value !== "string") {
    throw fault("bad-argument", `${name} must be a string, not ${shown(value)}`);
  }
  if (value.length > LONGEST) throw fault(tooLong, `${name} is longer than ${LONGEST} characters`);
  return value;
}

/** A record: one that is too long says so where every bad record says it. */
export function record(value: unknown): string {
  try {
    return text(value, "record", "bad-record");
  } catch (cause) {
    const { code } = cause as SobremesaError;
    throw code === "bad-record"
      ? Object.assign(cause as Error, { line: 1, column: 1, prefix: "" })
      : cause;
  }
}

/** A seed. */
export function seed(value: unknown): string {
  if (text(value, "seed").length > LONGEST_SEED) {
    throw fault("bad-argument", `seed is longer than ${LONGEST_SEED} characters`);
  }
  return value as string;
}

/** A whole number from `least` to `most`. */
export function whole(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    const range = `a whole number from ${least} to ${most}`;
    throw fault("bad-argument", `${name} must be ${range}, not ${shown(value)}`);
  }
  return value;
}

/** A number of milliseconds. */
export function millis(value: unknown): number {
  if (typeof value !== "number" || !(value > 0) || value > 86_400_000) {
    throw fault("bad-argument", `millis must be above 0, at most a day, not ${shown(value)}`);
  }
  return value;
}

/** An object with properties, or nothing. */
export function object(value: unknown, name: string): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) {
    throw fault("bad-argument", `${name} must be an object, not ${shown(value)}`);
  }
  return value as Record<string, unknown>;
}

/** House rules as key, value, key, value. */
export function options(value: unknown): string[] {
  return Object.entries(object(value, "options")).flatMap(([key, option]) => {
    if (!["string", "number", "boolean"].includes(typeof option)) {
      throw fault("bad-argument", `option ${key} must be a string, number or boolean`);
    }
    return [text(key, "an option's key"), text(String(option), `option ${key}`)];
  });
}
