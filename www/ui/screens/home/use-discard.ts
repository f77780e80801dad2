/** Deleting saved games on home, and undoing it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Page } from "../../page";

/** How long the offer to undo a deletion remains after leaving the screen, in ms. */
const AFTER = 6000;

/**
 * Returns a function that deletes a game at once and offers to undo it, which is kinder than asking first. `again`
 * renders home. The focus then goes to the heading of the finished games, if the game was one of several.
 */
export function useDiscard(
  page: Page,
  finishedHead: RefObject<HTMLElement | null>,
  again: () => void,
): (id: string, over?: boolean) => void {
  /** Functions that undo the deletions of this visit, and one that closes the note about them. */
  const gone = useRef<(() => void)[]>([]);
  const unsay = useRef((): void => {});
  /** What was just deleted, until the focus has moved. */
  const deleted = useRef<"finished" | "other" | null>(null);
  useLayoutEffect(() => {
    if (!deleted.current) return;
    const head = finishedHead.current;
    const finished = deleted.current === "finished" && !head?.parentElement?.hidden;
    deleted.current = null;
    (finished ? head : page.heading)?.focus();
  });
  useLayoutEffect(
    () => () => void (gone.current.length > 0 && setTimeout(unsay.current, AFTER)),
    [],
  );
  /** Offers to undo the last deletion, then the ones before. */
  const offerBack = (): void => {
    unsay.current = page.notes.show(["home-deleted"], false, {
      label: page.say("undo"),
      act: () => {
        gone.current.pop()?.();
        again();
        if (gone.current.length > 0) offerBack();
      },
    });
  };
  return (id, over = false) => {
    if (page.session?.autosave.id === id) page.sessions.clear();
    const undo = page.saves.discard(id);
    deleted.current = over ? "finished" : "other";
    again();
    // If the note was closed, earlier deletions are final.
    if (page.notes.empty) gone.current.length = 0;
    gone.current.push(undo);
    offerBack();
  };
}
