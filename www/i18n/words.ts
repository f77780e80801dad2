/** The page's texts in one language. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import type { Language } from "./negotiate";

/** Values by name. Texts use only strings and numbers. */
export type Args = Record<string, unknown>;

/** A text to be formatted later, in the language that is chosen by then. */
export type Phrase = readonly [id: string, args?: Args];

/** A source of texts. */
export interface Words {
  readonly language: Language;
  /** Formats a text. Returns the id if the text is missing. A test checks that no text is. */
  say(id: string, args?: Args): string;
  /** Joins parts by commas (`comma`), as a list of similar items (`serial`) or as consecutive sentences (`gap`). */
  list(parts: string[], between?: "comma" | "gap" | "serial"): string;
  /** Returns the text with a capital first letter, for the start of a sentence. */
  capitalized(text: string): string;
  /** Formats a phrase. */
  phrase(phrase: Phrase): string;
}

type Texts = FluentResource["body"];

/** The parsed texts: one module per language, so that a page loads only the reader's language. */
const sources: Record<Language, () => Promise<{ default: () => Promise<Texts> }>> = {
  en: () => import("virtual:texts/en"),
  es: () => import("virtual:texts/es"),
  fr: () => import("virtual:texts/fr"),
  de: () => import("virtual:texts/de"),
  nl: () => import("virtual:texts/nl"),
  "zh-Hans": () => import("virtual:texts/zh-Hans"),
  "zh-Hant": () => import("virtual:texts/zh-Hant"),
  ko: () => import("virtual:texts/ko"),
};

const loaded = new Map<Language, Words>();

/** Loads the texts of a language. */
export async function loadWords(language: Language): Promise<Words> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: read } = await sources[language]();
  const words = makeWords(language, await read());
  loaded.set(language, words);
  return words;
}

/** Returns the texts of a language, or of any loaded language if that one isn't loaded. */
export function wordsOf(language: Language): Words {
  const [any] = loaded.values();
  const words = loaded.get(language) ?? any;
  if (!words) throw new Error("no language has been loaded");
  return words;
}

/** Digits such as a card's name. They select plural forms like numbers, but are printed unchanged. */
class Digits extends FluentNumber {
  readonly #text: string;

  constructor(text: string) {
    super(Number(text));
    this.#text = text;
  }

  override toString(): string {
    return this.#text;
  }
}

/**
 * Converts a value for Fluent, which has no booleans. Small integers are passed as text: creating a number formatter
 * takes 40 ms on a slow phone.
 */
function variable(value: unknown): FluentVariable {
  const small = Number.isInteger(value) && Math.abs(Number(value)) < 1000;
  if (typeof value === "number" && !small) return value;
  const text = String(value ?? "");
  return /^\d+$/.test(text) ? new Digits(text) : text;
}

/** Converts values for Fluent. */
const valuesOf = (args: Args): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));

function makeWords(language: Language, texts: Texts): Words {
  // No invisible isolation marks around values: they would get in the way of copying and searching.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: texts });
  const say = (id: string, args: Args = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    // A missing value appears in the text as its name.
    return pattern ? bundle.formatPattern(pattern, valuesOf(args), []) : id;
  };
  return {
    language,
    say,
    list: (parts, between = "comma") => parts.join(say(between)),
    capitalized: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
    phrase: ([id, args]) => say(id, args),
  };
}
