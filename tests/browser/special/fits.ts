// Finds texts and controls that don't have enough space, and targets that are too small for a finger (WCAG 2.5.8): less
// than 24 pixels each way without enough space around.
import type { Page } from "@playwright/test";
import { CAN } from "./keyboard";

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
      ".status p, .answers button, .tools button, .curtain :is(h2, p, button)",
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

/** Controls that are too small where another is too near. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((can) => {
    const LEAST = 24;
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    // The label of a box or a radio button is its target, too.
    const targets = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        "button, input, select, textarea, summary, a[href]",
      ),
    ].flatMap((element) => {
      const label = element.closest("label");
      const { x, y, width, height } = (label ?? element).getBoundingClientRect();
      // Of the board's places those count where something can be done.
      const idle = element.closest(".board-grid") && !can.test(element.ariaLabel ?? "");
      const seen = !idle && element.checkVisibility() && width > 1 && !element.closest(".unseen");
      return seen ? [{ element, x, y, width, height }] : [];
    });
    const small = ({ width, height }: { width: number; height: number }) =>
      Math.min(width, height) < LEAST - 0.5;
    return targets.filter(small).flatMap((one) => {
      const [cx, cy] = [one.x + one.width / 2, one.y + one.height / 2];
      const near = targets.find((other) => {
        if (other === one) return false;
        if (small(other)) {
          const [ox, oy] = [other.x + other.width / 2, other.y + other.height / 2];
          return Math.hypot(ox - cx, oy - cy) < LEAST - 0.5;
        }
        const dx = Math.max(other.x - cx, 0, cx - other.x - other.width);
        const dy = Math.max(other.y - cy, 0, cy - other.y - other.height);
        return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
      });
      const name = ({ element }: typeof one) => element.ariaLabel ?? element.textContent;
      const size = `${one.width.toFixed(1)} x ${one.height.toFixed(1)}`;
      return near ? [`${name(one)}, ${size}, near ${name(near)}`] : [];
    });
  }, CAN);
