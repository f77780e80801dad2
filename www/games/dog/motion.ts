/** Builds the animation of a move, stage by stage. */
import { overRest } from "../../board/kit/items";
import type { Item, PlaceId, Point, Release, Scene, Stage, Touch } from "../../board/types";
import type { DogView } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { lying, pieceItem } from "./draw";
import { isPiece } from "./ids";
import { type DogLayout, pileOf } from "./layout";

/** The stages of a motion. A dragged piece waits where it was released until its own stage starts. */
export class Motion {
  readonly stages: Stage[] = [];
  readonly layout: DogLayout;
  readonly scene: Scene<"dog">;
  readonly touch: Touch;
  readonly release: Release | null;
  readonly deck: Point;
  readonly pile: Point;
  /** The number of events that the next stage shows by its end, with those that have no stage of their own. */
  events = 0;
  /** The number of events from the next stage on. */
  ahead = 0;
  #waiting: PlaceId;

  constructor(layout: DogLayout, before: Scene<"dog">, touch: Touch, release: Release | null) {
    this.layout = layout;
    this.scene = before;
    this.touch = touch;
    this.release = release;
    this.deck = pileOf(layout, -1);
    this.pile = pileOf(layout, 1);
    this.#waiting = (release && before.path.at(-1)) || "";
  }

  /** Where an item was released, as the start of its motion. Returned only once. */
  dropped(id: PlaceId): Release | null {
    if (!id || this.#waiting !== id) return null;
    this.#waiting = "";
    return this.release;
  }

  /** Adds a stage: some items move, all others of the view stay still, and those in `away` are not drawn. */
  stage(
    ms: number,
    view: DogView,
    away: readonly PlaceId[],
    moving: (t: number) => Item[],
    marks?: Stage["marks"],
  ): void {
    const { layout, release } = this;
    const waiting = isPiece(this.#waiting) ? this.#waiting : "";
    const rest = lying(layout, { view, away: new Set([...away, waiting]) });
    if (waiting && release) rest.push({ ...pieceItem(layout, view, waiting, release), lift: 1 });
    const { events, ahead } = this;
    this.stages.push({ ...overRest(ms, rest, moving, marks), events, ahead });
  }

  /** Leaves time to see what has moved so far. */
  pause(view: DogView): void {
    if (this.stages.length > 0) this.stage(motion.move, view, [], () => []);
  }
}
