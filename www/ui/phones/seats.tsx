/** The seats at a table of several devices, with their players and phones. */
import type { JSX } from "preact";
import { Match } from "../../engine/sobremesa";
import type { GameId, View } from "../../engine/types";
import { type LoadedGame, loadedGame } from "../../games/registry";
import type { SeatShown } from "../../phones/protocol";
import { seatsHere } from "../../phones/seating";
import { bot, type Seat } from "../../storage/seats";
import { botName } from "../bots/names";
import { Button, Mark } from "../components/controls";
import { viewOf } from "../components/still-board";
import type { Page } from "../page";
import { useChanges } from "../use-changes";

/** The level of a bot that plays for an absent guest. */
const SUBSTITUTE = 3;

/** All seats, or only those of `guests`. */
export function Seats(props: { page: Page; guests?: boolean }): JSX.Element | null {
  const { page, guests = false } = props;
  useChanges(page.tables);
  const { host } = page.tables;
  if (!host) return null;
  const { game, options, seats } = host.table;
  const entry = loadedGame(game);
  const opening = openingOf(game, seats.length, options);
  const sitting = seatsHere(host.shown, []);
  return (
    <ul class="phones-seats stack">
      {host.shown.map(
        (seat, at) =>
          (!guests || seat.kind === "guest") && (
            <li class="row" key={entry.phrases.seat(page.words, at, null)}>
              <SeatName page={page} entry={entry} opening={opening} seat={at} />
              <span>
                {seatLabel(page, seat, substituteLabel(page, host.awaited(at), sitting, at), true)}
              </span>
              <Substitute page={page} seat={seat} at={at} />
            </li>
          ),
      )}
    </ul>
  );
}

/** A seat with its mark and colour at the start of the game. */
export function SeatName(props: {
  page: Page;
  entry: LoadedGame;
  opening: View | null;
  seat: number;
}): JSX.Element {
  const { page, entry, opening, seat } = props;
  const colour = entry.phrases.seat(page.words, seat, null);
  const mark = opening ? entry.mark(opening, seat) : "";
  return (
    <span class="phones-seat row" data-mark={mark}>
      {mark && mark !== colour && <Mark of={mark} />}
      <strong>{colour}</strong>
    </span>
  );
}

/** The opening view of a table's game; null if this version can't play it. */
export const openingOf = (
  game: GameId,
  seats: number,
  options: Record<string, string>,
): View | null => viewOf(() => new Match(game, { seats, options }));

/** The name and level of a table's bot; empty for a person. */
export function botAtLevel(page: Page, seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (seat?.kind !== "bot") return "";
  return page.say("bot-at-level", { name: botName(page.words, seats, at), level: seat.level });
}

/** The name and level of a bot, and for which `awaited` guest it plays. */
function substituteLabel(
  page: Page,
  awaited: string | null,
  seats: readonly Seat[],
  at: number,
): string {
  const bot = botAtLevel(page, seats, at);
  return awaited === null
    ? bot
    : page.say("phones-instead", { bot, name: awaited || page.say("phones-guest") });
}

/**
 * Describes a seat's player, and whether their phone is connected. `bot` is a bot's name, and `hosts` is true on the
 * host's phone.
 */
export function seatLabel(page: Page, seat: SeatShown, bot: string, hosts: boolean): string {
  if (seat.kind === "bot") return bot;
  if (seat.kind === "host") return seat.name || page.say(hosts ? "phones-here" : "phones-host");
  const name = seat.name || page.say("phones-guest");
  if (!seat.taken) return page.say("phones-free");
  return page.say(seat.there ? "phones-there" : "phones-away", { name });
}

/** Buttons to let a bot play for an absent guest. */
function Substitute(props: { page: Page; seat: SeatShown; at: number }): JSX.Element | null {
  const { page, seat, at } = props;
  useChanges(page.tables);
  const { host } = page.tables;
  if (!host?.session) return null;
  if (seat.kind === "guest" && !seat.there)
    return <Button label={page.say("phones-bot")} act={() => host.replace(at, bot(SUBSTITUTE))} />;
  if (seat.kind === "bot" && host.awaited(at) !== null)
    return <Button label={page.say("phones-back")} act={() => host.replace(at, null)} />;
  return null;
}
