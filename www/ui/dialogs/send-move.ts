/** Sending a move: a link to the game, with a sentence that says whose turn it is. */
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import { type LoadedGame, loadedGame } from "../../games/registry";
import type { Words } from "../../i18n/words";
import { copyText } from "../../platform/clipboard";
import { canSend, send } from "../../platform/send";
import { maySend, moverOf } from "../../session/continuation";
import type { Session } from "../../session/session";
import type { App } from "../app";
import type { Item } from "../components/menu";
import { calledAt, nameOf } from "../screens/game/seat-names";
import { openTextToCopy } from "./openers";
import { bareAddress, sharedAddress } from "./shared-address";

/** Returns true if the shown game can be sent: two people play it, and nothing is hidden. */
export function isSendable(app: App, { state }: Session, entry: LoadedGame): boolean {
  const here = !app.options.embedded && bareAddress() !== "";
  return here && maySend(entry, state.seats) && !state.sheet && !state.looking;
}

/** Returns true if the game came from another device and the person here has moved. */
export function isToSend(app: App, session: Session, entry: LoadedGame): boolean {
  if (!session.opened || !isSendable(app, session, entry)) return false;
  const { turn, view, steps, at, bottom } = session.state;
  const last = steps.slice(0, at).findLast(({ seat }) => seat !== null);
  return turn.kind === "over" ? last?.seat === bottom : moverOf(turn, view, entry) !== bottom;
}

/** Shares the message with another app or copies it. */
export function sendMove(app: App, session: Session): void {
  const names = session.state.seats.map(nameOf);
  const text = messageOf(app, session, sharedAddress(withNames(session.shared, names)));
  const sent = { title: app.say("sobremesa"), text };
  if (canSend(sent)) void send(sent, () => copyMessage(app, text));
  else void copyMessage(app, text);
}

/** Copies the message; if that is refused, shows it. */
async function copyMessage(app: App, text: string): Promise<void> {
  if (await copyText(text, undefined, windowOf(app.host)))
    app.notes.show(["send-move-copied"], true);
  else openTextToCopy(app, text, called);
}

const called = (words: Words) => ({
  title: words.say("send-move"),
  label: words.say("send-move-message-label"),
  copy: words.say("send-move-copy"),
});

/** The message: whose turn it is, and the link. */
export function messageOf(app: App, { state }: Session, link: string): string {
  const { game, seats, at, turn, view } = state;
  const entry = loadedGame(game);
  const mover = moverOf(turn, view, entry);
  return app.say("send-move-message", {
    stand: turn.kind === "over" ? "over" : at === 0 ? "start" : "turn",
    game: app.say(entry.texts.title),
    who: mover < 0 ? "" : calledAt(app, seats, mover) || entry.phrases.seat(app.words, mover, view),
    link,
  });
}

/** The menu entry for sending a move. */
export const menuOfSending = (app: App, session: Session, entry: LoadedGame): Item | null =>
  isSendable(app, session, entry) && !session.state.outcome
    ? ["forth", app.say("send-move"), () => sendMove(app, session)]
    : null;
