/** Reads links and codes that chat apps, mail programs or people have extended, broken into lines or encoded. */

/** Soft hyphens, zero-width characters and direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** The maximum length of a text that may contain a link. */
const LONG = 4000;

/** Returns a text with its percent encoding decoded, or unchanged if the encoding is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the part after `#KEY=` in a text, or the whole text if it is a bare code; without white space. */
export function linkedIn(text: string, key: string): string {
  if (text.length > LONG) return "";
  const bare = decoded(decoded(text.replace(INVISIBLE, "")));
  const at = bare.toLowerCase().lastIndexOf(`#${key}=`);
  const from =
    at < 0 ? bare.replace(new RegExp(`^\\W*(?:${key}=)?`), "") : bare.slice(at + key.length + 2);
  return from.replace(/=?\s+>*/g, "");
}

/** Returns the code of an invitation to a table from a link or a bare code; empty for any other text. */
export function invitationIn(text: string): string {
  const code = linkedIn(text, "t");
  const isLink = /#t=/i.test(decoded(text)) && !/^\s*\[/.test(text);
  return isLink || /^[\w-]{60,}$/.test(code) ? code : "";
}

/** Returns the base64url code at the beginning of a text, without anything after it. */
export const codeIn = (text: string): string => /^[\w-]*/.exec(linkedIn(text, "t"))?.[0] ?? "";

/** Returns the name of the screen in an address's hash, without anything after it. */
export function nameIn(hash: string): string {
  const [name = ""] =
    /^[a-z\d-]*/.exec(decoded(hash.replace(INVISIBLE, "")).replace(/^#/, "").toLowerCase()) ?? [];
  return name.replace(/-+$/, "");
}
