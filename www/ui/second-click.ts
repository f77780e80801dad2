/** The second click of a double click is for what was clicked first, not for what has come in its place. */

/** Lets no such click through in an element; `screen` names what fills it now. */
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
