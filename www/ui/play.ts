/** Everything that a mounted page needs to play. */
import { BotClient } from "../bot-worker/client";
import { Boards } from "./boards";
import type { PageCore } from "./page-core";
import { PhoneTables } from "./phones/tables";
import { Sessions } from "./sessions";

export { isConsistent } from "../session/beginning";
export { GameScreen } from "./screens/game/game-screen";
export { drawHomePicture } from "./screens/home/drawn";
export { BrokenTile, saveTile } from "./screens/home/save-tile";

export class Play {
  readonly thinking = new BotClient();
  readonly boards: Boards;
  /** The games played here, including the current one. */
  readonly sessions: Sessions;
  /** The current game's table of several devices. */
  readonly tables: PhoneTables;

  constructor(page: PageCore) {
    this.boards = new Boards(page);
    this.sessions = new Sessions(page, this.thinking, (session) => this.tables.started(session));
    this.tables = new PhoneTables(page, this.sessions);
  }

  destroy(): void {
    this.tables.destroy();
    this.sessions.current?.destroy();
    this.thinking.destroy();
  }
}
