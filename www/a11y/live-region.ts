/** Announcements for screen readers: polite, one sentence at a time, never repeated. */

export type LiveRegion = ReturnType<typeof makeLiveRegion>;

/** Sentences within this time, in ms, are read as one. */
const GATHER = 60;

/** Makes the live region. It must be in the page before the first sentence. */
export function makeLiveRegion() {
  const element = document.createElement("div");
  element.className = "unseen";
  element.setAttribute("role", "log");
  element.setAttribute("aria-live", "polite");
  let waiting: string[] = [];
  return {
    element,
    say(sentence: string): void {
      if (sentence === "" || waiting.at(-1) === sentence) return;
      if (waiting.push(sentence) === 1) setTimeout(tell, GATHER);
    },
    /** Forgets what waits to be said. */
    drop(): void {
      waiting = [];
    },
    /** Moves the region into the topmost modal dialog, because everything outside is hidden from assistive tools. */
    raise(into: Element): void {
      if (element.parentElement === into) return;
      // Old sentences would be read again in the new place.
      element.replaceChildren();
      into.append(element);
    },
  };

  function tell(): void {
    if (waiting.length === 0) return;
    const said = document.createElement("p");
    said.textContent = waiting.join(" ");
    element.append(said);
    waiting = [];
    // The visible log has the whole story. A few lines are enough here.
    if (element.childElementCount > 4) element.firstChild?.remove();
  }
}
