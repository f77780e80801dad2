/** Reports at once, and after a reload, which phones have left a table hosted here. */

import type { LoadedGame } from "../../games/registry";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { openTable } from "../dialogs/openers";
import { calledAt } from "../screens/game/seat-names";

/** Watches the table until the returned function is called. */
export function watchAbsentPhones(app: App, session: Session, entry: LoadedGame): () => void {
  const { tables } = app;
  let reported: number[] = [];
  let close = (): void => {};
  const report = (seats: number[]): (() => void) => {
    const { seats: players, view } = session.state;
    const names = seats.map(
      (seat) => calledAt(app, players, seat) || entry.phrases.seat(app.words, seat, view),
    );
    return app.notes.show(["phones-absent", { names: app.words.list(names) }], false, {
      label: app.say("phones-title"),
      act: () => openTable(app),
    });
  };
  const look = (): void => {
    const hosted = tables.hosts(session) && !session.state.outcome;
    const absent = hosted ? [...session.state.seats.keys()].filter((at) => tables.isAway(at)) : [];
    const more = absent.some((seat) => !reported.includes(seat));
    if (more || absent.length === 0) {
      close();
      close = more ? report(absent) : () => {};
    }
    reported = absent;
  };
  const stop = tables.onChange(look);
  look();
  return () => {
    stop();
    close();
  };
}
