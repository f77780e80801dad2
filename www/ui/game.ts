/** The game on screen, as its parts see it. */
import { loadedGame } from "../games/registry";
import type { Session } from "../session/session";
import type { Telling } from "../table/telling";
import type { Page } from "./page";
import { audienceOf, calledAt, sitterText } from "./seat-names";

export interface Game extends Telling {
  readonly page: Page;
  readonly session: Session;
}

export const gameOf = (page: Page, session: Session): Game => ({
  page,
  session,
  entry: loadedGame(session.state.game),
  get words() {
    return page.words;
  },
  get audience() {
    return audienceOf(page.words, session.state.seats);
  },
  get viewers() {
    return { ...this.audience, sees: true };
  },
  name: (seat) => calledAt(page.words, session.state.seats, seat),
  sitter: (seat) => sitterText(page.words, session.state.seats, seat),
});
