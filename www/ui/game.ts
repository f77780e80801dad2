/** The game on screen, as its parts see it. */
import { loadedGame } from "../games/registry";
import type { Session } from "../session/session";
import { onlyPerson } from "../storage/seats";
import type { Telling } from "../table/telling";
import { letterOf } from "./components/controls";
import type { Page } from "./page";
import { audienceOf, calledAt, sitterText } from "./seat-names";

export interface Game extends Telling {
  readonly page: Page;
  readonly session: Session;
}

/** `coached` in a lesson or puzzle: its bots are called by their colours, if they have some. */
export function gameOf(page: Page, session: Session, coached = false): Game {
  const entry = loadedGame(session.state.game);
  const mark = entry.mark(session.state.view, 0);
  const named = !coached || mark === letterOf(mark);
  const seatName = (seat: number): string =>
    entry.phrases.seat(page.words, seat, session.state.view);
  return {
    page,
    session,
    entry,
    get words() {
      return page.words;
    },
    get audience() {
      const { seats } = session.state;
      return named ? audienceOf(page.words, seats) : { you: onlyPerson(seats) };
    },
    get viewers() {
      return { ...this.audience, sees: true };
    },
    name: (seat) => (named ? calledAt(page.words, session.state.seats, seat) : ""),
    sitter: (seat) => (named ? sitterText(page.words, session.state.seats, seat) : seatName(seat)),
  };
}
