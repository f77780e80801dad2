/** The choice of board styles, each with a sample board. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Board } from "../../board/types";
import { Match } from "../../engine/sobremesa";
import { definitionOf, loadedGame } from "../../games/registry";
import { BOARD_STYLES, type BoardStyle } from "../../theme/boards";
import { boardStyleOf } from "../appearance";
import type { Page } from "../page";
import { showStill, viewOf } from "./still-board";

/** The choice. The default follows the system. */
export function BoardStyles({ page }: { page: Page }): JSX.Element {
  const now = boardStyleOf(page.settings, page.system);
  return (
    <fieldset class="board-styles stack">
      <legend>{page.say("board-style")}</legend>
      <div class="samples">
        {BOARD_STYLES.map((style) => (
          <label key={style}>
            <Sample page={page} style={style} />
            <input
              type="radio"
              name="board"
              value={style}
              checked={style === now}
              onChange={() => page.change({ board: style })}
            />
            <span>{page.say("board-style-name", { style })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A sample board of the current game (or of one that is clear at a small size), in the current theme. */
function Sample({ page, style }: { page: Page; style: BoardStyle }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    const game = definitionOf(page.session?.state.game ?? "gobblet");
    let board: Board | null = null;
    let gone = false;
    page.withGames([game], () => {
      const entry = loadedGame(game.id);
      const view = viewOf(() => new Match(entry.id, { position: entry.sample }));
      if (view && current && !gone)
        board = showStill(page, current, entry, view, 0, true, {}, style);
    });
    return () => {
      gone = true;
      board?.destroy();
    };
  }, [page, style]);
  return <div class="picture" ref={host} />;
}
