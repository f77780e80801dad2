/** The only key map. It turns keyboard events into names of keys, for every layout and input method. */

/** The fields of an event that the key map reads. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "keyCode" | "isComposing" | "shiftKey" | "target"
>;

/** Names that older browsers use. */
const OLD_NAMES: Record<string, string> = {
  Spacebar: " ",
  Esc: "Escape",
  Left: "ArrowLeft",
  Right: "ArrowRight",
  Up: "ArrowUp",
  Down: "ArrowDown",
};

/** The characters on a US layout of keys whose `code` doesn't contain them. */
const PLACES: Record<string, string> = {
  Space: " ",
  Equal: "=",
  Minus: "-",
  NumpadAdd: "+",
  NumpadSubtract: "-",
  NumpadEnter: "Enter",
};

const OTHER_INPUTS = "button,checkbox,color,file,image,radio,range,reset,submit".split(",");

/** Returns true if the element is a text field. */
export function isTextField(target: EventTarget | null): boolean {
  const { localName, type, isContentEditable } = (target ?? {}) as HTMLInputElement;
  if (localName === "input") return !OTHER_INPUTS.includes(type);
  return localName === "textarea" || !!isContentEditable;
}

/**
 * Returns true if an input method uses the key in a text field. Safari ends a composition before its Enter, which has
 * code 229.
 */
export const isComposed = ({ isComposing, keyCode, target }: KeyPress): boolean =>
  (isComposing || keyCode === 229) && isTextField(target);

/**
 * Returns the key's name, with letters in lower case. Latin letters, digits and signs that the page uses count as
 * typed. Any other key counts as the key in its place on a US keyboard. Empty while an input method composes a text.
 */
export function keyName(event: KeyPress): string {
  if (isComposed(event)) return "";
  const { key = "", code = "", isComposing } = event;
  // Full-width letters also count as Latin letters.
  const typed = key.normalize("NFKC").toLowerCase();
  const place = placeOf(event);
  if (isComposing || /^(|Process|Unidentified|Dead)$/.test(key)) return place;
  if ([...typed].length > 1) return OLD_NAMES[key] ?? key;
  if (/^[\p{Script=Latin}\d?+= -]$/u.test(typed)) return typed;
  // Dvorak and Colemak have these signs where other layouts have letters.
  if (code.startsWith("Key") && /[,.;:'"<>]/.test(typed)) return typed;
  return place || typed;
}

/** Returns true for Ctrl or Cmd without Alt. AltGr, which is reported as Ctrl and Alt, doesn't count. */
export const isCommand = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean =>
  (ctrlKey || metaKey) && !altKey;

function placeOf({ code = "", shiftKey }: KeyPress): string {
  if (code === "Slash") return shiftKey ? "?" : "/";
  const [, sign] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? [];
  return PLACES[code] ?? sign?.toLowerCase() ?? code;
}
