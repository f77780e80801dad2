/** What screen readers are told as it happens: politely, one sentence at a time, never twice. */

/** A polite live region. */
export interface Spoken {
  readonly element: HTMLElement;
  say(sentence: string): void;
}

/** Sentences within this time are read as one. */
const GATHER = 60;

/** Makes the live region; it must be in the page before the first sentence. */
export function makeSpoken(): Spoken {
  const element = document.createElement("div");
  element.className = "unseen";
  element.setAttribute("aria-live", "polite");
  element.setAttribute("role", "log");
  element.setAttribute("aria-atomic", "false");
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    element,
    say(sentence) {
      if (sentence === "" || waiting.at(-1) === sentence) return;
      waiting.push(sentence);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const line = document.createElement("p");
        line.textContent = waiting.join(" ");
        waiting = [];
        element.append(line);
        // The visible log keeps the whole story; here a few lines are enough.
        while (element.childElementCount > 4) element.firstElementChild?.remove();
      }, GATHER);
    },
  };
}
