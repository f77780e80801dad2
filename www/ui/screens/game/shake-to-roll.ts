/** Dice that wait are rolled by a shake of the phone, too, where somebody wants that. */
import { windowOf } from "../../../dom";
import { listenForShakes } from "../../../platform/shake";
import type { Session } from "../../../session/session";
import type { App } from "../../app";

/** Listens for as long as dice wait for a person on this screen, and no longer. */
export class ShakeToRoll {
  readonly #app: App;
  readonly #session: Session;
  readonly #shakes;

  constructor(app: App, session: Session) {
    this.#app = app;
    this.#session = session;
    // What lies over the dice is read first.
    const roll = (): unknown => app.dialogs.covers || session.roll();
    this.#shakes = listenForShakes(roll, windowOf(app.host));
  }

  refresh(): void {
    this.#shakes.want(this.#app.settings.shake && this.#session.state.rolls !== null);
  }

  leave(): void {
    this.#shakes.want(false);
  }
}
