/** Reports at once, and after a reload, which phones have left a table hosted here. */

import type { LoadedGame } from "../../games/registry";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { openTable } from "../dialogs/openers";
import { calledAt } from "../screens/game/seat-names";

/** Watches the table until the returned function is called. */
export function tellAbsentPhones(app: App, session: Session, entry: LoadedGame): () => void {
  const { tables } = app;
  const absent = (): number[] => {
    if (!tables.host || !tables.has(session) || session.state.outcome) return [];
    return [...session.state.seats.keys()].filter((seat) => tables.isAway(seat));
  };
  let unsay = (): void => {};
  let told: number[] = [];
  const tell = (seats: number[]): void => {
    unsay();
    unsay = (): void => {};
    if (seats.length === 0) return;
    const { seats: sitters, view } = session.state;
    const names = seats.map(
      (seat) => calledAt(app, sitters, seat) || entry.phrases.seat(app.words, seat, view),
    );
    unsay = app.notes.show(["phones-absent", { names: app.words.list(names) }], false, {
      label: app.say("phones-title"),
      act: () => openTable(app),
    });
  };
  const look = (): void => {
    const now = absent();
    if (now.some((seat) => !told.includes(seat))) tell(now);
    else if (now.length === 0) tell([]);
    told = now;
  };
  const stop = tables.onChange(look);
  look();
  return () => {
    stop();
    unsay();
  };
}
