/** Keys that work wherever the focus is in a game. */
import { isCommand, isTextField, keyName } from "../../../keys";
import { cancel, roll } from "../../../session/input";
import type { Session } from "../../../session/session";
import { redo, undo } from "../../../session/travel";

/** The elements that use Space and Enter themselves. */
const CONTROLS = "button, input, textarea, select, summary, a";

/** Actions of keys besides moves. */
interface Wishes {
  /** Leaves an earlier position. */
  back(): void;
  /** Shows what can be done now. */
  now(): void;
}

/**
 * Escape cancels a begun move, or leaves an earlier position. ? shows what can be done. Space and Enter roll waiting
 * dice, and stop the animation after the end. Ctrl+Z undoes the last move; with Shift, or as Ctrl+Y, it redoes it.
 */
export function pressed(event: KeyboardEvent, session: Session, wishes: Wishes): void {
  const key = keyName(event);
  const target = event.target as Element;
  const field = isTextField(target);
  const { looking, outcome, rolls } = session.state;
  const celebrates = outcome !== null && session.animations.busy;
  if (key === "Escape" && (looking || session.do(cancel) || celebrates)) {
    event.preventDefault();
    if (looking) wishes.back();
  }
  if (celebrates && /^( |Enter|Escape)$/.test(key)) session.animations.finish();
  const command = isCommand(event);
  if (key === "?" && !field && !command) {
    event.preventDefault();
    wishes.now();
  }
  if (/^( |Enter)$/.test(key) && !event.repeat && !target.matches(CONTROLS) && rolls !== null) {
    event.preventDefault();
    session.touch(roll);
  }
  if (!command || !/^[yz]$/.test(key) || field) return;
  event.preventDefault();
  if (event.shiftKey || key === "y") session.do(redo);
  else session.do(undo);
}
