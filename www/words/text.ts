/** A text with places for values and cases to choose from, as the build makes it from Fluent. */

/** A value that a text needs. */
export type Value = string | number;

/** Values by name; what is neither text nor number no text may ask for. */
export type Args = Record<string, unknown>;

/** Plain, or parts one after the other. */
export type Text = string | Part[];

/** Plain; a value's place; or the case that a value chooses: its name, the case when none fits, the cases. */
export type Part =
  | string
  | [name: string]
  | [name: string, other: string, cases: Record<string, Text>];

/** Says texts in one language. */
export function createTeller(language: string): (text: Text, args: Args) => string {
  // Made when first needed: each takes longer than all else at the start.
  let plurals: Intl.PluralRules | undefined;

  function plural(value: unknown): string {
    if (typeof value !== "number") return "";
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(value);
  }

  function choose(value: unknown, other: string, cases: Record<string, Text>): Text {
    const own = (key: string) => (Object.hasOwn(cases, key) ? cases[key] : undefined);
    return own(String(value)) ?? own(plural(value)) ?? cases[other] ?? "";
  }

  function say(text: Text, args: Args): string {
    if (typeof text === "string") return text;
    const said = text.map((part) => {
      if (typeof part === "string") return part;
      const value = args[part[0]];
      if (part.length === 3) return say(choose(value, part[1], part[2]), args);
      // Small numbers look the same in all our languages.
      const large = typeof value === "number" && value >= 1000;
      return large ? value.toLocaleString(language) : String(value ?? part[0]);
    });
    return said.join("");
  }

  return say;
}
