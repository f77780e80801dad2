/** The game screen: the board and its labelled grid, the status, the five buttons, the panel. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { focused } from "../../../dom";
import type { TableView } from "../../../table/view";
import type { Game } from "../../game";
import { useChanges } from "../../use-changes";
import type { Coach } from "../lesson/coach";
import { Answers } from "./answer-buttons";
import { Bar } from "./bar";
import { Curtain } from "./curtain";
import { pressed } from "./keys";
import { openMenu } from "./menu";
import { MovesPlace, useMoves } from "./moves-place";
import { openNow } from "./now";
import { Opening } from "./opening";
import { ReplayBar, useReplay } from "./replay-bar";
import { Showing } from "./showing";
import { StatusView } from "./status-view";
import { Tools } from "./tools";
import { useWarning } from "./use-warning";

interface Shown {
  game: Game;
  /** In a lesson, a coach replaces status and tools. */
  coach?: Coach;
}

/** The screen of a game. In another language it is made again, as the board's labels have changed. */
export function GameScreen(shown: Shown): JSX.Element {
  const { page } = shown.game;
  const { language } = page.words;
  const had = focused(page.host);
  useLayoutEffect(() => {
    if (had?.isConnected === false) page.heading?.focus({ preventScroll: true });
  }, [language]);
  return <ShownGame key={language} {...shown} />;
}

function ShownGame({ game, coach }: Shown): JSX.Element {
  const { page, session, entry } = game;
  const root = useRef<HTMLElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [showing] = useState(() => new Showing(game, coach));
  const { boardArea } = showing;
  useChanges(page.tables);
  const state = showing.state.value;
  const live = showing.live.value;
  const toBoard = (): void => boardArea.grid.focus();
  useLayoutEffect(() => {
    area.current?.prepend(boardArea.element);
    const { language } = page.words;
    const leave = showing.begin();
    return () => leave(page.words.language !== language);
  }, [page, showing]);
  useWarning(game, state);
  const moves = useMoves(showing);
  const replay = useReplay(live.looking, () => {
    const button = answers.current?.querySelector("button");
    if (button) button.focus();
    else toBoard();
  });
  const { tag: Tag } = page;
  const table = showing.table();
  const now = (): void => openNow(showing);
  const given = { answers: table.answers, element: answers, elsewhere: toBoard };
  const answering = <Answers game={game} state={live} {...given} />;
  // Where there are buttons in many turns they are under the thumb, in a row that is always there.
  const below = coach || hasRow(showing, table);
  // A click outside all controls keeps the focus in the game, so its keys work and Tab continues from there.
  return (
    <Tag
      class={looksOf(showing, table, replay.shown)}
      style={
        page.options.embedded ? undefined : { "--widest": entry.widest, "--lines": entry.lines }
      }
      tabindex={-1}
      ref={root}
      onKeyDown={(event: KeyboardEvent) =>
        pressed(event, session, { back: () => page.dialogs.back(), now })
      }
    >
      <Bar
        game={game}
        state={state}
        coach={coach}
        table={table}
        again={(since) => showing.again(since)}
      />
      <div class="board-area" part="board" tabindex={-1} ref={area}>
        <Opening showing={showing} root={root} />
        <Curtain showing={showing} root={root} elsewhere={toBoard} />
      </div>
      <StatusView
        page={page}
        table={table}
        replay={<ReplayBar game={game} replay={replay} state={live} />}
        answers={below ? coach?.answers?.() : answering}
      />
      {below && <div class="below">{answering}</div>}
      <Tools
        game={game}
        state={state}
        coach={coach}
        openMoves={moves.open}
        openMenu={() => openMenu(game, now)}
      />
      {!coach && <MovesPlace showing={showing} moves={moves} />}
    </Tag>
  );
}

/** True for games with buttons in many turns: those of partners, who sit out, and those with dice of wood. */
const hasRow = ({ state }: Showing, { teams }: TableView): boolean =>
  state.value.options.dice === "manual" || teams.some(({ chips }) => chips.length > 1);

/** The classes of the screen. */
function looksOf({ state, coach, aims }: Showing, { over }: TableView, replays: boolean): string {
  const { options } = state.value;
  const looks = [
    "game",
    coach && "lesson",
    aims && "first",
    over && "over",
    replays && "looking",
    options.dice === "manual" && "manual",
  ];
  return looks.filter(Boolean).join(" ");
}
