/** The second click of a double click must not hit what has replaced the first click's target. */

/** Blocks such clicks in an element. `screen` returns what fills it now. */
export function dropSecondClicks(element: HTMLElement, screen: () => unknown): void {
  let clicked: unknown;
  const hear = (event: MouseEvent): void => {
    if (event.detail < 2) clicked = screen();
    else if (clicked !== screen()) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  element.addEventListener("click", hear, { capture: true });
}
