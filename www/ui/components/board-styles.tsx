/** The styles of boards to choose from, each with a board drawn in it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Board } from "../../board/types";
import { Match } from "../../engine/sobremesa";
import { definitionOf, loadedGame } from "../../games/registry";
import { CHOICES, type Settings } from "../../storage/settings";
import type { BoardStyle } from "../../theme/boards";
import type { App } from "../app";
import { boardStyleOf } from "../appearance";
import { showStill, viewOf } from "./still-board";

/** The choice: as in the system, or one of the styles. */
export function BoardStyles({ app }: { app: App }): JSX.Element {
  const now = app.settings.board;
  return (
    <fieldset class="board-styles stack">
      <legend>{app.say("board-style")}</legend>
      <div class="samples">
        {CHOICES.board.map((style) => (
          <label key={style}>
            <Sample app={app} style={style} />
            <span class="row">
              <input
                type="radio"
                name="board"
                value={style}
                checked={style === now}
                onChange={() => app.change({ board: style })}
              />
              <span>{app.say("board-style-name", { style })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A board of the game on the table (or of one that says much in little room), by the light that is set. */
function Sample(props: { app: App; style: Settings["board"] }): JSX.Element {
  const { app } = props;
  const host = useRef<HTMLDivElement>(null);
  const style: BoardStyle = boardStyleOf({ ...app.settings, board: props.style }, app.system);
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
