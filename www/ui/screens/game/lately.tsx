/** A line of what was done last. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Words } from "../../../i18n/words";

/** Shows the last of these sentences, as many as there is room for in so many lines. It has been spoken. */
export function Lately(props: {
  words: Words;
  sentences: readonly string[];
  lines: number;
  hidden: boolean;
}): JSX.Element {
  const { words, sentences, lines, hidden } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    if (!current || hidden) return;
    for (let from = 0; from <= sentences.length; from++) {
      current.textContent = words.list(sentences.slice(from), "gap");
      const fits = current.scrollHeight <= current.clientHeight;
      if (fits || from >= sentences.length - 1) return;
    }
  }, [words, sentences, hidden]);
  return (
    <p
      class="lately fine"
      aria-hidden="true"
      hidden={hidden}
      style={{ "--lines": String(lines) }}
      ref={line}
    />
  );
}
