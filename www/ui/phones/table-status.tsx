/** The reason why a game at a table of several devices waits, and the possible actions. */

import type { JSX } from "preact";
import { Button } from "../components/controls";
import type { Game } from "../game";

/** The device that the game waits for. */
type Waits = { for: "host"; state: string } | { for: "guest"; seat: number };

function waits(game: Game): Waits | null {
  const { page, session, entry } = game;
  const { followed, outcome, view } = session.state;
  const { tables } = page;
  if (!tables.has(session) || outcome) return null;
  const state = tables.guest?.state.kind ?? "there";
  if (followed && state !== "there") return { for: "host", state };
  const seat = entry.mover(view);
  return tables.isAway(seat) ? { for: "guest", seat } : null;
}

/** Returns the text that replaces the turn; null if the game doesn't wait. */
export function tableStatus(game: Game): { who: string; what: string } | null {
  const { page, session, entry } = game;
  const waiting = waits(game);
  if (!waiting) return null;
  if (waiting.for === "host")
    return { who: page.say("visit-state", { state: waiting.state }), what: "" };
  const { view, followed } = session.state;
  const { seat } = waiting;
  const name = game.name(seat) || entry.phrases.seat(page.words, seat, view);
  const what = page.say(followed ? "phones-away-wait" : "phones-away-help");
  return { who: page.say("status-away", { name }), what };
}

export function tableAnswers(game: Game): (JSX.Element | null)[] {
  const { page, session } = game;
  const waiting = waits(game);
  if (waiting?.for === "host")
    return [
      <Button
        key="return"
        label={page.say("visit-return")}
        act={() => page.open.orJoin(true)}
        look="primary"
      />,
    ];
  if (!waiting || session.state.followed) return [];
  return [
    <Button
      key="phones"
      label={page.say("phones-title")}
      act={() => page.open.table()}
      look="primary"
    />,
  ];
}
