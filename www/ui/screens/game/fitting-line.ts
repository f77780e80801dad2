/** The best of several ways to write a line that fits it, found in one layout. */

/** A text, and its size as a share of the usual one. */
export interface Writing {
  text: string;
  size: number;
  /** Lines close together, as many as it takes. */
  tight?: boolean;
}

/** Writes it into an element, touching only what differs. */
export function write(element: HTMLElement, { text, size, tight = false }: Writing): void {
  if (element.textContent !== text) element.textContent = text;
  element.style.fontSize = size < 1 ? `max(12px, var(--type-small) * ${size})` : "";
  element.classList.toggle("tight", tight);
}

/** Whether all that stands in it is seen. */
export const fits = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight <= clientHeight;

/** The first of these that fits a line, or else the last: all are tried at once, unseen, in one layout. */
export function firstFitting(line: HTMLElement, writings: readonly Writing[]): Writing | undefined {
  const { parentElement: room } = line;
  const { width } = line.getBoundingClientRect();
  const trial = document.createElement("span");
  trial.style.cssText = `position:absolute;visibility:hidden;width:${width}px;height:${room?.clientHeight}px`;
  const tried = writings.map((writing) => {
    const copy = line.cloneNode(false) as HTMLElement;
    write(copy, writing);
    return copy;
  });
  trial.append(...tried);
  room?.append(trial);
  const at = tried.findIndex(fits);
  trial.remove();
  return writings.at(at);
}
