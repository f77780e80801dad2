/** Sending a move: a link to the game, with a sentence that says whose turn it is. */
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import type { Words } from "../../i18n/words";
import { copyText } from "../../platform/clipboard";
import { canSend, send } from "../../platform/send";
import { maySend, moverOf } from "../../session/continuation";
import { nameOf } from "../../storage/seats";
import type { Item } from "../components/menu";
import type { Game } from "../game";
import type { Page } from "../page";
import { bareAddress, sharedAddress } from "./shared-address";

/** Returns true if the shown game can be sent: two people play it, and nothing is hidden. */
export function isSendable({ page, session, entry }: Game): boolean {
  const { state } = session;
  const here = !page.options.embedded && bareAddress() !== "";
  return here && maySend(entry, state.seats) && !state.sheet && !state.looking;
}

/** Returns true if the game came from another device and the person here has moved. */
export function isToSend(game: Game): boolean {
  const { session, entry } = game;
  if (!session.autosave.opened || !isSendable(game)) return false;
  const { turn, view, steps, at, bottom } = session.state;
  const last = steps.slice(0, at).findLast(({ seat }) => seat !== null);
  return turn.kind === "over" ? last?.seat === bottom : moverOf(turn, view, entry) !== bottom;
}

/** Shares the message with another app or copies it. */
export function sendMove(game: Game): void {
  const { page, session } = game;
  const names = session.state.seats.map(nameOf);
  const text = messageOf(game, sharedAddress(withNames(session.autosave.shared, names)));
  const sent = { title: page.say("sobremesa"), text };
  if (canSend(sent)) void send(sent, () => copyMessage(page, text));
  else void copyMessage(page, text);
}

/** Copies the message; if that is refused, shows it. */
async function copyMessage(page: Page, text: string): Promise<void> {
  if (await copyText(text, undefined, windowOf(page.host)))
    page.notes.show(["send-move-copied"], true);
  else page.open.textToCopy(text, called);
}

const called = (words: Words) => ({
  title: words.say("send-move"),
  label: words.say("send-move-message-label"),
  copy: words.say("send-move-copy"),
});

/** The message: whose turn it is, and the link. */
export function messageOf(game: Game, link: string): string {
  const { page, session, entry } = game;
  const { at, turn, view } = session.state;
  const mover = moverOf(turn, view, entry);
  return page.say("send-move-message", {
    stand: turn.kind === "over" ? "over" : at === 0 ? "start" : "turn",
    game: page.say(entry.texts.title),
    who: mover < 0 ? "" : game.name(mover) || entry.phrases.seat(page.words, mover, view),
    link,
  });
}

/** The menu entry for sending a move. */
export const menuOfSending = (game: Game): Item | null =>
  isSendable(game) && !game.session.state.outcome
    ? ["forth", game.page.say("send-move"), () => sendMove(game)]
    : null;
