/** The page's texts in one language. */
import type { Language } from "./negotiate";
import { type Args, createTeller } from "./text";
import { textsOf } from "./texts";

export type { Args } from "./text";

/** A text to be said later, in whatever language is then chosen. */
export type Phrase = readonly [id: string, args?: Args];

/** What says texts. */
export interface Words {
  readonly language: Language;
  /** The text of an id; the id itself where it is missing, which a test forbids. */
  say(id: string, args?: Args): string;
  /** Parts with commas between them; things of one kind (`serial`); or (`gap`) sentences one after the other. */
  list(parts: string[], between?: "comma" | "gap" | "serial"): string;
  /** The text of a phrase. */
  phrase(phrase: Phrase): string;
}

const made = new Map<Language, Words>();

/** The words of a language; made once. */
export function wordsOf(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const words = makeWords(language);
  made.set(language, words);
  return words;
}

function makeWords(language: Language): Words {
  const textOf = textsOf(language);
  const tell = createTeller(language);
  const say = (id: string, args: Args = {}): string => {
    const text = textOf(id);
    return text === undefined ? id : tell(text, args);
  };
  return {
    language,
    say,
    list: (parts, between = "comma") => parts.join(say(between)),
    phrase: ([id, args]) => say(id, args),
  };
}
