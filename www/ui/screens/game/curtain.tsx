/** The curtain between people who share a device and hide their hands. */
import { createRef, type JSX } from "preact";
import { focused } from "../../../dom";
import type { Game } from "../../game";
import { GamePart } from "./game-part";
import { curtainText } from "./status";

/** A tap within this time, in ms, is too early to be intended. */
const HASTE = 400;

/** The curtain over the board. When it opens, the focus goes to `elsewhere`. */
export class Curtain extends GamePart {
  readonly #elsewhere: { focus(): void };
  readonly #ready = createRef<HTMLButtonElement>();
  #drawn = 0;
  #whose: number | null = null;

  constructor(game: Game, elsewhere: { focus(): void }) {
    super(game);
    this.#elsewhere = elsewhere;
  }

  /** Closes or opens the curtain over its `game`, which `show` renders. It waits while a motion is `underWay`. */
  refresh(underWay: boolean, game: HTMLElement, show: () => void): void {
    // A running motion shows no hidden hand, so it may finish first.
    const now = underWay ? null : this.session.state.curtain;
    if (now === this.#whose) return;
    this.#whose = now;
    const had = focused(game);
    const wasReady = had !== null && had === this.#ready.current;
    if (now !== null) {
      this.#drawn = performance.now();
      // The next player should not hear the last announcement.
      this.page.liveRegion.element.replaceChildren();
    }
    show();
    // Return the focus to the game.
    if (now === null && wasReady) this.#elsewhere.focus();
    if (now !== null && game.contains(had)) this.#ready.current?.focus({ preventScroll: true });
  }

  view(): JSX.Element {
    return (
      <div class="curtain" hidden={this.#whose === null}>
        {this.#whose !== null && this.#card()}
      </div>
    );
  }

  #card(): JSX.Element {
    const page = this.page;
    const line = (id: string): string => curtainText(this.game, id);
    const [title, ready] = [line("curtain-title"), line("curtain-ready")];
    // Opens the curtain. The second tap of a double tap is ignored, because it was meant to close it.
    const open = (): unknown =>
      performance.now() - this.#drawn > HASTE && this.session.openCurtain();
    return (
      <div class="card stack">
        <strong class="status-who">{title}</strong>
        <span>{line("curtain-text")}</span>
        <button
          type="button"
          class="button primary"
          aria-label={page.words.list([title, ready], "gap")}
          ref={this.#ready}
          onClick={open}
        >
          {ready}
        </button>
      </div>
    );
  }
}
