/** Boards that only show: on the tiles of the home screen, in the rules. */
import type { Match } from "../api/sobremesa";
import type { View } from "../api/types";
import type { Board, BoardInput } from "../board/types";
import type { GameEntry } from "../games/registry";
import type { App } from "./app";

const DEAF: BoardInput = { tap() {}, grab: () => false, drop() {} };

/** What is seen of a match; null for one that can't be made: a picture less, opening it tells why. */
export function viewOf(make: () => Match, seat?: number): View | null {
  try {
    const match = make();
    const view = match.view(seat);
    match.free();
    return view;
  } catch {
    return null;
  }
}

/** Shows a view in a host, the board alone or (not `bare`) with hands and all. */
export function showStill(
  app: App,
  host: HTMLElement,
  entry: GameEntry,
  view: View,
  bottom: number,
  bare = true,
): Board {
  const board = app.makeBoard(host, entry, DEAF, bare);
  board.show({
    view,
    bottom,
    active: null,
    path: [],
    lit: [],
    last: [],
    hint: [],
    focus: null,
    threats: false,
    counting: false,
    peeking: false,
  });
  return board;
}
