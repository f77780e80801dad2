/** The curtain between people who share a device and hide their hands. */
import { createRef, type JSX } from "preact";
import { focused } from "../../../dom";
import type { LoadedGame } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { GamePart } from "./game-part";
import { curtainText } from "./status";

/** A tap within this time, in ms, comes too early to be an answer. */
const HASTE = 400;

/** The curtain over the board; when it is opened, the keyboard goes `elsewhere`. */
export class Curtain extends GamePart {
  readonly #elsewhere: { focus(): void };
  readonly #ready = createRef<HTMLButtonElement>();
  #drawn = 0;
  #whose: number | null = null;

  constructor(app: App, session: Session, entry: LoadedGame, elsewhere: { focus(): void }) {
    super(app, session, entry);
    this.#elsewhere = elsewhere;
  }

  /** Draws or opens it in its `game`, which `show` shows; not while a motion is `under way`. */
  refresh(underWay: boolean, game: HTMLElement, show: () => void): void {
    // Behind it nothing is hidden that a motion under way could show: that may be seen to its end.
    const now = underWay ? null : this.session.state.curtain;
    if (now === this.#whose) return;
    this.#whose = now;
    const had = focused(game);
    const wasReady = had !== null && had === this.#ready.current;
    if (now !== null) {
      this.#drawn = performance.now();
      // The next player shouldn't hear the last announcement.
      this.app.liveRegion.element.replaceChildren();
    }
    show();
    // The keyboard continues at its former place.
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
    const app = this.app;
    const line = (id: string): string => curtainText(app, this.session, this.entry, id);
    const [title, ready] = [line("curtain-title"), line("curtain-ready")];
    // Hides the hand from the current holder; the second tap of a double tap opens nothing.
    const open = (): unknown =>
      performance.now() - this.#drawn > HASTE && this.session.openCurtain();
    return (
      <div class="card stack">
        <strong class="status-who">{title}</strong>
        <span>{line("curtain-text")}</span>
        <button
          type="button"
          class="button primary"
          aria-label={app.words.list([title, ready], "gap")}
          ref={this.#ready}
          onClick={open}
        >
          {ready}
        </button>
      </div>
    );
  }
}
