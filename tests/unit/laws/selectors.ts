// Cases of texts: the case that a text selects for some values, and whether each value has its own.
import { FluentResource } from "@fluent/bundle";
import type { Args } from "../../../www/i18n/words";

/** A part of a text, as Fluent reads it. */
type Part =
  | string
  | { type: "var"; name: string }
  | {
      type: "select";
      selector: { type: string; name: string };
      variants: { key: { type: string; value: string | number }; value: Part | Part[] }[];
      star: number;
    };

/** The case for values without their own, as it is called for plurals. */
const REST = "other";

/** Texts by their ids, as Fluent reads them. */
export function patternsOf(source: string): Map<string, Part | Part[]> {
  const { body } = new FluentResource(source);
  return new Map(body.map(({ id, value }) => [id, value as unknown as Part | Part[]]));
}

/** The names of what a text chooses by. */
export function chosenBy(part: Part | Part[]): string[] {
  if (Array.isArray(part)) return part.flatMap(chosenBy);
  if (typeof part === "string" || part.type !== "select") return [];
  return [part.selector.name, ...part.variants.flatMap(({ value }) => chosenBy(value))];
}

/** Returns true if a value chooses a case, by its name or its plural form. */
function chooses(value: unknown, key: string | number, plurals: Intl.PluralRules): boolean {
  if (String(value ?? "") === String(key)) return true;
  const number = typeof value === "number" || /^\d+$/.test(String(value)) ? Number(value) : null;
  return number !== null && plurals.select(number) === key;
}

/** Which values came into a text's case that no other case is named for, by text, name and case. */
export type Fallen = Map<string, Set<string>>;

/**
 * Follows a text for some values and notes which of them no case is named for. Tells which of the `strict` names it asked
 * for by no case of their own.
 */
export function follow(
  id: string,
  pattern: Part | Part[],
  args: Args,
  plurals: Intl.PluralRules,
  fallen: Fallen,
  strict: readonly string[],
): string[] {
  const owned = new Set<string>();
  const asked = new Set<string>();
  const walk = (part: Part | Part[]): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part !== "string" && part.type === "select") {
      const { name } = part.selector;
      const own = part.variants.findIndex(({ key }) => chooses(args[name], key.value, plurals));
      const taken = part.variants[own < 0 ? part.star : own];
      asked.add(name);
      if (own >= 0) owned.add(name);
      if (!taken) return;
      const { key, value } = taken;
      if (own < 0 || own === part.star) {
        const where = `${id}: ${name} [${key.value}]`;
        fallen.set(where, (fallen.get(where) ?? new Set()).add(String(args[name] ?? "")));
      }
      walk(value);
    }
  };
  walk(pattern);
  return strict.filter((name) => asked.has(name) && !owned.has(name));
}

/**
 * Named cases that also took other values: those values get a wrong text. A case that no value is named for is a
 * fallback like `other`.
 */
export const mistaken = (fallen: Fallen): string[] =>
  [...fallen].flatMap(([where, values]) => {
    const name = /\[(.*)\]$/.exec(where)?.[1] ?? "";
    const others = [...values].filter((value) => value !== name);
    return name !== REST && others.length < values.size && others.length > 0
      ? [`${where} is said of ${others.join(", ")}`]
      : [];
  });
