/** The game that a part of the screen belongs to. */
import type { LoadedGame } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";

export abstract class GamePart {
  protected readonly app: App;
  protected readonly session: Session;
  protected readonly entry: LoadedGame;

  constructor(app: App, session: Session, entry: LoadedGame) {
    this.app = app;
    this.session = session;
    this.entry = entry;
  }
}
