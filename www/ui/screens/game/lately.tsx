/** A line of what was done last, which shows it again. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Words } from "../../../i18n/words";
import { Icon } from "../../components/icons";

/** Sizes for a sentence that may be too long, the largest first, as shares of the usual one. */
const SIZES = [1, 0.93, 0.86, 0.79, 0.72];

/**
 * Shows these sentences, or the shorter `recap` of them; of too many the last, as many as there is room for. They have been
 * spoken. Before them all, what a game is about.
 */
export function Lately(props: {
  words: Words;
  goal: string | null;
  sentences: readonly string[];
  recap: readonly string[];
  hidden: boolean;
  again: () => void;
}): JSX.Element {
  const { words, goal, sentences, recap, hidden, again } = props;
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    if (!current || hidden) return;
    const fits = (): boolean => current.scrollHeight <= current.clientHeight;
    /** All of what is shown a part of. */
    const name = (all: readonly string[]): void =>
      current.parentElement?.setAttribute(
        "aria-label",
        words.say("show-again", { said: words.list([...all], "gap") }),
      );
    /** Written smaller, as far as that is needed. */
    const shrink = (): void => {
      current.classList.remove("tight");
      for (const size of SIZES) {
        current.style.fontSize = size < 1 ? `max(12px, var(--type-small) * ${size})` : "";
        if (fits()) return;
      }
    };
    const fit = (): void => {
      if (goal !== null) {
        shrink();
        // On low phones its lines stand closer, and there are as many as it takes.
        current.classList.toggle("tight", !fits());
        return;
      }
      current.style.fontSize = "";
      current.textContent = words.list([...sentences], "gap");
      name(sentences);
      if (fits()) return;
      const short = recap.length ? recap : sentences;
      name(short);
      if (recap.length) {
        current.textContent = words.list([...recap], "gap");
        shrink();
        if (fits()) return;
        current.style.fontSize = "";
      }
      for (let from = 0; from <= short.length; from++) {
        current.textContent = words.list(short.slice(from), "gap");
        if (fits()) return;
        if (from >= short.length - 1) break;
      }
      // One is too long even alone.
      shrink();
    };
    fit();
    // Answers beside it, and a longer sentence above, take of its room.
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [words, goal, sentences, recap, hidden]);
  const none = sentences.length === 0;
  if (goal !== null)
    return (
      <p class="show-again" hidden={hidden}>
        <span class="lately fine" ref={line}>
          {goal}
        </span>
      </p>
    );
  return (
    <button
      type="button"
      class="show-again"
      // Its place stays.
      aria-hidden={none}
      disabled={none}
      hidden={hidden}
      onClick={again}
    >
      <Icon name="again" />
      <span class="lately fine" ref={line} />
    </button>
  );
}
