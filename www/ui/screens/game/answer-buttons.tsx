/** The buttons below the status: actions without a place on the board. */

import { createRef, type JSX } from "preact";
import type { LegalMove } from "../../../engine/types";
import type { SessionState } from "../../../session/state";
import { Button, IconButton } from "../../components/controls";
import { ask } from "../../dialogs/ask";
import { isToSend, sendMove } from "../../dialogs/send-move";
import type { Game } from "../../game";
import { tableAnswers } from "../../phones/table-status";
import { GamePart } from "./game-part";
import { newGame } from "./menu";

/** The buttons of one game. Only a `whole` game has those for starting another one. */
export class Answers extends GamePart {
  readonly element = createRef<HTMLDivElement>();
  readonly #whole: boolean;
  /** True once there have been buttons. From then on their space is reserved. */
  #asked = false;

  constructor(game: Game, whole: boolean) {
    super(game);
    this.#whole = whole;
  }

  view(): JSX.Element {
    const { state } = this.session;
    const over = this.#whole && state.outcome !== null && !state.looking;
    const made = [
      this.#whole && isToSend(this.game)
        ? this.#button("send-move", () => sendMove(this.game), "primary")
        : null,
      ...(state.looking ? this.#whileLooking() : over ? this.#afterwards(state) : []),
      ...tableAnswers(this.game),
      ...this.#inSecret(state),
      state.rolls === null ? null : this.#button("roll", () => this.session.roll(), "primary"),
      ...(state.looking ? [] : state.buttons.map((move) => this.#move(move, state))),
    ].filter((each) => each !== null);
    this.#asked ||= made.length > 0 && !over && !state.looking;
    return (
      <div class={this.#asked ? "answers row asked" : "answers row"} ref={this.element}>
        {made}
      </div>
    );
  }

  /** A button that explains the dice, shown while dice are rolled. */
  key(): JSX.Element | null {
    const { looking, outcome } = this.session.state;
    const page = this.page;
    const entry = this.entry;
    if (!this.#whole || !entry.phrases.dice || outcome || looking) return null;
    return (
      <div class="answers-key">
        <IconButton name="ask" label={page.say("dice-key")} act={() => page.open.diceKey(entry)} />
      </div>
    );
  }

  #button(id: string, act: () => void, look = ""): JSX.Element {
    return <Button key={id} label={this.page.say(id)} act={act} look={look} />;
  }

  #whileLooking(): (JSX.Element | null)[] {
    const { dialogs } = this.page;
    return [
      this.#button("play-on", () => this.#playOn()),
      // The dialog that opened this earlier position.
      dialogs.hasSuspended ? this.#button("review", () => dialogs.back()) : null,
    ];
  }

  #playOn(): void {
    const page = this.page;
    const session = this.session;
    if (session.state.at === session.state.steps.length) return session.playOn();
    ask(page, () => ({
      title: page.say("play-on"),
      text: page.say("play-on-text"),
      answers: [{ label: page.say("play-on"), act: () => session.playOn() }],
    }));
  }

  #afterwards({ sheet, followed }: SessionState): (JSX.Element | null)[] {
    const page = this.page;
    const session = this.session;
    // The host has the record and starts the next game.
    if (followed) return [this.#button("replay", () => session.replay())];
    return [
      sheet && !sheet.over
        ? this.#button("sheet-next", () => session.nextGame(), "primary")
        : this.#button("rematch", () => newGame(this.game), "primary"),
      sheet && this.#button("sheet", () => page.open.sheet(session)),
      this.#button("review", () => page.open.review(session)),
      this.#button("replay", () => session.replay()),
      this.#button("share", () => page.open.share(session)),
    ];
  }

  /** Buttons to keep or change a secret choice, or to take a portion back. */
  #inSecret({ secretChoiceSeat, active, canRethink }: SessionState): (JSX.Element | null)[] {
    const session = this.session;
    return [
      secretChoiceSeat === null ? null : this.#button("hold-keep", () => session.go(), "primary"),
      canRethink
        ? this.#button(active === null ? "hold-change" : "take-back", () => session.rethink())
        : null,
    ];
  }

  #move(move: LegalMove, { hint, targets, buttons, view }: SessionState): JSX.Element {
    // If something can be touched on the board, people usually want that.
    const other = hint.length ? !hint.includes(move.path[0] ?? "") : targets.length > 0;
    // With several buttons, such as replies to an offer or rolls, none is emphasized.
    const quiet = other || buttons.length > 1;
    return (
      <Button
        key={move.notation}
        label={this.entry.phrases.button(this.page.words, move, view).name}
        act={() => this.session.submit(move.notation)}
        look={quiet ? "" : "primary"}
      />
    );
  }
}
