/** The line of who sits where, each seat by its sign, and whose turn it is. */
import type { JSX } from "preact";
import type { GameEntry } from "../../../games/registry";
import type { SessionState } from "../../../session/state";
import { peopleOf, person } from "../../../storage/seats";
import type { App } from "../../app";
import { BotFace } from "../../bots/face";
import { whichOf } from "../../bots/names";
import { wordsOfRemark } from "../../bots/remark";
import type { Remark } from "../../bots/remarks";
import { letterOf, Mark } from "../../components/controls";
import { sitterText } from "./seat-names";

/** The seats as they stand; where teams play, each team by itself. */
export function SeatChips(props: {
  app: App;
  state: SessionState;
  entry: GameEntry;
  remark: Remark | null;
}): JSX.Element {
  const { app, state, entry, remark } = props;
  const { words } = app;
  const { seats, view, outcome, held } = state;
  const several = peopleOf(seats).length > 1;
  const turn = outcome ? -1 : (held ?? entry.mover(view));
  const nameOf = (seat: number): string => entry.phrases.seat(words, seat, view);
  const chip = (index: number): JSX.Element => {
    const who = seats[index] ?? person();
    const mark = entry.mark(view, index);
    const seat = nameOf(index);
    const sitter = sitterText(app, seats, index);
    // Where nobody has a name it is the seat that tells them apart, or its letter alone.
    const plain = who.kind !== "bot" && !who.name && (several || who.kind === "guest");
    return (
      <span
        class="seat-chip"
        data-mark={mark}
        data-turn={String(index === turn)}
        data-away={who.kind === "guest" && app.tables.isAway(index) ? "" : undefined}
        data-says={remark?.seat === index ? "" : undefined}
        title={who.kind === "bot" ? words.say("bot-temper", { level: who.level }) : undefined}
      >
        <span class="unseen">{plain ? `${seat}: ${sitter}` : `${seat}: `}</span>
        <Mark of={mark} />
        {who.kind === "bot" && <BotFace level={who.level} which={whichOf(seats, index) ?? 0} />}
        {plain ? !letterOf(mark) && <span aria-hidden="true">{seat}</span> : sitter}
        {remark?.seat === index && (
          <span class="unseen">
            {` ${words.say("bot-remark-said", { said: wordsOfRemark(app, remark) })}`}
          </span>
        )}
      </span>
    );
  };
  const teams = teamsOf(entry, state);
  if (teams.length === seats.length) return <p class="seats">{[...seats.keys()].map(chip)}</p>;
  return (
    <p class="seats teams">
      {teams.map((team) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form.
        <span class="team" role="group" aria-label={words.list(team.map(nameOf))}>
          {team.map(chip)}
        </span>
      ))}
    </p>
  );
}

/** Who plays together: each team's seats, the teams in the order of their first. */
function teamsOf(entry: GameEntry, { seats, view }: SessionState): number[][] {
  const all = [...seats.keys()];
  return all
    .map((seat) => all.filter((other) => other === seat || entry.partner(view, seat) === other))
    .filter(([first], seat) => first === seat);
}
