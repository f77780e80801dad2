/** The buttons below the status: actions without a place on the board. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focused } from "../../../dom";
import type { LegalMove } from "../../../engine/types";
import { roll, submit } from "../../../session/input";
import type { SessionState } from "../../../session/state";
import { nextGame, playOn, replay, rethink } from "../../../session/travel";
import { go } from "../../../session/turn";
import { Button } from "../../components/controls";
import { ask } from "../../dialogs/ask";
import { isToSend, sendMove } from "../../dialogs/send-move";
import type { Game } from "../../game";
import { tableAnswers } from "../../phones/table-status";
import { useChanges } from "../../use-changes";
import { newGame } from "./menu";

/**
 * The buttons of a game, in `element`. Only a `whole` game has those for starting another one. The keyboard focus stays
 * among them, or goes `elsewhere` after a step or if none is left.
 */
export function Answers(props: {
  game: Game;
  state: SessionState;
  whole: boolean;
  element: RefObject<HTMLDivElement | null>;
  elsewhere: () => void;
}): JSX.Element {
  const { game, state, whole, element, elsewhere } = props;
  useChanges(game.page.tables);
  /** True once there have been buttons. From then on their space is reserved. */
  const asked = useRef(false);
  const over = whole && state.outcome !== null && !state.looking;
  const made = [
    whole && isToSend(game) ? answer(game, "send-move", () => sendMove(game), "primary") : null,
    ...(state.looking ? whileLooking(game) : over ? afterwards(game, state) : []),
    ...tableAnswers(game),
    ...inSecret(game, state),
    state.rolls === null
      ? null
      : answer(
          game,
          "roll",
          () => game.session.state.rolls !== null && game.session.touch(roll),
          "primary",
        ),
    ...(state.looking ? [] : state.buttons.map((move) => moveButton(game, move, state))),
  ].filter((each) => each !== null);
  asked.current ||= made.length > 0 && !over && !state.looking;
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
    <div class={asked.current ? "answers row asked" : "answers row"} ref={element}>
      {made}
    </div>
  );
}

const answer = ({ page }: Game, id: string, act: () => unknown, look = ""): JSX.Element => (
  <Button key={id} label={page.say(id)} act={act} look={look} />
);

function whileLooking(game: Game): (JSX.Element | null)[] {
  const { dialogs } = game.page;
  return [
    answer(game, "play-on", () => askToPlayOn(game)),
    // The dialog that opened this earlier position.
    dialogs.hasSuspended ? answer(game, "review", () => dialogs.back()) : null,
  ];
}

function askToPlayOn({ page, session }: Game): void {
  if (session.state.at === session.state.steps.length) {
    session.do(playOn);
    return;
  }
  ask(page, () => ({
    title: page.say("play-on"),
    text: page.say("play-on-text"),
    answers: [{ label: page.say("play-on"), act: () => session.do(playOn) }],
  }));
}

function afterwards(game: Game, { sheet, followed }: SessionState): (JSX.Element | null)[] {
  const { page, session } = game;
  // The host has the record and starts the next game.
  if (followed) return [answer(game, "replay", () => session.do(replay))];
  return [
    sheet && !sheet.over
      ? answer(game, "sheet-next", () => session.do(nextGame), "primary")
      : answer(game, "rematch", () => newGame(game), "primary"),
    sheet && answer(game, "sheet", () => page.open.sheet(session)),
    answer(game, "review", () => page.open.review(session)),
    answer(game, "replay", () => session.do(replay)),
    answer(game, "share", () => page.open.share(session)),
  ];
}

/** Buttons to keep or change a secret choice, or to take a portion back. */
function inSecret(game: Game, state: SessionState): (JSX.Element | null)[] {
  const { session } = game;
  const { secretChoiceSeat, active, canRethink } = state;
  return [
    secretChoiceSeat === null ? null : answer(game, "hold-keep", () => session.do(go), "primary"),
    canRethink
      ? answer(game, active === null ? "hold-change" : "take-back", () => session.do(rethink))
      : null,
  ];
}

function moveButton(
  { page, session, entry }: Game,
  move: LegalMove,
  { hint, targets, buttons, view }: SessionState,
): JSX.Element {
  // If something can be touched on the board, people usually want that.
  const other = hint.length ? !hint.includes(move.path[0] ?? "") : targets.length > 0;
  // With several buttons, such as replies to an offer or rolls, none is emphasized.
  const quiet = other || buttons.length > 1;
  return (
    <Button
      key={move.notation}
      label={entry.phrases.button(page.words, move, view).name}
      act={() => session.do(submit, move.notation)}
      look={quiet ? "" : "primary"}
    />
  );
}
