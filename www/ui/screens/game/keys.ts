/** Keys that are heard wherever the focus is in a game. */
import type { Session } from "../../../session/session";

/** What has its own answer to Space and Enter. */
const CONTROLS = "button, input, textarea, select, summary, a";

/** What keys ask for besides moves. */
interface Wishes {
  /** Leaves an earlier position that is looked at. */
  back(): void;
  /** Tells what can be done. */
  now(): void;
}

/**
 * Escape gives a begun move up, or leaves an earlier position; ? tells what can be done; Space and Enter roll dice that wait;
 * once all is over they end the motion. Ctrl+Z takes the last move back, with Shift or as Ctrl+Y plays it again.
 */
export function pressed(event: KeyboardEvent, session: Session, wishes: Wishes): void {
  const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
  const target = event.target as Element;
  const field = target.matches("input, textarea");
  const { looking, rolls } = session.state;
  if (key === "Escape" && (looking || session.input.cancel())) {
    event.preventDefault();
    if (looking) wishes.back();
  }
  if (session.state.outcome && session.moving && /^( |Enter|Escape)$/.test(key)) session.hurry();
  if (key === "?" && !field) wishes.now();
  if (/^( |Enter)$/.test(key) && !repeat && !target.matches(CONTROLS) && rolls !== null) {
    event.preventDefault();
    session.roll();
  }
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || !/^[yz]$/.test(letter) || field) return;
  event.preventDefault();
  if (shiftKey || letter === "y") session.redo();
  else session.undo();
}
