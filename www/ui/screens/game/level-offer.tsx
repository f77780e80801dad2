/** At the end, after three results in a row: a sentence and a button for bots a level up or down. */
import type { JSX } from "preact";
import type { Session } from "../../../session/session";
import type { SessionState } from "../../../session/state";
import { kindOf, nextLevel } from "../../../storage/next-level";
import { bot, type Level } from "../../../storage/seats";
import type { App } from "../../app";
import { Button } from "../../components/controls";
import { EMBEDDED } from "../../embedded";

/** The offer of one session: made once for the same results, whatever is undone or opened again. */
export class LevelOffer {
  readonly #app: App;
  readonly #session: Session;
  /** What is offered at this end; undefined where that was not asked yet. */
  #offered: Level | null | undefined;

  constructor(app: App, session: Session) {
    this.#app = app;
    this.#session = session;
  }

  /** What stands below the answers of a game that is over; nothing where there is no offer. */
  view(state: SessionState): JSX.Element | null {
    const { seats, outcome, sheet, looking } = state;
    if (!outcome) this.#offered = undefined;
    // A series goes on with the bots it began with, and a page's element with those that the page asks for.
    if (!outcome || looking || EMBEDDED || (sheet && !sheet.over)) return null;
    this.#offered ??= this.#ask();
    const level = this.#offered;
    if (level == null) return null;
    const app = this.#app;
    const up = seats.some((seat) => seat.kind === "bot" && seat.level < level);
    return (
      <p class="level-offer row">
        <span>{app.say("level-offer", { way: up ? "up" : "down" })}</span>
        <Button label={app.say("level-offer-play", { level })} act={() => this.#play(level)} />
      </p>
    );
  }

  /** What to offer, and notes that it was; undefined as long as this game does not count yet. */
  #ask(): Level | null | undefined {
    const { finished, settings } = this.#app;
    const games = finished.list();
    const last = games.at(-1);
    if (last?.id !== this.#session.seed) return undefined;
    const kind = kindOf(last);
    const level = nextLevel(games, settings.offered[kind]);
    if (level !== null) this.#app.keep({ offered: { [kind]: last.id } });
    return level;
  }

  #play(level: Level): void {
    const { game, seats, options } = this.#session.state;
    const others = seats.map((seat) => (seat.kind === "bot" ? bot(level) : seat));
    this.#app.sessions.start(game, { setup: { seats: others, options } });
  }
}
