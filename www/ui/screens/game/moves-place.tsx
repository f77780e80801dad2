/** The place of the list of moves: a panel beside the board, or a dialog if there is no room for one. */
import { createRef, type JSX } from "preact";
import type { SessionState } from "../../../session/state";
import type { Dialog } from "../../dialogs/dialogs";
import type { Game } from "../../game";
import { GamePart } from "./game-part";
import { MovesPanel, type Typed } from "./moves";

/** A panel lower than this, in px, shows too few moves. */
const LOW = 160;

/** The list of moves of a game. It is in one place at a time. */
export class MovesPlace extends GamePart {
  readonly #render: () => void;
  readonly #panel = createRef<HTMLElement>();
  readonly #list = createRef<HTMLOListElement>();
  readonly #typed: Typed = { text: "", error: "" };
  #state: SessionState;
  #dialog: Dialog | null = null;

  /** `render` renders the screen again. */
  constructor(game: Game, render: () => void) {
    super(game);
    this.#render = render;
    this.#state = game.session.state;
  }

  view(state: SessionState): JSX.Element {
    this.#state = state;
    const label = this.page.say("panel");
    const moves = !this.#dialog && this.#moves(() => {});
    return this.page.options.embedded ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form.
      <div class="panel" role="group" aria-label={label} ref={this.#place}>
        {moves}
      </div>
    ) : (
      <aside class="panel" aria-label={label} ref={this.#place}>
        {moves}
      </aside>
    );
  }

  /** Refreshes the dialog along with the screen. */
  refresh(): void {
    this.#dialog?.refresh();
  }

  clear(): void {
    Object.assign(this.#typed, { text: "", error: "" });
  }

  /** Goes to the panel if it has enough space; otherwise opens the dialog. */
  open(): void {
    if ((this.#panel.current?.clientHeight ?? 0) > LOW) {
      this.#list.current?.focus();
      return;
    }
    const page = this.page;
    this.#dialog = page.dialogs.open(
      ({ close }) => ({ title: page.say("moves"), body: this.#moves(close), look: "sheet" }),
      () => {
        this.#dialog = null;
        this.#render();
      },
    );
    this.#render();
  }

  readonly #place = (panel: HTMLElement | null): void => {
    this.#panel.current = panel;
  };

  #moves(choosing: () => void): JSX.Element {
    return (
      <MovesPanel
        game={this.game}
        state={this.#state}
        typed={this.#typed}
        list={this.#list}
        choosing={choosing}
        refresh={this.#render}
      />
    );
  }
}
