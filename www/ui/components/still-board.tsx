/** Boards that only show: on the tiles of the home screen, in the rules. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { stillScene } from "../../board/scene";
import type { Board, BoardInput, Scene } from "../../board/types";
import type { Match } from "../../engine/sobremesa";
import type { View } from "../../engine/types";
import type { LoadedGame } from "../../games/registry";
import type { BoardStyle } from "../../theme/boards";
import type { App } from "../app";

const DEAF: BoardInput = { tap() {}, grab: () => false, drop() {} };

/** What a match tells; null for one that can't be made: a picture less, opening it tells why. */
export function askOf<T>(make: () => Match, ask: (match: Match) => T): T | null {
  try {
    const match = make();
    const told = ask(match);
    match.free();
    return told;
  } catch {
    return null;
  }
}

export const viewOf = (make: () => Match, seat?: number): View | null =>
  askOf(make, (match) => match.view(seat));

/** Shows a view in a host, the board alone or (not `bare`) with hands and all; marked as `more` of its scene tells; in a style of its own or that of all. */
export function showStill(
  app: App,
  host: HTMLElement,
  entry: LoadedGame,
  view: View,
  bottom: number,
  bare = true,
  more: Partial<Scene> = {},
  style?: BoardStyle,
): Board {
  const board = app.boards.make(host, entry, DEAF, { bare, style });
  board.show({ ...stillScene(view, bottom), ...more });
  return board;
}

/** The board alone with a view on it, as a picture: its element's class says how large it is. */
export function StillBoard(props: {
  app: App;
  entry: LoadedGame;
  view: View;
  more: Partial<Scene>;
}): JSX.Element {
  const { app, entry, view, more } = props;
  const host = useRef<HTMLDivElement>(null);
  // A view is never changed, only another comes.
  useLayoutEffect(() => {
    if (!host.current) return;
    const board = showStill(app, host.current, entry, view, 0, true, more);
    return () => board.destroy();
  }, [app, entry, view]);
  return <div class="picture" ref={host} />;
}
