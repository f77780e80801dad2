/** The page's texts in one language. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import type { Language } from "./negotiate";

/** Values by name; what is neither text nor number no text may ask for. */
export type Args = Record<string, unknown>;

/** A text to be said later, in whatever language is then chosen. */
export type Phrase = readonly [id: string, args?: Args];

/** A source of texts. */
export interface Words {
  readonly language: Language;
  /** The text of an id; the id itself where it is missing, which a test forbids. */
  say(id: string, args?: Args): string;
  /** Parts with commas between them; things of one kind (`serial`); or (`gap`) sentences one after the other. */
  list(parts: string[], between?: "comma" | "gap" | "serial"): string;
  /** A text as it begins a sentence: with a capital, where the language has them. */
  capitalized(text: string): string;
  /** The text of a phrase. */
  phrase(phrase: Phrase): string;
}

type Texts = FluentResource["body"];

/** The parsed texts of each language, a module each, so that a site sends its readers theirs alone. */
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

/** Loads the words of a language. */
export async function loadWords(language: Language): Promise<Words> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: read } = await sources[language]();
  const words = makeWords(language, await read());
  loaded.set(language, words);
  return words;
}

/** The words of a language that has been loaded, or else of any that has. */
export function wordsOf(language: Language): Words {
  const [any] = loaded.values();
  const words = loaded.get(language) ?? any;
  if (!words) throw new Error("no language has been loaded");
  return words;
}

/** Digits in a text, such as a card's name: they choose a case as numbers do, and are said as they stand. */
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

/** A value as Fluent takes it, which knows no yes and no. A small number needs no formatter, which takes a slow phone 40 ms to make. */
function variable(value: unknown): FluentVariable {
  const small = Number.isInteger(value) && Math.abs(Number(value)) < 1000;
  if (typeof value === "number" && !small) return value;
  const text = String(value ?? "");
  return /^\d+$/.test(text) ? new Digits(text) : text;
}

/** Values by name, as Fluent takes them. */
const valuesOf = (args: Args): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));

function makeWords(language: Language, texts: Texts): Words {
  // Marks around each value would be in the way of those who copy a text or search for it.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: texts });
  const say = (id: string, args: Args = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    // A value that a text should have and has not is named in it instead.
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
