/** The style sheet as it is worn in someone's page. */
import { dress } from "../ui/appearance";
import own from "./embed.css?inline";

/** The design tokens that a page may set, as `--sobremesa-ink` and so on: colours around the board, fonts, corners. */
const OPEN = [
  ...["ink", "muted", "paper", "paper-2", "line", "accent", "on-accent", "warn", "focus"],
  ...["table-1", "table-2", "sans", "serif", "radius-panel", "radius-control"],
];

/** The tokens of the sheet as they are declared, each after what the page says of it. */
const opened = (sheet: string): string =>
  sheet.replace(/--([\w-]+): ([^;{}]+);/g, (whole, name, value) =>
    OPEN.includes(name) ? `--${name}: var(--sobremesa-${name}, ${value});` : whole,
  );

/** Dresses a shadow root. A `rem` would be whatever the page's root says; here it is what the reader set in the browser. */
export function wear(root: ShadowRoot): void {
  dress(root, (sheet) => {
    const probe = document.createElement("p");
    // `medium` is another size in monospace.
    probe.style.font = "medium serif";
    root.append(probe);
    const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return own + opened(sheet).replace(/([\d.]+)rem\b/g, (_, count) => `${count * medium}px`);
  });
}
