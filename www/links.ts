/** Links and codes as they come: chat apps, mails and people add to them, break them and encode them. */

/** Soft hyphens, joiners and marks of order. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** The longest text that may be a link. */
const LONG = 4000;

/** A text without percent signs for letters; as it is where they make no sense. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the part after `#KEY=` in a text, or the text itself if it is the code; without blanks. */
export function linkedIn(text: string, key: string): string {
  if (text.length > LONG) return "";
  const bare = decoded(decoded(text.replace(INVISIBLE, "")));
  const at = bare.toLowerCase().lastIndexOf(`#${key}=`);
  const from =
    at < 0 ? bare.replace(new RegExp(`^\\W*(?:${key}=)?`), "") : bare.slice(at + key.length + 2);
  return from.replace(/=?\s+>*/g, "");
}

/** The invitation to a table in a text, as a link or a code alone; empty where the text is something else. */
export function invitationIn(text: string): string {
  const code = linkedIn(text, "t");
  const isLink = /#t=/i.test(decoded(text)) && !/^\s*\[/.test(text);
  return isLink || /^[\w-]{60,}$/.test(code) ? code : "";
}

/** The code at the beginning of a text, in base64url, without what was added to it. */
export const codeIn = (text: string): string => /^[\w-]*/.exec(linkedIn(text, "t"))?.[0] ?? "";

/** The name of a screen in an address, without what was added to it. */
export function nameIn(hash: string): string {
  const [name = ""] =
    /^[a-z\d-]*/.exec(decoded(hash.replace(INVISIBLE, "")).replace(/^#/, "").toLowerCase()) ?? [];
  return name.replace(/-+$/, "");
}
