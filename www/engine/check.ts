/** Checks callers' arguments: a wrong type or a number out of range would trap inside the rules. */
import { type ErrorCode, type ErrorDetails, SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import { guarded } from "./load.js";

/** The maximum length of a text, in UTF-16 code units. The rules have the same limit in bytes. */
const LONGEST = 1_000_000;
const LONGEST_SEED = 1_000;

/** The properties of `Think`. */
export const THINK = ["level", "seed", "nodes", "millis"] as const;

function shown(value: unknown): string {
  if (value === null || Array.isArray(value)) return value ? "a list" : "null";
  const text =
    typeof value === "string" ? `"${value}"` : typeof value === "object" ? "" : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text || typeof value;
}

/** Throws `bad-argument`. */
function refuse(message: string, details?: ErrorDetails): never {
  throw new SobremesaError("bad-argument", message, details);
}

/** Returns a text of any length. */
export function string(value: unknown, name: string): string {
  if (typeof value !== "string") {
    const hint = name === "notation" && typeof value === "object" ? ": pass move.notation" : "";
    refuse(`${name} must be a string, not ${shown(value)}${hint}`);
  }
  return value;
}

/** Returns a text of at most `LONGEST`; `tooLong` is the error code for a longer one. */
export function text(value: unknown, name: string, tooLong: ErrorCode = "bad-argument"): string {
  const given = string(value, name);
  if (given.length > LONGEST)
    throw new SobremesaError(tooLong, `${name} is longer than ${LONGEST} characters`);
  return given;
}

/** Returns a copy of a list of texts. */
export function texts(value: unknown, name: string): string[] {
  if (!Array.isArray(value)) refuse(`${name} must be a list, not ${shown(value)}`);
  return Array.from(value, (each, at) => text(each, `${name}[${at}]`));
}

/** Returns a text that may be a record, or null if it is too long for one. */
export function short(value: unknown, name: string): string | null {
  const given = string(value, name);
  return given.length > LONGEST ? null : given;
}

/** Returns a record. A text that is too long throws `bad-record` with a position, as any malformed record does. */
export function record(value: unknown): string {
  if (typeof value === "string" && value.length > LONGEST) {
    throw new SobremesaError("bad-record", `record is longer than ${LONGEST} characters`, {
      line: 1,
      column: 1,
      prefix: "",
    });
  }
  return text(value, "record");
}

/** Returns a seed; a random one if none is given. */
export function seed(value: unknown): string {
  if (value === undefined) return guarded(() => rules.randomSeed());
  if (text(value, "seed").length > LONGEST_SEED)
    refuse(`seed is longer than ${LONGEST_SEED} characters`);
  return value as string;
}

/** Returns a whole number from `least` to `most`. */
export function whole(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    refuse(`${name} must be a whole number from ${least} to ${most}, not ${shown(value)}`);
  return value;
}

/** Returns a number of milliseconds, above 0 and at most a day. */
export function millis(value: unknown): number {
  if (typeof value !== "number" || !(value > 0) || value > 86_400_000)
    refuse(`millis must be above 0, at most a day, not ${shown(value)}`);
  return value;
}

/**
 * Returns a copy of an object that has only these properties; undefined and null count as an empty object. Each
 * property is read once, so a getter can't change a value after its check. An error ends with `hint`.
 */
export function object<K extends string>(
  value: unknown,
  name: string,
  keys: readonly K[],
  hint = "",
): Partial<Record<K, unknown>> {
  const properties = { ...plain(value, name) };
  const unknown = Object.keys(properties).find((key) => !(keys as readonly string[]).includes(key));
  if (unknown !== undefined)
    refuse(`${name} has no property ${shown(unknown)}, only ${keys.join(", ")}${hint}`, {
      token: unknown.slice(0, 40),
    });
  return properties as Partial<Record<K, unknown>>;
}

/** Returns house rules with their values as texts. An undefined one is not set. */
export function options(value: unknown): Record<string, string> {
  const given = Object.entries(plain(value, "options"));
  const asked = given.flatMap(([key, option]) => {
    if (option === undefined) return [];
    if (!["string", "number", "boolean"].includes(typeof option))
      refuse(`option ${key} must be a string, number or boolean, not ${shown(option)}`);
    return [[text(key, "an option's key"), text(String(option), `option ${key}`)]];
  });
  return Object.fromEntries(asked);
}

/** Returns an object; undefined and null count as an empty one. */
function plain(value: unknown, name: string): object {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || Array.isArray(value))
    refuse(`${name} must be an object, not ${shown(value)}`);
  return value;
}
