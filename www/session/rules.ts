/** The rules at a session's position, with cached results. */
import type { ChanceOutcome, GameEvent, Played, Preview, View } from "../engine/types";
import type { Rules, SessionMatch } from "./context";

/** Results that stay valid until the match moves. */
export class RulesHere implements Rules {
  match: SessionMatch;
  /** True if seats see more than spectators. */
  readonly #secret: boolean;
  readonly #views = new Map<number | undefined, View>();
  readonly #events = new Map<number | undefined, GameEvent[]>();

  constructor(match: SessionMatch, secret: boolean) {
    this.match = match;
    this.#secret = secret;
  }

  view(seat?: number): View {
    const viewer = this.#secret ? seat : undefined;
    const view = this.#views.get(viewer) ?? this.match.view(viewer);
    this.#views.set(viewer, view);
    return view;
  }

  events(seat?: number): GameEvent[] {
    const viewer = this.#secret ? seat : undefined;
    const events = this.#events.get(viewer) ?? this.match.events(viewer);
    this.#events.set(viewer, events);
    return events;
  }

  preview(notation: string, seat?: number): Preview {
    return this.match.preview(notation, seat);
  }

  chances(): ChanceOutcome[] {
    return this.match.chances();
  }

  /** The match has moved. The events of its last step are known for a seat and for the public. */
  moved(seat?: number, told: Pick<Played, "step" | "events"> | null = null): void {
    this.#views.clear();
    this.#events.clear();
    if (!told) return;
    this.#events.set(undefined, told.step.events);
    if (this.#secret) this.#events.set(seat, told.events);
  }
}
