/** Sending a move: a link to the current game, with a sentence about the moves and whose turn it is. */
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import { latelyOf } from "../../games/phrases";
import type { LoadedGame } from "../../games/registry";
import type { Words } from "../../i18n/words";
import { copyText } from "../../platform/clipboard";
import { canSend, send } from "../../platform/send";
import { maySend, moverOf, toLetter } from "../../session/correspondence";
import type { Session } from "../../session/session";
import type { SessionState } from "../../session/state";
import { newId } from "../../storage/saves";
import { correspondent, person, withCorrespondents } from "../../storage/seats";
import type { App } from "../app";
import type { Item } from "../components/menu";
import { openTextToCopy } from "../dialogs/openers";
import { hasAddress, sharedAddress } from "../dialogs/shared-address";
import { calledAt, nameOf } from "../screens/game/seat-names";

type Stand = Pick<SessionState, "turn" | "view" | "seats" | "looking" | "steps" | "at" | "outcome">;

/** The seat of the correspondent to move; null if there is none. */
export function awaited(state: Stand, entry: LoadedGame): number | null {
  if (state.looking || !withCorrespondents(state.seats)) return null;
  const mover = moverOf(state.turn, state.view, entry);
  return state.seats[mover]?.kind === "correspondent" ? mover : null;
}

/** Returns true if the game should be sent: it is the correspondent's turn, or it ended here. */
export function isToSend(state: Stand, entry: LoadedGame): boolean {
  const { outcome, looking, seats, steps, at } = state;
  if (!outcome || looking) return awaited(state, entry) !== null;
  const last = steps.slice(0, at).findLast(({ seat }) => seat !== null);
  return withCorrespondents(seats) && seats[last?.seat ?? -1]?.kind === "person";
}

/** The status line while a correspondent is to move; otherwise null. */
export function waitingFor(
  app: App,
  { state }: Session,
  entry: LoadedGame,
): { who: string; what: string } | null {
  const seat = awaited(state, entry);
  if (seat === null) return null;
  return {
    who: app.say("send-move-waiting", { who: who(app, state, entry, seat) }),
    what: app.say("send-move-todo"),
  };
}

/** Shares the message with another app or copies it. A game of two people on one device then continues by messages. */
export function sendMove(app: App, session: Session, entry: LoadedGame): void {
  correspond(session, entry);
  const sent = { title: app.say("sobremesa"), text: message(app, session, entry) };
  const copy = (): unknown => copyMessage(app, session, entry);
  if (canSend(sent)) void send(sent, copy);
  else copy();
}

/** Copies the message; if that is refused, shows it. */
async function copyMessage(app: App, session: Session, entry: LoadedGame): Promise<void> {
  const text = message(app, session, entry);
  if (await copyText(text, undefined, windowOf(app.host)))
    app.notes.show(["send-move-copied"], true);
  else openTextToCopy(app, text, called);
}

const called = (words: Words) => ({
  title: words.say("send-move"),
  label: words.say("send-move-message-label"),
  copy: words.say("send-move-copy"),
});

/** Makes the player to move the correspondent unless there already is one. */
function correspond(session: Session, entry: LoadedGame): void {
  const { seats, turn, view } = session.state;
  if (!session.correspondence) session.correspondence = newId();
  const mover = Math.max(moverOf(turn, view, entry), 0);
  if (!withCorrespondents(seats)) session.remote.sit(mover, correspondent(nameOf(seats[mover])));
}

/** Continues the game on this device only. */
export function playHere(session: Session): void {
  session.correspondence = "";
  for (const [at, seat] of session.state.seats.entries())
    if (seat.kind === "correspondent") session.remote.sit(at, person(seat.name));
}

/** The message: the moves since the correspondent's last one, whose turn it is, and the link. */
function message(app: App, session: Session, entry: LoadedGame): string {
  const { state } = session;
  const { words } = app;
  const { seats, steps, at, outcome, view } = state;
  const other = seats.findIndex(({ kind }) => kind === "correspondent");
  const played = steps.slice(0, at);
  const since = played.findLastIndex(({ seat }) => seat === other) + 1;
  const events = played.slice(since).map((step) => step.events);
  const said = latelyOf(entry.phrases, words, events, view);
  const record = toLetter({
    name: session.correspondence,
    record: withNames(session.shared, seats.map(nameOf)),
  });
  return app.say("send-move-message", {
    stand: outcome ? "over" : at === 0 ? "start" : "turn",
    named: nameOf(seats[1 - other]) ? "yes" : "no",
    name: nameOf(seats[1 - other]),
    game: app.say(entry.texts.title),
    played: words.list(said, "gap"),
    who: who(app, state, entry, other),
    link: sharedAddress(record),
  });
}

/** A seat's name, or its colour if it has none. */
const who = (app: App, { seats, view }: Stand, entry: LoadedGame, seat: number): string =>
  calledAt(app, seats, seat) || entry.phrases.seat(app.words, seat, view);

/**
 * The menu entry for correspondence games: sends the first move, or stops sending. Later moves are sent with the
 * button below the status.
 */
export function menuOfSending(app: App, session: Session, entry: LoadedGame): Item | null {
  const { seats, sheet, outcome, looking } = session.state;
  if (!hasAddress() || !maySend(entry, seats) || sheet || outcome) return null;
  if (withCorrespondents(seats))
    return ["person", app.say("send-move-here"), () => playHere(session)];
  return looking ? null : ["forth", app.say("send-move"), () => sendMove(app, session, entry)];
}
