/** The style sheet as it is worn in someone's page. */
import { dress } from "../ui/appearance";
import own from "./embed.css?inline";

/** Dresses a shadow root. A `rem` would be whatever the page's root says; here it is what the reader set in the browser. */
export function wear(root: ShadowRoot): void {
  dress(root, (sheet) => {
    const probe = document.createElement("p");
    // `medium` is another size in monospace.
    probe.style.font = "medium serif";
    root.append(probe);
    const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return own + sheet.replace(/([\d.]+)rem\b/g, (_, count) => `${count * medium}px`);
  });
}
