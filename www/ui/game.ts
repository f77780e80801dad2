/** The game on screen, as its parts see it. */
import type { Audience } from "../games/phrases";
import { type LoadedGame, loadedGame } from "../games/registry";
import type { Session } from "../session/session";
import type { Page } from "./page";
import { audienceOf, calledAt } from "./seat-names";

export interface Game {
  readonly page: Page;
  readonly session: Session;
  /** Its definition and code. */
  readonly entry: LoadedGame;
  /** The readers of this device, for sentences about events. */
  readonly audience: Audience;
  /** The same readers for a text beside the board, which needs no squares. */
  readonly viewers: Audience;
  /** The name of the person or bot at a seat; empty for a person without a name. */
  name(seat: number): string;
}

export const gameOf = (page: Page, session: Session): Game => ({
  page,
  session,
  entry: loadedGame(session.state.game),
  get audience() {
    return audienceOf(page.words, session.state.seats);
  },
  get viewers() {
    return { ...this.audience, sees: true };
  },
  name: (seat) => calledAt(page.words, session.state.seats, seat),
});
