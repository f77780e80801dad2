/** The buttons of the task. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focused } from "../../../dom";
import { submit } from "../../../session/input";
import type { SessionState } from "../../../session/state";
import { nextGame, playOn, replay, rethink } from "../../../session/travel";
import { withLevel } from "../../../storage/seats";
import type { Answer } from "../../../table/answers";
import { Button } from "../../components/controls";
import { ask } from "../../dialogs/ask";
import { sendMove } from "../../dialogs/send-move";
import type { Game } from "../../game";
import { newGame } from "./menu";
import { nextLevel } from "./next-opponent";

/**
 * The buttons of a game, in `element`. The keyboard focus stays among them, or goes `elsewhere` after a step or if none
 * is left.
 */
export function Answers(props: {
  game: Game;
  state: SessionState;
  answers: readonly Answer[];
  element: RefObject<HTMLDivElement | null>;
  elsewhere: () => void;
}): JSX.Element {
  const { game, state, answers, element, elsewhere } = props;
  const had = element.current && focused(element.current);
  const inside = element.current?.contains(had) ?? false;
  const before = useRef(0);
  useLayoutEffect(() => {
    // Buttons of the next step may look the same, but a second Enter must not answer it too.
    const answered = before.current !== state.steps.length;
    before.current = state.steps.length;
    if (!inside || (had?.isConnected && !answered)) return;
    const button = !answered && element.current?.querySelector("button");
    // Don't scroll, so that the text above the board stays visible.
    if (button) button.focus({ preventScroll: true });
    else elsewhere();
  });
  return (
    <div class="answers row" ref={element}>
      {answers.map((each) => (
        <Button
          key={each.notation ?? each.id}
          label={each.label}
          act={() => act(game, each)}
          look={each.primary ? "primary" : ""}
        />
      ))}
    </div>
  );
}

function act(game: Game, { id, notation = "" }: Answer): unknown {
  const { page, session } = game;
  switch (id) {
    case "hold-change":
    case "take-back":
      return session.do(rethink);
    case "meet":
      return meetNext(game);
    case "move":
      return session.do(submit, notation);
    case "next-deal":
      return session.settle();
    case "phones-title":
      return page.open.table();
    case "play-on":
      return askToPlayOn(game);
    case "rematch":
      return newGame(game);
    case "replay":
      return session.do(replay);
    case "review":
      return session.state.looking ? page.dialogs.back() : page.open.review(session);
    case "send-move":
      return sendMove(game);
    case "share":
      return page.open.share(session);
    case "sheet":
      return page.open.sheet(session);
    case "sheet-next":
      return session.do(nextGame);
    case "visit-return":
      return page.open.orJoin(true);
  }
}

/** Starts a game with the next opponents. */
function meetNext(game: Game): void {
  const { page, session, entry } = game;
  const { seats, options } = session.state;
  const level = nextLevel(game, session.state);
  if (level) page.sessions.start(entry.id, { setup: { seats: withLevel(seats, level), options } });
}

function askToPlayOn({ page, session }: Game): unknown {
  if (session.state.at === session.state.steps.length) return session.do(playOn);
  return ask(page, () => ({
    title: page.say("play-on"),
    text: page.say("play-on-text"),
    answers: [{ label: page.say("play-on"), act: () => session.do(playOn) }],
  }));
}
