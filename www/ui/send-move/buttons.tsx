/** The buttons that send a move. */
import type { JSX } from "preact";
import type { GameEntry } from "../../games/registry";
import { canSend } from "../../platform/send";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Button } from "../components/controls";
import { copyMessage, sendMove } from "./send";

/** Hands the message over; where another app can take it, it may be copied as well. */
export function SendButtons(props: { app: App; session: Session; entry: GameEntry }): JSX.Element {
  const { app, session, entry } = props;
  return (
    <>
      <Button
        label={app.say("send-move")}
        act={() => sendMove(app, session, entry)}
        look="primary"
      />
      {canSend({ title: "", text: "-" }) && (
        <Button
          label={app.say("send-move-copy")}
          act={() => void copyMessage(app, session, entry)}
        />
      )}
    </>
  );
}
