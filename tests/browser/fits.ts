// Finds texts and controls that don't have enough space.
import type { Page } from "@playwright/test";

/** Elements that are too wide for the page, for a scroller or for their own label. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [
      document.documentElement,
      ...document.querySelectorAll(".stage, main, dialog, .dialog-body, button, label, legend"),
    ].filter((element) => !element.closest(".unseen, .board-grid, [hidden], .seat-chip"));
    const found = wide
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth}`);
    for (const element of document.querySelectorAll("button, h1, h2, p, label, select, input")) {
      if (element.closest(".unseen, .board-grid, [hidden]")) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1))
        found.push(`${element.tagName} ${element.textContent} ${left}..${right}`);
    }
    return found;
  });

/** Choices of lists that are cut off when they are the chosen one. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The width of the arrow and a gap before it.
    const ARROW = 20;
    const found: string[] = [];
    const pen = document.createElement("canvas").getContext("2d");
    for (const list of document.querySelectorAll("select")) {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
        getComputedStyle(list);
      if (!pen || !list.clientWidth) continue;
      // Not `font`, which is empty where a longhand can't be said in it.
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      // A name has room beside it for a person only.
      const name = list.closest(".sitter")?.querySelector<HTMLElement>(".field:last-child");
      const { hidden = false } = name ?? {};
      for (const { text, value } of list.options) {
        if (name) name.hidden = value !== "person";
        const room =
          list.clientWidth -
          Number.parseFloat(paddingLeft) -
          Number.parseFloat(paddingRight) -
          ARROW;
        const { width } = pen.measureText(text);
        if (width > room) found.push(`${text}: ${Math.round(width)} of ${Math.round(room)}`);
      }
      if (name) name.hidden = hidden;
    }
    return found;
  });

/** Buttons and lines of text on a game's screen that are covered or out of reach, however one scrolls. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      ".status p:not(.lately), .answers button, .tools button, .curtain :is(h2, p, button)",
    );
    const found = all.length < 4 ? ["there is less than it should be"] : [];
    for (const element of all) {
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = (): ArrayLike<DOMRect> =>
        element.matches("button")
          ? [element.getBoundingClientRect()]
          : // A space at which a line breaks is no text, but has a place in the next line.
            [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let index = 0; index < lines().length; index++) {
        const middle = (): [x: number, y: number] => {
          const { left, top, width, height } = lines()[index] ?? new DOMRect();
          return [left + width / 2, top + height / 2];
        };
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue;
          const { top, height } = outer.getBoundingClientRect();
          outer.scrollTop += middle()[1] - top - height / 2;
        }
        const there = document.elementFromPoint(...middle());
        if (!element.contains(there))
          found.push(`${element.textContent?.slice(0, 40)}, line ${index}: ${there?.className}`);
      }
    }
    return found;
  });
