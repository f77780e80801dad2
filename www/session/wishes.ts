/** Actions that a session does later. */
import type { Table } from "./context";
import type { SessionData } from "./data";
import type { Next, Wish } from "./effects";
import { replayOn } from "./travel";
import { advance, draw, play, reported } from "./turn";

/** Performs a delayed action. */
export function act(data: SessionData, table: Table, wish: Wish): Next {
  switch (wish.kind) {
    case "play":
      return play(data, table, wish.notation, false);
    case "draw":
      return draw(data, table);
    case "reported":
      return reported(data, wish.step);
    case "advance":
      return advance(data, table);
    case "replay":
      return replayOn(data, table);
  }
}
