/** The rules at a session's position, with cached results. */
import type { ChanceOutcome, GameEvent, Moment, Played, Preview, View } from "../engine/types";
import type { Rules, SessionMatch } from "./context";

/** Results that stay valid until the match moves. */
export class RulesHere implements Rules {
  match: SessionMatch;
  /** True if seats see more than spectators. */
  readonly #secret: boolean;
  readonly #views = new Map<number | undefined, View>();
  readonly #moments = new Map<number | undefined, Moment[]>();
  readonly #events = new Map<number | undefined, GameEvent[]>();
  readonly #previews = new Map<string, Preview>();

  constructor(match: SessionMatch, secret: boolean) {
    this.match = match;
    this.#secret = secret;
  }

  view(seat?: number): View {
    return this.#known(this.#views, seat, (viewer) => this.match.view(viewer));
  }

  events(seat?: number): GameEvent[] {
    return this.#known(this.#events, seat, (viewer) => this.match.events(viewer));
  }

  moments(seat?: number): Moment[] {
    return this.#known(this.#moments, seat, (viewer) => this.match.moments(viewer));
  }

  preview(notation: string, seat?: number): Preview {
    const key = `${seat} ${notation}`;
    const found = this.#previews.get(key) ?? this.match.preview(notation, seat);
    this.#previews.set(key, found);
    return found;
  }

  chances(): ChanceOutcome[] {
    return this.match.chances();
  }

  /** The match has moved, by a step as a seat knows it, or to a place in its history. */
  moved(seat?: number, played: Played | null = null, back = false): void {
    const viewer = this.#secret ? seat : undefined;
    for (const known of [this.#views, this.#moments, this.#events, this.#previews]) known.clear();
    if (!played) return;
    this.#views.set(viewer, played.view);
    // The events of a step that was undone are no longer the last ones.
    if (back) return;
    this.#moments.set(viewer, played.moments);
    this.#events.set(undefined, played.step.events);
    this.#events.set(viewer, played);
  }

  #known<T>(
    known: Map<number | undefined, T>,
    seat: number | undefined,
    ask: (seat?: number) => T,
  ): T {
    const viewer = this.#secret ? seat : undefined;
    const found = known.get(viewer) ?? ask(viewer);
    known.set(viewer, found);
    return found;
  }
}
