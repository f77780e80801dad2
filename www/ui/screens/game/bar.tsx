/** The head of the game screen: the button home, the game, and the players. */
import type { JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import type { SessionState } from "../../../session/state";
import type { App } from "../../app";
import { IconButton } from "../../components/controls";
import { variantName } from "../../components/game-name";
import { Heading } from "../../components/heading";
import type { Coach } from "../lesson/coach";
import { SeatChips } from "./chips";

/** The head of a game, or of a lesson if `coach` is given. */
export function Bar(props: {
  app: App;
  entry: LoadedGame;
  state: SessionState;
  coach: Coach | undefined;
  /** The seat to move, if it may be shown. */
  turn: number;
}): JSX.Element {
  const { app, entry, state, coach, turn } = props;
  const goHome = (): void => app.router.go({ screen: "home" });
  if (coach)
    return (
      <header class="bar">
        {!coach.alone && (
          <IconButton name="close" label={app.say("close")} act={() => app.router.back()} />
        )}
        <Heading depth={1} tabindex={-1}>
          {coach.title}
        </Heading>
        <p class="seats">{coach.progress()}</p>
      </header>
    );
  return (
    <header class="bar" part="bar">
      {!app.options.embedded && <IconButton name="home" label={app.say("home")} act={goHome} />}
      <Heading depth={1} tabindex={-1}>
        {`${app.say(entry.texts.title)} `}
        <span>{which(app, entry, state)}</span>
      </Heading>
      <SeatChips app={app} state={state} entry={entry} turn={turn} />
    </header>
  );
}

/** The variant, and the number of the game in a series. */
function which(app: App, entry: LoadedGame, { view, sheet }: SessionState): string {
  const { variant } = view as { variant?: string };
  const parts = variant ? [variantName(app, entry, variant)] : [];
  if (sheet) parts.push(app.say("sheet-at", { number: sheet.games.length }));
  return app.words.list(parts);
}
