/** A game on the home screen: "Play" starts it, the rest of the card opens its page. */

import type { JSX } from "preact";
import type { GameDefinition } from "../../../games/define";
import type { Save } from "../../../storage/save";
import { Heading } from "../../components/heading";
import type { Page } from "../../page";
import { Picture } from "./picture";
import type { Pictures } from "./pictures";

/** The tile of a game with its `last` position, or a sample if it was never played. */
export function GameTile(props: {
  page: Page;
  entry: GameDefinition;
  pictures: Pictures;
  last: Save | undefined;
}): JSX.Element {
  const { page, entry, pictures, last } = props;
  const game = page.say(entry.texts.title);
  const play = (): void =>
    page.withGames([entry], () => {
      if (!page.sessions.start(entry.id, {}, false)) return;
      // A separate task lets a slow phone handle other taps first.
      setTimeout(() => page.router.go({ screen: "play" }));
    });
  return (
    <article class="game-tile tile card" data-game={entry.id} aria-label={game}>
      <Picture page={page} pictures={pictures} entry={entry} save={last} sample={entry.sample} />
      <div class="tile-words">
        <Heading depth={2}>
          <button type="button" class="tile-open" onClick={() => page.open.game(entry)}>
            {game}
          </button>
        </Heading>
        <p>{page.say(entry.texts.pitch)}</p>
      </div>
      <button
        type="button"
        class="button primary"
        aria-label={page.say("home-play", { game })}
        onClick={play}
      >
        {page.say("play")}
      </button>
    </article>
  );
}
