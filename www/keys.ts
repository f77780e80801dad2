/** The one key map: a keyboard event becomes the name of a key, on every layout and with every input method. */

/** The fields of an event that a key map reads. */
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

/** The characters of keys on a US layout, where `code` doesn't name them. */
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
 * The key's name: a letter is lower case. Latin letters, digits and signs with a meaning count as typed; any other key
 * counts as its place on a keyboard of the United States. Empty while a text is composed.
 */
export function keyName(event: KeyPress): string {
  if (isComposed(event)) return "";
  const { key = "", code = "", isComposing } = event;
  // Full-width letters are Latin letters, too.
  const typed = key.normalize("NFKC").toLowerCase();
  const place = placeOf(event);
  if (isComposing || /^(|Process|Unidentified|Dead)$/.test(key)) return place;
  if ([...typed].length > 1) return OLD_NAMES[key] ?? key;
  if (/^[\p{Script=Latin}\d?+= -]$/u.test(typed)) return typed;
  // Dvorak and Colemak type these where others type a letter.
  if (code.startsWith("Key") && /[,.;:'"<>]/.test(typed)) return typed;
  return place || typed;
}

/** Ctrl or Cmd alone: AltGr is reported as Ctrl and Alt. */
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
