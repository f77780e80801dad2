/** The curtain between people who share a device and hide their hands. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focused } from "../../../dom";
import { openCurtain } from "../../../session/turn";
import { curtainText } from "../../../table/line";
import type { Showing } from "./showing";

/** A tap within this time, in ms, is too early to be intended. */
const HASTE = 400;

/** The curtain over the board of the game in `root`. When it opens, the focus goes `elsewhere`. */
export function Curtain(props: {
  showing: Showing;
  root: RefObject<HTMLElement | null>;
  elsewhere: () => void;
}): JSX.Element {
  const { showing, root, elsewhere } = props;
  const { game } = showing;
  const { page, session } = game;
  const ready = useRef<HTMLButtonElement>(null);
  const drawn = useRef(0);
  // A running motion shows no hidden hand, so it may finish first.
  const whose = showing.busy.value ? null : showing.live.value.curtain;
  const had = root.current && focused(root.current);
  const wasReady = had !== null && had === ready.current;
  useLayoutEffect(() => {
    if (whose === null) {
      // Return the focus to the game.
      if (wasReady) elsewhere();
      return;
    }
    drawn.current = performance.now();
    // The next player should not hear the last announcement.
    page.liveRegion.element.replaceChildren();
    if (root.current?.contains(had)) ready.current?.focus({ preventScroll: true });
  }, [whose]);
  const line = (id: string): string => curtainText(game, session.state, id);
  const [title, button] = [line("curtain-title"), line("curtain-ready")];
  // Opens the curtain. The second tap of a double tap is ignored, because it was meant to close it.
  const open = (): unknown => performance.now() - drawn.current > HASTE && session.do(openCurtain);
  return (
    <div class="curtain" hidden={whose === null}>
      {whose !== null && (
        <div class="card stack">
          <strong class="status-who">{title}</strong>
          <span>{line("curtain-text")}</span>
          <button
            type="button"
            class="button primary"
            aria-label={page.words.list([title, button], "gap")}
            ref={ready}
            onClick={open}
          >
            {button}
          </button>
        </div>
      )}
    </div>
  );
}
