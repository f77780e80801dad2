/** The line that shows the latest steps. A tap shows all of them and replays them on the board. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Words } from "../../../i18n/words";
import { Icon } from "../../components/icons";

/** The number of characters that fit beside a button on a phone. */
const MAX_LENGTH = 130;

/** The latest sentences that fit, after "…" if older ones are left out. */
function latest(sentences: readonly string[]): string[] {
  let from = sentences.length - 1;
  let length = sentences[from]?.length ?? 0;
  while (from > 0 && length + (sentences[from - 1]?.length ?? 0) < MAX_LENGTH)
    length += sentences[--from]?.length ?? 0;
  return from > 0 ? ["…", ...sentences.slice(from)] : [...sentences];
}

/** Shows the latest sentences, all of them after a tap. In a game that has just begun, shows the `goal`. */
export function Lately(props: {
  words: Words;
  goal: string | null;
  sentences: readonly string[];
  hidden: boolean;
  again: () => void;
}): JSX.Element {
  const { words, goal, sentences, hidden, again } = props;
  const said = words.list([...sentences], "gap");
  const [whole, setWhole] = useState("");
  if (goal !== null)
    return (
      <p class="show-again whole" hidden={hidden}>
        <span class="lately fine">{goal}</span>
      </p>
    );
  return (
    <button
      type="button"
      class={whole && whole === said ? "show-again whole" : "show-again"}
      aria-label={words.say("show-again", { said })}
      // Keep its space.
      aria-hidden={!said}
      disabled={!said}
      hidden={hidden}
      onClick={() => {
        setWhole(whole === said ? "" : said);
        again();
      }}
    >
      <Icon name="again" />
      <span class="lately fine">
        {whole === said ? said : words.list(latest(sentences), "gap")}
      </span>
    </button>
  );
}
