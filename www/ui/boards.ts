/** The boards of a page. They follow the theme, style and speed in the settings. */
import { CanvasBoard } from "../board/board";
import type { Board, BoardInput } from "../board/types";
import type { LoadedGame } from "../games/registry";
import type { BoardStyle } from "../theme/boards";
import { boardStyleOf, motionOf, themeOf } from "./appearance";
import type { PageCore } from "./page-core";

/** The options of a board besides its game. */
export interface BoardWish {
  /** True for the board alone, without the stacks or hands around it: for small pictures. */
  bare?: boolean;
  /** The style. Default: that of the settings. */
  style?: BoardStyle | undefined;
}

/** All boards of a page. */
export class Boards {
  readonly #page: PageCore;
  readonly #all = new Map<Board, BoardStyle | undefined>();

  constructor(page: PageCore) {
    this.#page = page;
  }

  /** Puts a board into a host; `destroy` it when done. */
  make(host: HTMLElement, entry: LoadedGame, input: BoardInput, wish: BoardWish = {}): Board {
    const { settings, system, words } = this.#page;
    const board = new CanvasBoard(host, entry.makeFace(), input, {
      theme: themeOf(settings, system),
      motion: motionOf(settings, system),
      style: wish.style ?? boardStyleOf(settings, system),
      bare: wish.bare ?? false,
      letters: words.say("letters"),
      say: (text) => words.say(text),
      destroyed: () => this.#all.delete(board),
    });
    this.#all.set(board, wish.style);
    return board;
  }

  /** Updates all boards after a change of settings. */
  dress(): void {
    const { settings, system } = this.#page;
    const theme = themeOf(settings, system);
    const motion = motionOf(settings, system);
    for (const [board, style] of this.#all)
      board.setLook(theme, style ?? boardStyleOf(settings, system), motion);
  }
}
