/** The reason why a game at a table of several devices waits, and the possible actions. */

import type { JSX } from "preact";
import type { LoadedGame } from "../../games/registry";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Button } from "../components/controls";
import { openOrJoin, openTable } from "../dialogs/openers";
import { calledAt } from "../screens/game/seat-names";

/** The device that the game waits for. */
type Waits = { for: "host"; state: string } | { for: "guest"; seat: number };

function waits(app: App, session: Session, entry: LoadedGame): Waits | null {
  const { followed, outcome, view } = session.state;
  const { tables } = app;
  if (!tables.has(session) || outcome) return null;
  const state = tables.guest?.state.kind ?? "there";
  if (followed && state !== "there") return { for: "host", state };
  const seat = entry.mover(view);
  return tables.isAway(seat) ? { for: "guest", seat } : null;
}

/** Returns the text that replaces the turn; null if the game doesn't wait. */
export function tableStatus(
  app: App,
  session: Session,
  entry: LoadedGame,
): { who: string; what: string } | null {
  const waiting = waits(app, session, entry);
  if (!waiting) return null;
  if (waiting.for === "host")
    return { who: app.say("visit-state", { state: waiting.state }), what: "" };
  const { seats, view, followed } = session.state;
  const { seat } = waiting;
  const name = calledAt(app, seats, seat) || entry.phrases.seat(app.words, seat, view);
  const what = app.say(followed ? "phones-away-wait" : "phones-away-help");
  return { who: app.say("status-away", { name }), what };
}

export function tableAnswers(
  app: App,
  session: Session,
  entry: LoadedGame,
): (JSX.Element | null)[] {
  const waiting = waits(app, session, entry);
  if (waiting?.for === "host")
    return [
      <Button
        key="return"
        label={app.say("visit-return")}
        act={() => openOrJoin(app, true)}
        look="primary"
      />,
    ];
  if (!waiting || session.state.followed) return [];
  return [
    <Button
      key="phones"
      label={app.say("phones-title")}
      act={() => openTable(app)}
      look="primary"
    />,
  ];
}
