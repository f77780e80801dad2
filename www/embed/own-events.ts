/**
 * Keys and text events that the element uses itself. The surrounding page gets all others. docs/embedding.md lists
 * them.
 */
import { isCommand, isComposed, isTextField, keyName } from "../keys";

/** Editing events that leave a shadow root. */
const WRITING = ["beforeinput", "input", "paste", "cut", "copy"];
/** Keys that a text field uses together with Ctrl or Cmd. */
const EDITING = /^([acvxyz]|Arrow.*|Home|End|Backspace|Delete)$/;
const ARROWS = /^(Arrow|Home|End|Page)/;

/** Keeps the events that the element uses inside its shadow root. Listeners inside receive everything first. */
export function keepOwnEvents(root: ShadowRoot): void {
  const held = new Set<string>();
  const keyOf = ({ code, key }: KeyboardEvent): string => code || key;
  root.addEventListener("keydown", (event) => {
    const pressed = event as KeyboardEvent;
    held.delete(keyOf(pressed));
    if (!uses(pressed, root)) return;
    held.add(keyOf(pressed));
    event.stopPropagation();
  });
  for (const kind of ["keypress", "keyup"])
    root.addEventListener(kind, (event) => {
      const code = keyOf(event as KeyboardEvent);
      if (held.has(code)) event.stopPropagation();
      if (kind === "keyup") held.delete(code);
    });
  for (const kind of WRITING)
    root.addEventListener(kind, (event) => isTextField(event.target) && event.stopPropagation());
}

/** Returns true if the game, or the focused control, uses the key. */
function uses(event: KeyboardEvent, root: ShadowRoot): boolean {
  if (event.defaultPrevented || isComposed(event)) return true;
  const target = event.target as Element;
  const key = keyName(event);
  if (key === "Escape") return root.querySelector("dialog[open]") !== null;
  if (isTextField(target) || target.matches("select"))
    return isCommand(event) ? EDITING.test(key) : !/^(Tab|F\d+)$/.test(key);
  if (isCommand(event) || event.altKey) return false;
  if (/^( |Enter)$/.test(key)) return target.matches("button, summary, input, a");
  return ARROWS.test(key) && target.matches("input");
}
