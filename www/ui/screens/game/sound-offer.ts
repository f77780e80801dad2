/** Sound and vibration are off until somebody wants them: a tool turns them on for as long as the page of the first game is open. */
import { feel } from "../../../platform/senses";
import type { Session } from "../../../session/session";
import type { Change } from "../../../session/state";
import type { App } from "../../app";

/** Pages whose offer stands: it stays for the next game, too, as the tools beside it would move. */
const offered = new WeakSet<App>();

/** The offer, as long as the page is open; none to whom has played or chosen before. */
export class SoundOffer {
  readonly stands: boolean;
  readonly #app: App;
  readonly #session: Session;

  constructor(app: App, session: Session) {
    const { played, sound, vibration } = app.settings;
    this.#app = app;
    this.#session = session;
    this.stands = offered.has(app) || !(played || sound || vibration);
    if (this.stands) offered.add(app);
  }

  get on(): boolean {
    return this.#app.settings.sound;
  }

  turn(on: boolean): void {
    const app = this.#app;
    app.change({ sound: on, vibration: on && "vibrate" in navigator });
    feel(app.settings, "put");
  }

  /** Who has moved has played: the next visit offers nothing. */
  heard(change: Change): void {
    if (change.kind !== "step" || this.#app.settings.played) return;
    const { seat } = change.step;
    if (this.#session.state.seats[seat ?? -1]?.kind === "person") this.#app.keep({ played: true });
  }
}
