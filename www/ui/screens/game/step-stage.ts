/** Shows a game's steps on the board one after the other, with sound and vibration. */
import type { Board, Scene } from "../../../board/types";
import type { GameEvent } from "../../../engine/types";
import type { LoadedGame } from "../../../games/registry";
import { felt } from "../../../platform/senses";
import type { Stage } from "../../../session/state";
import type { Reached } from "../../../table/view";
import type { Page } from "../../page";

/** The screen's reactions. */
interface Shown {
  /** Adds what the screen shows to a scene at rest. */
  dress(scene: Scene): Scene;
  /** Called when the board is at rest. */
  still(): void;
  /** Called before a step is replayed. */
  again(events: GameEvent[]): void;
  /** Called when a motion has begun or ended. */
  changed(): void;
  /** Called when a part of a step is shown for the first time. */
  reached(reached: Reached): void;
  /** Called when the board is at rest after a motion. */
  played(): void;
  /** Called at the end of the game, before the celebration. */
  ended(): void;
}

export class StepStage implements Stage {
  readonly #page: Page;
  readonly #entry: LoadedGame;
  readonly #board: Board;
  readonly #shown: Shown;
  /** The number of motions under way. */
  #underWay = 0;

  constructor(page: Page, entry: LoadedGame, board: Board, shown: Shown) {
    this.#page = page;
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

  readonly play: Stage["play"] = (moments, after, showing) => {
    const events = moments.map(({ event }) => event);
    if (showing?.again) this.#shown.again(events);
    const seen = showing?.again || showing?.backwards;
    const reached = (count: number): void => {
      if (!seen) this.#shown.reached({ at: after.view.ply, events: count });
    };
    const shown = this.#board.play(moments, after, { ...showing, reached });
    const heard = showing?.backwards ? [] : events.map((event) => this.#entry.heard(event));
    const end = after.view.turn.kind === "over" ? (after.festive ? "win" : "end") : null;
    const moved = felt(this.#page.settings, heard, end, shown);
    const all = end && showing?.celebrate ? moved.then(() => this.#celebrated()) : moved;
    return this.#during(all).finally(() => this.#shown.played());
  };

  /** Celebrates after the winner was announced, without delaying the announcement. */
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
