/** The style sheet of games in an embedding page. */
import { dress } from "../ui/appearance";

/**
 * The design tokens that a page may override, as `--sobremesa-ink` and so on: colours around the board, fonts,
 * corners.
 */
const OPEN = [
  ...["ink", "muted", "paper", "paper-2", "line", "accent", "on-accent", "warn", "focus"],
  ...["table-1", "table-2", "sans", "serif", "radius-panel", "radius-control"],
];

/** The declarations of the sheet's tokens, with the page's values taking precedence. */
const opened = (sheet: string): string =>
  sheet.replace(/--([\w-]+): ([^;{}]+);/g, (whole, name, value) =>
    OPEN.includes(name) ? `--${name}: var(--sobremesa-${name}, ${value});` : whole,
  );

/**
 * Applies the style sheet to a shadow root. A `rem` depends on the page's root element, so it is replaced by the
 * reader's browser setting.
 */
export function wear(root: ShadowRoot): void {
  dress(root, (sheet) => {
    const probe = document.createElement("p");
    // `medium` has another size in monospace.
    probe.style.font = "medium serif";
    root.append(probe);
    const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return opened(sheet).replace(/([\d.]+)rem\b/g, (_, count) => `${count * medium}px`);
  });
}
