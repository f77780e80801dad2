/** The choice of board styles, each with a sample board. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Board } from "../../board/types";
import { Match } from "../../engine/sobremesa";
import { definitionOf, loadedGame } from "../../games/registry";
import { BOARD_STYLES, type BoardStyle } from "../../theme/boards";
import type { App } from "../app";
import { boardStyleOf } from "../appearance";
import { showStill, viewOf } from "./still-board";

/** The choice. The default follows the system. */
export function BoardStyles({ app }: { app: App }): JSX.Element {
  const now = boardStyleOf(app.settings, app.system);
  return (
    <fieldset class="board-styles stack">
      <legend>{app.say("board-style")}</legend>
      <div class="samples">
        {BOARD_STYLES.map((style) => (
          <label key={style}>
            <Sample app={app} style={style} />
            <input
              type="radio"
              name="board"
              value={style}
              checked={style === now}
              onChange={() => app.change({ board: style })}
            />
            <span>{app.say("board-style-name", { style })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A sample board of the current game (or of one that is clear at a small size), in the current theme. */
function Sample({ app, style }: { app: App; style: BoardStyle }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    const game = definitionOf(app.session?.state.game ?? "gobblet");
    let board: Board | null = null;
    let gone = false;
    app.withGames([game], () => {
      const entry = loadedGame(game.id);
      const view = viewOf(() => new Match(entry.id, { position: entry.sample }));
      if (view && current && !gone)
        board = showStill(app, current, entry, view, 0, true, {}, style);
    });
    return () => {
      gone = true;
      board?.destroy();
    };
  }, [app, style]);
  return <div class="picture" ref={host} />;
}
