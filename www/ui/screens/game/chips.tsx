/** The line of who sits where, each seat by its sign, and whose turn it is. */
import type { JSX } from "preact";
import type { GameEntry } from "../../../games/registry";
import type { SessionState } from "../../../session/state";
import { peopleOf } from "../../../storage/seats";
import type { App } from "../../app";
import { letterOf, Mark } from "../../components/controls";
import { sitterText } from "./seat-names";

/** The seats as they stand. */
export function SeatChips(props: { app: App; state: SessionState; entry: GameEntry }): JSX.Element {
  const { app, state, entry } = props;
  const { seats, view, outcome, held } = state;
  const several = peopleOf(seats).length > 1;
  const turn = outcome ? -1 : (held ?? entry.mover(view));
  const chips = seats.map((who, index) => {
    const mark = entry.mark(view, index);
    const seat = entry.phrases.seat(app.words, index, view);
    const sitter = sitterText(app, seats, index);
    // Where nobody has a name it is the seat that tells them apart, or its letter alone.
    const plain = who.kind === "person" && !who.name && several;
    return (
      <span class="seat-chip" data-mark={mark} data-turn={String(index === turn)}>
        <span class="unseen">{plain ? `${seat}: ${sitter}` : `${seat}: `}</span>
        <Mark of={mark} />
        {plain ? !letterOf(mark) && <span aria-hidden="true">{seat}</span> : sitter}
      </span>
    );
  });
  return <>{chips}</>;
}
