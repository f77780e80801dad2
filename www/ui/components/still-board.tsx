/** Boards without interaction, for the tiles on home and for the rules. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { stillScene } from "../../board/scene";
import type { Board, BoardInput, Box, Label, PlaceId, Scene } from "../../board/types";
import { windowOf } from "../../dom";
import type { Match } from "../../engine/sobremesa";
import type { Moment, View } from "../../engine/types";
import type { LoadedGame } from "../../games/registry";
import { withMatch } from "../../session/replay";
import { bot, FIRST_LEVEL, person } from "../../storage/seats";
import type { BoardStyle } from "../../theme/boards";
import { motionOf } from "../appearance";
import type { Page } from "../page";
import { audienceOf } from "../seat-names";
import { BoardWords, labelled } from "./board-words";

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

/** The row that a path of places is about, if there is one. */
const rowOf = (board: Board, path: readonly PlaceId[]): Box | undefined =>
  board
    .places()
    .flatMap(({ id, about }) => (path.includes(id) && about ? about : []))
    .find(({ width, height }) => width > ROW * height);

function crop({ style, clientHeight }: HTMLElement, { y, height }: Box): void {
  style.clipPath = `inset(${y}px 0 ${clientHeight - y - height}px)`;
  style.marginBlock = `${-y}px ${y + height - clientHeight}px`;
}

/** Moves a board that is larger than its frame, so that the middle of some places is as near as can be to that of the frame. */
function approach(host: HTMLElement, board: Board, near: readonly PlaceId[]): void {
  const { clientWidth = 0 } = host.parentElement ?? {};
  const boxes = board.places().filter(({ id }) => near.includes(id));
  const offset = (ends: readonly number[]): string => {
    const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
    return `${Math.max(clientWidth - host.clientWidth, Math.min(0, clientWidth / 2 - middle))}px`;
  };
  host.style.left = offset(boxes.flatMap(({ x, width }) => [x, x + width]));
  host.style.top = offset(boxes.flatMap(({ y, height }) => [y, y + height]));
}

/** Writes the labels of a board, as in a game against a bot. */
function label(page: Page, host: HTMLElement, entry: LoadedGame, view: View, board: Board): void {
  const { words } = page;
  const layer = new BoardWords();
  const audience = audienceOf(words, [person(), bot(FIRST_LEVEL)]);
  const wordOf = (each: Label): string => labelled({ entry, words }, each, view, audience);
  host.append(layer.element);
  layer.show(board.labels().map((each) => ({ ...each, word: wordOf(each) })));
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

/**
 * A board that shows a view, or one row of it, or `only` the box of a place beside the board. The class of its element
 * sets its size.
 */
export function StillBoard(props: {
  page: Page;
  entry: LoadedGame;
  view: View;
  more: Partial<Scene>;
  only?: PlaceId | undefined;
  /** The places around which the board is shown, twice as large; none for all of it. */
  near?: readonly PlaceId[] | undefined;
  plays?: Motion | undefined;
}): JSX.Element {
  const { page, entry, view, more, only, near = [], plays } = props;
  const host = useRef<HTMLDivElement>(null);
  // A view is never modified. It can only be replaced by another.
  useLayoutEffect(() => {
    if (!host.current) return;
    const element = host.current;
    const board = showStill(page, element, entry, view, 0, !only && !entry.whole, more);
    const cropped = (): void => {
      const row = only ? undefined : rowOf(board, more.path ?? []);
      const box = row ?? board.places().find(({ id }) => id === only);
      if (row) element.dataset.row = "";
      if (box) crop(element, box);
      if (near.length > 0) approach(element, board, near);
    };
    board.onLayout(cropped);
    cropped();
    if (only) label(page, element, entry, view, board);
    const end = plays && playOnce(page, board, { ...stillScene(view, 0), ...more }, plays);
    return () => {
      end?.();
      board.destroy();
    };
  }, [page, entry, view]);
  if (near.length === 0) return <div class="picture" data-only={only} ref={host} />;
  return (
    <div class="picture">
      <div class="near" ref={host} />
    </div>
  );
}
