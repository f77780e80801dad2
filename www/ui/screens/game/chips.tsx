/** The row of players: each seat with its mark and player, and whose turn it is. */

import type { JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import type { SessionState } from "../../../session/state";
import { peopleOf, person } from "../../../storage/seats";
import { BotFace } from "../../bots/face";
import { whichOf } from "../../bots/names";
import { letterOf, Mark } from "../../components/controls";
import type { Game } from "../../game";
import { sitterText } from "../../seat-names";

interface Seats {
  game: Game;
  state: SessionState;
  /** The seat to move, as shown; -1 if there is none. */
  turn: number;
}

/** The seat to move; -1 if there is none. */
export const turnIn = (
  entry: LoadedGame,
  { outcome, secretChoiceSeat, view }: SessionState,
): number => (outcome ? -1 : (secretChoiceSeat ?? entry.mover(view)));

/** The seats in order. With teams, each team is a group. */
export function SeatChips(props: Seats): JSX.Element {
  const { game, state } = props;
  const { page, entry } = game;
  const { seats, view } = state;
  const nameOf = (seat: number): string => entry.phrases.seat(page.words, seat, view);
  const chip = (index: number): JSX.Element => <Chip key={index} index={index} {...props} />;
  const teams = teamsOf(entry, state);
  if (teams.length === seats.length) return <p class="seats">{[...seats.keys()].map(chip)}</p>;
  return (
    <p class="seats teams">
      {teams.map((team) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
        <span class="team" role="group" aria-label={page.words.list(team.map(nameOf))}>
          {team.map(chip)}
        </span>
      ))}
    </p>
  );
}

/** One seat with its mark and player. For a disconnected phone, it includes a button to reconnect it. */
function Chip({ game, state, turn, index }: Seats & { index: number }): JSX.Element {
  const { page, entry } = game;
  const { words, tables } = page;
  const { seats, view } = state;
  const who = seats[index] ?? person();
  const mark = entry.mark(view, index);
  const seat = entry.phrases.seat(words, index, view);
  const sitter = sitterText(page.words, seats, index);
  // The seat or its letter tells people without names apart.
  const several = peopleOf(seats).length > 1;
  const plain = who.kind !== "bot" && !who.name && (several || who.kind === "guest");
  const away = who.kind === "guest" && tables.isAway(index);
  const look = {
    class: "seat-chip",
    "data-mark": mark,
    "data-turn": String(index === turn),
    "data-away": away ? "" : undefined,
  };
  const inside = (
    <>
      <span class="unseen">{plain ? `${seat}: ${sitter}` : `${seat}: `}</span>
      <Mark of={mark} />
      {who.kind === "bot" && <BotFace level={who.level} which={whichOf(seats, index) ?? 0} />}
      {plain ? !letterOf(mark) && <span aria-hidden="true">{seat}</span> : sitter}
    </>
  );
  if (away && tables.host)
    return (
      <button
        type="button"
        {...look}
        title={words.say("phones-title")}
        onClick={() => page.open.table()}
      >
        {inside}
      </button>
    );
  const title = who.kind === "bot" ? words.say("bot-temper", { level: who.level }) : undefined;
  return (
    <span {...look} title={title}>
      {inside}
    </span>
  );
}

/** Returns the seats of each team, the teams in the order of their first seat. */
function teamsOf(entry: LoadedGame, { seats, view }: SessionState): number[][] {
  const all = [...seats.keys()];
  return all
    .map((seat) => all.filter((other) => other === seat || entry.partner(view, seat) === other))
    .filter(([first], seat) => first === seat);
}
