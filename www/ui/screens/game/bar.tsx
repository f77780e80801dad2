/** The head of the game screen: the button home, the game, and the players. */
import type { JSX } from "preact";
import type { SessionState } from "../../../session/state";
import type { TableView } from "../../../table/view";
import { IconButton } from "../../components/controls";
import { variantName } from "../../components/game-name";
import { Heading } from "../../components/heading";
import type { Game } from "../../game";
import type { Coach } from "../lesson/coach";
import { SeatChips } from "./chips";

/** The head of a game, or of a lesson if `coach` is given. */
export function Bar(props: {
  game: Game;
  state: SessionState;
  coach: Coach | undefined;
  table: TableView;
  again: (since: number) => void;
}): JSX.Element {
  const { game, state, coach, table, again } = props;
  const { page, entry } = game;
  const goHome = (): void => page.router.go({ screen: "home" });
  if (coach)
    return (
      <header class="bar">
        {!coach.alone && (
          <IconButton name="close" label={page.say("close")} act={() => page.router.back()} />
        )}
        <Heading depth={1} tabindex={-1}>
          {coach.title}
        </Heading>
        <p class="seats">{coach.progress()}</p>
      </header>
    );
  return (
    <header class="bar" part="bar">
      {!page.options.embedded && <IconButton name="home" label={page.say("home")} act={goHome} />}
      <Heading depth={1} tabindex={-1}>
        {`${page.say(entry.texts.title)} `}
        <span>{which(game, state)}</span>
      </Heading>
      <SeatChips game={game} state={state} table={table} again={again} />
    </header>
  );
}

/** The variant, and the number of the game in a series. */
function which({ page, entry }: Game, { view, sheet }: SessionState): string {
  const { variant } = view as { variant?: string };
  const parts = variant ? [variantName(page, entry, variant)] : [];
  if (sheet) parts.push(page.say("sheet-at", { number: sheet.games.length }));
  return page.words.list(parts);
}
