/** Sound and vibration are off until somebody wants them: over the first game that is begun here they are offered, once. */
import { feel } from "../../../platform/senses";
import type { Session } from "../../../session/session";
import type { Change } from "../../../session/state";
import type { App } from "../../app";

/** The offer over a game; it is there for as long as nobody has moved, and nothing to whom has chosen already. */
export class SoundOffer {
  readonly #session: Session;
  #withdraw = (): void => {};

  constructor(app: App, session: Session) {
    this.#session = session;
    if (app.settings.played || !this.#fresh) return;
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

  /** Who plays on without an answer wants the board. */
  heard({ kind }: Change): void {
    if (kind === "step" && !this.#fresh) this.#withdraw();
  }

  leave(): void {
    this.#withdraw();
  }

  /** Whether no person has decided anything yet, as in a game that somebody else has played. */
  get #fresh(): boolean {
    const { steps, seats } = this.#session.state;
    return steps.every(({ seat }) => seats[seat ?? -1]?.kind !== "person");
  }
}
