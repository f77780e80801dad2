/** The row of players: each seat with its mark and player, and whose turn it is. */

import type { ComponentChildren, JSX } from "preact";
import type { SessionState } from "../../../session/state";
import { peopleOf, person } from "../../../storage/seats";
import type { Chip as ChipView, TableView } from "../../../table/view";
import { BotFace } from "../../bots/face";
import { whichOf } from "../../bots/names";
import { letterOf, Mark } from "../../components/controls";
import { Icon } from "../../components/icons";
import type { Game } from "../../game";
import { sitterText } from "../../seat-names";
import { useChanges } from "../../use-changes";

interface Seats {
  game: Game;
  state: SessionState;
  table: TableView;
  /** Shows the steps since a seat's last turn again. */
  again: (since: number) => void;
}

/** The seats in order. With partners, each team is a group. */
export function SeatChips(props: Seats): JSX.Element {
  const { game, state, table } = props;
  const { page, entry } = game;
  const nameOf = ({ seat }: ChipView): string => entry.phrases.seat(page.words, seat, state.view);
  const partners = table.teams.some(({ chips }) => chips.length > 1);
  return (
    <p class={partners ? "seats teams" : "seats"}>
      {table.teams.map(({ chips, progress }) => {
        const count = progress && <span class="progress">{progress}</span>;
        const all = chips.map((chip) => (
          <Chip key={chip.seat} chip={chip} {...props}>
            {!partners && count}
          </Chip>
        ));
        if (!partners) return all;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
          <span class="team" role="group" aria-label={page.words.list(chips.map(nameOf))}>
            {all}
            {count}
          </span>
        );
      })}
    </p>
  );
}

/** The signs for what a turn did. */
const SIGNS = {
  out: "↑",
  captures: "×",
  swaps: "⇄",
  home: "⌂",
  jumps: "◆",
  draws: "+▮",
  cw: "↻",
  ccw: "↺",
  dog: "",
};

/** One seat with its mark, player and last turn. A press shows that turn again, or reconnects an absent phone. */
function Chip(props: Seats & { chip: ChipView; children: ComponentChildren }): JSX.Element {
  const { game, state, chip, again, children } = props;
  const { page, entry } = game;
  useChanges(page.tables);
  const { words, tables } = page;
  const { seats, view } = state;
  const { seat: index, turn, thinking, since, played, signs = [], out } = chip;
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
    "data-turn": String(turn),
    "data-away": away ? "" : undefined,
    "data-out": out ? "" : undefined,
  };
  const inside = (
    <>
      <span class="unseen">{plain ? `${seat}: ${sitter}` : `${seat}: `}</span>
      <Mark of={mark} />
      {who.kind === "bot" && <BotFace level={who.level} which={whichOf(seats, index) ?? 0} />}
      {plain ? (
        !letterOf(mark) && <span aria-hidden="true">{seat}</span>
      ) : (
        <span class="chip-name">{sitter}</span>
      )}
      {children}
      {thinking ? (
        <span class="dots" aria-hidden="true" />
      ) : (
        (played || signs.length > 0) && (
          <span class="played" aria-hidden="true">
            {[played, ...signs.map((sign) => SIGNS[sign])].filter(Boolean).join(" ")}
            {signs.includes("dog") && <Icon name="dog" />}
          </span>
        )
      )}
    </>
  );
  const reconnects = away && tables.host !== null;
  if (!reconnects && since === null) {
    const title = who.kind === "bot" ? words.say("bot-temper", { level: who.level }) : undefined;
    return (
      <span {...look} title={title}>
        {inside}
      </span>
    );
  }
  const act = (): void => (reconnects ? page.open.table() : again(since ?? 0));
  return (
    <button
      type="button"
      {...look}
      title={words.say(reconnects ? "phones-title" : "chip-again")}
      onClick={act}
    >
      {inside}
    </button>
  );
}
