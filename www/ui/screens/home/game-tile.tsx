/** A game on the home screen: "Play" starts it, the rest of the card opens its page. */

import type { JSX } from "preact";
import type { GameDefinition } from "../../../games/define";
import type { Save } from "../../../storage/save";
import type { App } from "../../app";
import { Heading } from "../../components/heading";
import { openGame } from "../../dialogs/openers";
import { Picture } from "./picture";
import type { Pictures } from "./pictures";

/** The tile of a game with its `last` position, or a sample if it was never played. */
export function GameTile(props: {
  app: App;
  entry: GameDefinition;
  pictures: Pictures;
  last: Save | undefined;
}): JSX.Element {
  const { app, entry, pictures, last } = props;
  const game = app.say(entry.texts.title);
  const play = (): void =>
    app.withGames([entry], () => {
      if (!app.sessions.start(entry.id, {}, false)) return;
      // A separate task lets a slow phone handle other taps first.
      setTimeout(() => app.router.go({ screen: "play" }));
    });
  return (
    <article class="game-tile tile card" data-game={entry.id} aria-label={game}>
      <Picture app={app} pictures={pictures} entry={entry} save={last} sample={entry.sample} />
      <div class="tile-words">
        <Heading depth={2}>
          <button type="button" class="tile-open" onClick={() => openGame(app, entry)}>
            {game}
          </button>
        </Heading>
        <p>{app.say(entry.texts.pitch)}</p>
      </div>
      <button
        type="button"
        class="button primary"
        aria-label={app.say("home-play", { game })}
        onClick={play}
      >
        {app.say("play")}
      </button>
    </article>
  );
}
