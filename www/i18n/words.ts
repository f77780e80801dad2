/** The page's texts in one language. */

import TEXTS from "virtual:texts";
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
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
  /**
   * Joins parts by commas (`comma`), as a list of similar items (`serial`), as a sentence names them (`and`) or as
   * consecutive sentences (`gap`).
   */
  list(parts: string[], between?: "comma" | "gap" | "serial" | "and"): string;
  /** Returns the text with a capital first letter, for the start of a sentence. */
  capitalized(text: string): string;
  /** Formats a phrase. */
  phrase(phrase: Phrase): string;
}

/** Texts that are loaded together: those of the page, and those of a game. */
type Part = keyof (typeof TEXTS)[Language];
type Game = Exclude<Part, "page">;

/** What has been asked for: all parts in each language. */
const parts = new Set<Part>(["page"]);
const languages = new Set<Language>();

const bundles = new Map<Language, FluentBundle>();
/** The loading of a part in a language, by both, and what is loaded. */
const loading = new Map<string, Promise<void>>();
const there = new Set<string>();
const loaded = new Map<Language, Words>();

/** Loads the texts of the page in a language, and those of all games that have been asked for. */
export async function loadWords(language: Language): Promise<Words> {
  languages.add(language);
  try {
    await Promise.all([...parts].map((part) => load(language, part)));
  } catch (error) {
    languages.delete(language);
    throw error;
  }
  const words = loaded.get(language) ?? makeWords(language, bundleOf(language));
  loaded.set(language, words);
  return words;
}

/** Loads the texts of a game, in all languages that have been asked for. */
export async function loadTexts(game: Game): Promise<void> {
  parts.add(game);
  await Promise.all([...languages].map((language) => load(language, game)));
}

/** Returns true if the texts of a game are loaded in all languages that the page can speak now. */
export const textsLoaded = (game: Game): boolean =>
  [...loaded.keys()].every((language) => there.has(nameOf(language, game)));

function load(language: Language, part: Part): Promise<void> {
  const name = nameOf(language, part);
  const known = loading.get(name);
  if (known) return known;
  const begun = TEXTS[language]
    [part]()
    .then(({ default: read }) => read())
    .then((body) => {
      bundleOf(language).addResource({ body });
      there.add(name);
    });
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

const nameOf = (language: Language, part: Part): string => `${part} ${language}`;

function bundleOf(language: Language): FluentBundle {
  // No invisible isolation marks around values: they would get in the way of copying and searching.
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  return bundle;
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

const valuesOf = (args: Args): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));

function makeWords(language: Language, bundle: FluentBundle): Words {
  const say = (id: string, args: Args = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    // A missing value appears in the text as its name.
    return pattern ? bundle.formatPattern(pattern, valuesOf(args), []) : id;
  };
  return {
    language,
    say,
    list: (parts, between = "comma") =>
      between === "and" ? new Intl.ListFormat(language).format(parts) : parts.join(say(between)),
    capitalized: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
    phrase: ([id, args]) => say(id, args),
  };
}
