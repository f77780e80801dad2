/** A game on the home screen: play, set up, learn. */

import type { JSX } from "preact";
import type { GameDefinition } from "../../../games/define";
import { lessonsOf } from "../../../games/lessons";
import { loadedGame } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import type { App } from "../../app";
import { Button } from "../../components/controls";
import { Heading } from "../../components/heading";
import { LearnButton } from "../../components/learn";
import { openSetup } from "../../dialogs/openers";
import { lastOptions } from "../../options";
import { Picture } from "./picture";
import type { Pictures } from "./pictures";

/** The tile of a game, with its `last` one as it stands, over or not; at first a sample. */
export function GameTile(props: {
  app: App;
  entry: GameDefinition;
  pictures: Pictures;
  /** Called when somebody turns to it. */
  look: () => void;
  last: Save | undefined;
}): JSX.Element {
  const { app, entry, pictures, look, last } = props;
  const game = app.say(entry.texts.title);
  const play = (): void =>
    app.withGames([entry], () => {
      if (!app.sessions.start(entry.id, {}, false)) return;
      // In a task of its own: a slow phone hears what else is tapped.
      setTimeout(() => app.router.go({ screen: "play" }));
    });
  const setUp = (): void => app.withGames([entry], () => openSetup(app, loadedGame(entry.id)));
  const [lesson = ""] = lessonsOf(entry.id, lastOptions(app, entry.id).variant);
  return (
    // So that whoever hears "Play" knows what.
    <article
      class="game-tile tile card"
      data-game={entry.id}
      aria-label={game}
      onPointerDown={look}
      onFocusIn={look}
    >
      <button
        type="button"
        class="tile-play"
        aria-label={app.say("home-play", { game })}
        onClick={play}
      >
        <Picture app={app} pictures={pictures} entry={entry} save={last} sample={entry.sample} />
      </button>
      <div class="tile-words stack">
        <Heading depth={2}>{game}</Heading>
        <p>{app.say(entry.texts.pitch)}</p>
        <div class="row">
          <Button label={app.say("play")} act={play} look="primary" />
          <Button label={app.say("more-setup")} act={setUp} />
          <LearnButton app={app} lesson={lesson} />
        </div>
      </div>
    </article>
  );
}
