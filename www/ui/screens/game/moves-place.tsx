/** The place of the list of moves: a panel beside the board, or a dialog if there is no room for one. */
import { type Signal, signal } from "@preact/signals";
import { createRef, type JSX, type RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { windowOf } from "../../../dom";
import { type MoveList, MovesPanel } from "./moves";
import type { Showing } from "./showing";

/** A panel lower than this, in px, shows too few moves. */
const LOW = 160;

/** The list of moves of a game. It is in one place at a time. */
export interface Moves extends MoveList {
  panel: RefObject<HTMLElement | null>;
  /** True while the list is in a dialog. */
  inDialog: Signal<boolean>;
  /** Goes to the panel if it has enough space; otherwise opens the dialog. */
  open(): void;
}

const NOTHING = { text: "", error: "" };

export function useMoves(showing: Showing): Moves {
  const [moves] = useState(() => makeMoves(showing));
  const curtained = showing.state.value.curtain !== null;
  useLayoutEffect(() => {
    // The next player must not see what was typed.
    if (curtained) moves.typed.value = NOTHING;
  }, [curtained, moves]);
  return moves;
}

function makeMoves(showing: Showing): Moves {
  const { page } = showing.game;
  const moves: Moves = {
    panel: createRef(),
    list: createRef(),
    typed: signal(NOTHING),
    inDialog: signal(false),
    open() {
      const { current } = moves.list;
      if ((moves.panel.current?.clientHeight ?? 0) > LOW)
        return (current?.querySelector<HTMLElement>("[tabindex='0']") ?? current)?.focus();
      moves.inDialog.value = true;
      page.dialogs.open(
        ({ close }) => ({
          title: page.say("moves"),
          body: <MovesPanel showing={showing} moves={moves} choosing={close} />,
          look: "sheet",
        }),
        () => {
          moves.inDialog.value = false;
        },
      );
    },
  };
  return moves;
}

/** Returns true while an element is laid out, as a panel is where there is room for one. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, see] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new (windowOf(current).ResizeObserver)(([entry]) =>
      see((entry?.contentRect.width ?? 0) > 0),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

/** The panel beside the board. A phone has no room for it, and its list is not made. */
export function MovesPlace(props: { showing: Showing; moves: Moves }): JSX.Element {
  const { showing, moves } = props;
  const { page } = showing.game;
  const { panel, inDialog } = moves;
  const label = page.say("panel");
  const seen = useSeen(panel);
  const list = seen && !inDialog.value && (
    <MovesPanel showing={showing} moves={moves} choosing={() => {}} />
  );
  return page.options.embedded ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form.
    <div
      class="panel"
      role="group"
      aria-label={label}
      ref={panel as RefObject<HTMLDivElement | null>}
    >
      {list}
    </div>
  ) : (
    <aside class="panel" aria-label={label} ref={panel}>
      {list}
    </aside>
  );
}
