/** Sound and vibration are off until somebody wants them: after the first move that is made here they are offered, once. */
import { feel } from "../../../platform/senses";
import type { Session } from "../../../session/session";
import type { Change } from "../../../session/state";
import type { App } from "../../app";

/** The offer over a game, from somebody's first move to their next; none to whom has chosen already. */
export class SoundOffer {
  readonly #app: App;
  readonly #session: Session;
  #withdraw = (): void => {};

  constructor(app: App, session: Session) {
    this.#app = app;
    this.#session = session;
  }

  /** The first move of all is made with nothing in the way; who plays on without an answer wants the board. */
  heard(change: Change): void {
    if (change.kind !== "step" || change.step.forced) return;
    if (this.#session.state.seats[change.step.seat ?? -1]?.kind !== "person") return;
    this.#withdraw();
    if (!this.#app.settings.played) this.#offer();
  }

  leave(): void {
    this.#withdraw();
  }

  #offer(): void {
    const app = this.#app;
    app.keep({ played: true });
    if (app.settings.sound || app.settings.vibration) return;
    const vibration = "vibrate" in navigator;
    const turnOn = (): void => {
      app.change({ sound: true, vibration });
      feel(app.settings, "put");
    };
    const felt = vibration ? "yes" : "no";
    const action = { label: app.say("sound-on"), act: turnOn };
    this.#withdraw = app.notes.show(["sound-offer", { felt }], false, action);
  }
}
