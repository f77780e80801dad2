/** Boards without interaction, for the tiles on home and for the rules. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { stillScene } from "../../board/scene";
import type { Board, BoardInput, Scene } from "../../board/types";
import { windowOf } from "../../dom";
import type { Match } from "../../engine/sobremesa";
import type { Moment, View } from "../../engine/types";
import type { LoadedGame } from "../../games/registry";
import { withMatch } from "../../session/replay";
import type { BoardStyle } from "../../theme/boards";
import { motionOf } from "../appearance";
import type { Page } from "../page";

const DEAF: BoardInput = { tap() {}, grab: () => false, drop() {} };

/**
 * Gets data from a temporary match; null if the match can't be made. Then a picture is missing, and opening the game
 * reports the error.
 */
export function askOf<T>(make: () => Match, ask: (match: Match) => T): T | null {
  try {
    return withMatch(make(), ask);
  } catch {
    return null;
  }
}

export const viewOf = (make: () => Match, seat?: number): View | null =>
  askOf(make, (match) => match.view(seat));

/**
 * Shows a view in a host: only the board (`bare`) or all of it, with the marks in `more`, in the given style or that
 * of the settings.
 */
export function showStill(
  page: Page,
  host: HTMLElement,
  entry: LoadedGame,
  view: View,
  bottom: number,
  bare = true,
  more: Partial<Scene> = {},
  style?: BoardStyle,
): Board {
  const board = page.boards.make(host, entry, DEAF, { bare, style });
  board.show({ ...stillScene(view, bottom), ...more });
  return board;
}

/** A row of places wider than this, relative to its height, is shown alone. */
const ROW = 4;

/** Crops a square board to the row that its `more.path` is about, if there is one. */
function crop(host: HTMLElement, board: Board, path: readonly string[] = []): void {
  const rows = board.places().flatMap(({ id, about }) => (path.includes(id) && about ? about : []));
  const row = rows.find(({ width, height }) => width > ROW * height);
  if (!row) return;
  host.dataset.row = "";
  host.style.clipPath = `inset(${row.y}px 0 ${host.clientHeight - row.y - row.height}px)`;
  host.style.marginBlock = `${-row.y}px ${row.y + row.height - host.clientHeight}px`;
}

/** What happens on a still board, and after how many other pictures. */
interface Motion {
  moments: Moment[];
  from: number;
}

/** How long a picture is looked at before and after its motion, and from one motion to the next, in ms. */
const LOOK = 1200;
const NEXT = 3600;

/** Plays a motion once and shows the picture again, unless boards don't move. Returns a function that ends it. */
function playOnce(page: Page, board: Board, still: Scene, motion: Motion): () => void {
  const view = windowOf(page.host);
  let timer = 0;
  const later = (act: () => void, millis: number): void => {
    timer = view.setTimeout(act, millis);
  };
  const again = (): void => later(() => board.show(still), LOOK);
  const end = motion.moments.at(-1)?.after ?? still.view;
  const after = stillScene(end, still.bottom);
  const play = (): void => {
    board.play(motion.moments, after).then(() => timer && again());
  };
  if (motionOf(page.settings, page.system)) later(play, LOOK + motion.from * NEXT);
  return () => {
    view.clearTimeout(timer);
    timer = 0;
  };
}

/** A board that shows a view, or one row of it. The class of its element sets its size. */
export function StillBoard(props: {
  page: Page;
  entry: LoadedGame;
  view: View;
  more: Partial<Scene>;
  plays?: Motion | undefined;
}): JSX.Element {
  const { page, entry, view, more, plays } = props;
  const host = useRef<HTMLDivElement>(null);
  // A view is never modified. It can only be replaced by another.
  useLayoutEffect(() => {
    if (!host.current) return;
    const element = host.current;
    const board = showStill(page, element, entry, view, 0, true, more);
    const cropped = (): void => crop(element, board, more.path);
    board.onLayout(cropped);
    cropped();
    const end = plays && playOnce(page, board, { ...stillScene(view, 0), ...more }, plays);
    return () => {
      end?.();
      board.destroy();
    };
  }, [page, entry, view]);
  return <div class="picture" ref={host} />;
}
