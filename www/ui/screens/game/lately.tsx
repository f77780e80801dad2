/** A line of what was done last, which shows it again. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { windowOf } from "../../../dom";
import type { Recap } from "../../../games/phrases";
import type { Words } from "../../../i18n/words";
import { Icon } from "../../components/icons";
import { firstFitting, fits, type Writing, write } from "./fitting-line";

/** Sizes for a sentence that may be too long, the largest first, as shares of the usual one. */
const SIZES = [1, 0.93, 0.86, 0.79, 0.72];

/** What is told, and the shorter `recap` of it. */
interface Telling {
  words: Words;
  goal: string | null;
  sentences: readonly string[];
  recap: readonly Recap[];
}

/**
 * Shows these sentences, or the shorter `recap` of them; of too many the last, as many as there is room for, and what concerns
 * whoever looks on before others. They have been spoken. Before them all, what a game is about.
 */
export function Lately(props: Telling & { hidden: boolean; again: () => void }): JSX.Element {
  const { words, goal, sentences, recap, hidden, again } = props;
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    if (!current || hidden) return;
    const telling = { words, goal, sentences, recap };
    let room = fit(current, telling);
    // Answers beside it, and a longer sentence above, take of its room.
    const observer = new (windowOf(current).ResizeObserver)(() => {
      if (roomOf(current) !== room) room = fit(current, telling);
    });
    observer.observe(current.parentElement ?? current);
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

/** The room of a line, to tell whether it has changed. */
const roomOf = ({ parentElement: room }: HTMLElement): string =>
  `${room?.clientWidth} ${room?.clientHeight}`;

/** Writes what there is to tell into its line, as much of it and as large as there is room for; returns the room. */
function fit(line: HTMLElement, telling: Telling): string {
  const { words, goal, sentences, recap } = telling;
  const [whole, ...others] = writings(telling);
  write(line, whole);
  // The room does not depend on what stands in it. All measures of now are of one layout.
  const room = roomOf(line);
  const fitted = fits(line);
  if (!fitted) write(line, firstFitting(line, others) ?? whole);
  // All of what is shown a part of.
  const all = fitted || recap.length === 0 ? [...sentences] : recap.map((each) => each.said);
  const said = words.list(all, "gap");
  // What is seen has to be in it as it stands, also with something left out in between.
  const seen = line.textContent ?? "";
  const label = words.say("show-again", { said: said.includes(seen) ? said : seen });
  if (goal === null) line.parentElement?.setAttribute("aria-label", label);
  return room;
}

/** All ways to write what there is to tell, the best first. */
function writings({ words, goal, sentences, recap }: Telling): [Writing, ...Writing[]] {
  const sized = (text: string): Writing[] => SIZES.map((size) => ({ text, size }));
  if (goal !== null) {
    // On low phones its lines stand closer, and there are as many as it takes.
    const tight = { text: goal, size: SIZES.at(-1) ?? 1, tight: true };
    return [{ text: goal, size: 1 }, ...sized(goal).slice(1), tight];
  }
  const joined = (all: readonly Recap[]): string =>
    words.list(
      all.map(({ said }) => said),
      "gap",
    );
  const whole = sentences.map((said) => ({ said }));
  const short: readonly Recap[] = recap.length ? recap : whole;
  const going = [...short.filter(({ yours }) => !yours), ...short.filter(({ yours }) => yours)];
  const fewer = going.slice(1).map((_, at) => {
    const gone = going.slice(0, at + 1);
    return { text: joined(short.filter((each) => !gone.includes(each))), size: 1 };
  });
  return [
    { text: joined(whole), size: 1 },
    ...(recap.length ? sized(joined(recap)) : []),
    ...fewer,
    // One may be too long even alone.
    ...sized(going.at(-1)?.said ?? "").slice(1),
  ];
}
