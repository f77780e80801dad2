/** The game that a part of the screen belongs to. */
import type { Game } from "../../game";

export abstract class GamePart {
  protected readonly game: Game;
  protected readonly page: Game["page"];
  protected readonly session: Game["session"];
  protected readonly entry: Game["entry"];

  constructor(game: Game) {
    this.game = game;
    this.page = game.page;
    this.session = game.session;
    this.entry = game.entry;
  }
}
