/** The reason why a game at a table of several devices waits, and the possible actions. */
import type { Line } from "../../table/line";
import { playerAt } from "../../table/telling";
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
export function tableStatus(game: Game): Line | null {
  const { page, session } = game;
  const waiting = waits(game);
  if (!waiting) return null;
  if (waiting.for === "host")
    return { who: page.say("visit-state", { state: waiting.state }), what: "" };
  const { view, followed } = session.state;
  const { seat } = waiting;
  const what = page.say(followed ? "phones-away-wait" : "phones-away-help");
  return { who: page.say("status-away", { name: playerAt(game, seat, view) }), what };
}

/** The button that helps a table that waits; null if there is none. */
export function helpOf(game: Game): "phones-title" | "visit-return" | null {
  const waiting = waits(game);
  if (waiting?.for === "host") return "visit-return";
  return waiting && !game.session.state.followed ? "phones-title" : null;
}
