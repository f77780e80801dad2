/** Where a game's steps are shown: on the board, one after the other, with sound and vibration. */
import type { Board, Scene } from "../../../board/types";
import type { GameEvent } from "../../../engine/types";
import type { LoadedGame } from "../../../games/registry";
import { felt } from "../../../platform/senses";
import type { Stage } from "../../../session/state";
import type { App } from "../../app";

/** The screen's reactions. */
interface Shown {
  /** Adds what the screen shows to a picture at rest. */
  dress(scene: Scene): Scene;
  /** Called when a picture is at rest. */
  still(): void;
  /** A step is about to be replayed. */
  again(events: GameEvent[]): void;
  /** A motion has begun or ended. */
  changed(): void;
  /** Called when the picture after a motion is at rest. */
  played(): void;
  /** So does that of the end, which may be celebrated now. */
  ended(): void;
}

export class StepStage implements Stage {
  readonly #app: App;
  readonly #entry: LoadedGame;
  readonly #board: Board;
  readonly #shown: Shown;
  /** How many motions are under way. */
  #underWay = 0;

  constructor(app: App, entry: LoadedGame, board: Board, shown: Shown) {
    this.#app = app;
    this.#entry = entry;
    this.#board = board;
    this.#shown = shown;
  }

  get busy(): boolean {
    return this.#underWay > 0;
  }

  readonly show: Stage["show"] = (scene) => {
    this.#board.show(this.#shown.dress(scene));
    this.#shown.still();
  };

  readonly play: Stage["play"] = (events, after, showing) => {
    if (showing?.again) this.#shown.again(events);
    const shown = this.#board.play(events, after, showing);
    const heard = showing?.backwards ? [] : events.map((event) => this.#entry.heard(event));
    const end = after.view.turn.kind === "over" ? (after.festive ? "win" : "end") : null;
    const told = felt(this.#app.settings, heard, end, shown);
    const all = end && showing?.celebrate ? told.then(() => this.#celebrated()) : told;
    return this.#during(all).finally(() => this.#shown.played());
  };

  /** Celebrates after the winner was announced, without delaying that. */
  #celebrated(): Promise<void> {
    this.#shown.ended();
    return this.#board.celebrate();
  }

  readonly finish = (): void => {
    this.#board.finish();
  };

  readonly touched: NonNullable<Stage["touched"]> = (place, seat) =>
    this.#board.touched(place, seat);

  async #during(work: Promise<void>): Promise<void> {
    this.#underWay += 1;
    this.#shown.changed();
    try {
      await work;
    } finally {
      this.#underWay -= 1;
      this.#shown.changed();
    }
  }
}
