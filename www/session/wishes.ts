/** What was to happen later happens. */
import type { Table } from "./context";
import type { SessionData } from "./data";
import type { Next, Wish } from "./effects";
import { considered } from "./input";
import { replayOn } from "./travel";
import { advance, draw, play, told } from "./turn";

/** Does what was to be done later. */
export function act(data: SessionData, table: Table, wish: Wish): Next {
  switch (wish.kind) {
    case "play":
      return play(data, table, wish.notation, false);
    case "considered":
      return considered(data, table, wish.move);
    case "draw":
      return draw(data, table);
    case "told":
      return told(data, wish.step);
    case "advance":
      return advance(data, table);
    case "replay":
      return replayOn(data, table);
  }
}
