/** What the menu of a game has about sending moves. */
import type { LoadedGame } from "../../games/registry";
import { maySend } from "../../session/correspondence";
import type { Session } from "../../session/session";
import { withCorrespondents } from "../../storage/seats";
import type { App } from "../app";
import { hasAddress } from "../dialogs/shared-address";
import type { Item } from "../screens/game/menu-item";
import { copyMessage, isToSend, playHere, sendMove } from "./send";

/** Sending the move, and going on at this device alone, as far as either is possible now. */
export function menuOfSending(app: App, session: Session, entry: LoadedGame): Item[] {
  const { seats, sheet, outcome, looking } = session.state;
  if (!hasAddress() || !maySend(entry, seats) || sheet) return [];
  const sending: Item = ["forth", "send-move", () => sendMove(app, session, entry)];
  if (!withCorrespondents(seats)) return outcome || looking ? [] : [sending];
  const copying: Item = ["paste", "send-move-copy", () => void copyMessage(app, session, entry)];
  const here: Item = ["person", "send-move-here", () => playHere(session)];
  return [
    ...(isToSend(session.state, entry) ? [sending, copying] : []),
    ...(outcome ? [] : [here]),
  ];
}
