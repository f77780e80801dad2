/** Reports at once, and after a reload, which phones have left a table hosted here. */

import { playerAt } from "../../table/telling";
import type { Game } from "../game";

/** Watches the table until the returned function is called. */
export function watchAbsentPhones(game: Game): () => void {
  const { page, session } = game;
  const { tables } = page;
  let reported: number[] = [];
  let close = (): void => {};
  const report = (seats: number[]): (() => void) => {
    const { view } = session.state;
    const names = seats.map((seat) => playerAt(game, seat, view));
    return page.notes.show(["phones-absent", { names: page.words.list(names) }], false, {
      label: page.say("phones-title"),
      act: () => page.open.table(),
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
  tables.closeNote = () => close();
  const stop = tables.onChange(look);
  look();
  return () => {
    stop();
    close();
  };
}
