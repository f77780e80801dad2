/** The seats at a table of several devices, with their players and phones. */
import type { JSX } from "preact";
import { Match } from "../../engine/sobremesa";
import type { GameId, View } from "../../engine/types";
import { type LoadedGame, loadedGame } from "../../games/registry";
import type { SeatShown } from "../../phones/protocol";
import { seatsHere } from "../../phones/seating";
import { bot, type Seat } from "../../storage/seats";
import type { App } from "../app";
import { botName } from "../bots/names";
import { Button, Mark } from "../components/controls";
import { viewOf } from "../components/still-board";

/** The level of a bot that plays for an absent guest. */
const SUBSTITUTE = 3;

export function Seats({ app }: { app: App }): JSX.Element | null {
  const { host } = app.tables;
  if (!host) return null;
  const { game, options, seats } = host.table;
  const entry = loadedGame(game);
  const opening = openingOf(game, seats.length, options);
  const sitting = seatsHere(host.shown, []);
  return (
    <ul class="phones-seats stack">
      {host.shown.map((seat, at) => (
        <li class="row" key={entry.phrases.seat(app.words, at, null)}>
          <SeatName app={app} entry={entry} opening={opening} seat={at} />
          <span>
            {seatLabel(app, seat, substituteLabel(app, host.awaited(at), sitting, at), true)}
          </span>
          <Substitute app={app} seat={seat} at={at} />
        </li>
      ))}
    </ul>
  );
}

/** A seat with its mark and colour at the start of the game. */
export function SeatName(props: {
  app: App;
  entry: LoadedGame;
  opening: View | null;
  seat: number;
}): JSX.Element {
  const { app, entry, opening, seat } = props;
  const colour = entry.phrases.seat(app.words, seat, null);
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
export function botAtLevel(app: App, seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (seat?.kind !== "bot") return "";
  return app.say("bot-at-level", { name: botName(app.words, seats, at), level: seat.level });
}

/** The name and level of a bot, and for which `awaited` guest it plays. */
function substituteLabel(
  app: App,
  awaited: string | null,
  seats: readonly Seat[],
  at: number,
): string {
  const bot = botAtLevel(app, seats, at);
  return awaited === null
    ? bot
    : app.say("phones-instead", { bot, name: awaited || app.say("phones-guest") });
}

/**
 * Describes a seat's player, and whether their phone is connected. `bot` is a bot's name, and `hosts` is true on the
 * host's phone.
 */
export function seatLabel(app: App, seat: SeatShown, bot: string, hosts: boolean): string {
  if (seat.kind === "bot") return bot;
  if (seat.kind === "host") return seat.name || app.say(hosts ? "phones-here" : "phones-host");
  const name = seat.name || app.say("phones-guest");
  if (!seat.taken) return app.say("phones-free");
  return app.say(seat.there ? "phones-there" : "phones-away", { name });
}

/** Buttons to let a bot play for an absent guest. */
function Substitute(props: { app: App; seat: SeatShown; at: number }): JSX.Element | null {
  const { app, seat, at } = props;
  const { host } = app.tables;
  if (!host?.session) return null;
  if (seat.kind === "guest" && !seat.there)
    return <Button label={app.say("phones-bot")} act={() => host.replace(at, bot(SUBSTITUTE))} />;
  if (seat.kind === "bot" && host.awaited(at) !== null)
    return <Button label={app.say("phones-back")} act={() => host.replace(at, null)} />;
  return null;
}
