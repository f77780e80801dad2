// Finds targets that are too small for a finger (WCAG 2.5.8): less than 24 pixels each way without enough space around.
import type { Page } from "@playwright/test";
import { CAN } from "./anyone";

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
