/** A match played on another device, rebuilt from its host's messages. */
import { SobremesaError } from "../engine/error";
import { listed } from "../engine/played";
import type { GameEvent, GameId, MatchState, Moment, Played, Preview, View } from "../engine/types";
import type { SessionMatch } from "../session/context";
import type { Step } from "../session/steps";
import type { GameMessage, SentMove, SentStep, StepsMessage } from "./protocol";

/** A step for lists and logs, with its public events. */
export function stepOf({ notation, seat, path, forced, events }: SentStep): Step {
  return { notation, full: notation, seat, path, forced, events: events[""] ?? [] };
}

/** Throws an error, because only the referee's device can do this. */
function elsewhere(): never {
  throw new SobremesaError("bad-argument", "this match is played on another device");
}

/** Views, events and legal moves come with the messages. */
export class FollowedMatch implements SessionMatch {
  readonly game: GameId;
  readonly seats: number;
  /** The table's name. The real seed stays on the host's device. */
  readonly seed: string;
  readonly play = elsewhere;
  readonly resolveChance = elsewhere;
  readonly observation = elsewhere;
  readonly #game: GameMessage;
  readonly #views = new Map<string, View[]>();
  #steps: SentStep[] = [];
  #moves: SentMove[] = [];
  #offer: SentMove | null = null;
  #at = 0;

  constructor(seed: string, seats: number, message: GameMessage) {
    const [first] = Object.values(message.start);
    if (!first) elsewhere();
    this.game = first.game;
    this.seats = seats;
    this.seed = seed;
    this.#game = message;
    this.take(message);
    this.#at = this.#steps.length;
  }

  /** All steps received. */
  get steps(): readonly SentStep[] {
    return this.#steps;
  }

  /** Applies a message of the host. Throws if earlier steps are missing. */
  take({ from, steps, moves, offer }: StepsMessage): void {
    if (from > this.#steps.length) elsewhere();
    this.#steps = [...this.#steps.slice(0, from), ...steps];
    this.#moves = moves;
    this.#offer = offer;
    this.#at = Math.min(this.#at, from);
    for (const views of this.#views.values()) views.length = Math.min(views.length, from + 1);
  }

  get ply(): number {
    return this.#at;
  }

  options(): Record<string, string> {
    return { ...this.#game.options };
  }

  state(): MatchState {
    const [ply, future] = [this.#at, this.#steps.length - this.#at];
    const { turn, outcome } = this.#steps[ply - 1] ?? this.#first;
    const moves = future > 0 ? [] : this.#moves.map(({ notation, path }) => ({ notation, path }));
    const offer = future > 0 ? null : (this.#offer?.notation ?? null);
    return { ply, future, turn, outcome, moves, offer };
  }

  /** The preview of a legal move, as the host sent it. */
  preview(notation: string): Preview {
    const known = this.#at === this.#steps.length ? [...this.#moves, this.#offer] : [];
    const move = known.find((each) => each?.notation === notation);
    if (!move) elsewhere();
    return { events: move.events, outcome: move.outcome };
  }

  events(seat?: number): GameEvent[] {
    const events = this.#steps[this.#at - 1]?.events;
    return events?.[viewerNamed(seat, this.#game.start)] ?? [];
  }

  moments(seat?: number): Moment[] {
    const step = this.#steps[this.#at - 1];
    if (!step) return [];
    const viewer = viewerNamed(seat, this.#game.start);
    let before = this.#view(viewer, this.#at - 1);
    return this.events(seat).map((event, at) => {
      const after = { ...before, ...step.changes[viewer]?.[at] } as View;
      const moment = { event, before, after };
      before = after;
      return moment;
    });
  }

  goTo(ply: number, seat?: number): Played | null {
    const to = Math.min(ply, this.#steps.length);
    const before = this.#at;
    // The last step on the way is the one after the new place if it is undone.
    this.#at = to < before ? to + 1 : to;
    const step = to === before ? undefined : this.#steps[this.#at - 1];
    const moments = this.moments(seat);
    this.#at = to;
    if (!step) return null;
    const passed = { step: stepOf(step), moments, state: this.state(), view: this.view(seat) };
    return listed(
      moments.map(({ event }) => event),
      passed,
    );
  }

  view(seat?: number): View {
    return this.#view(viewerNamed(seat, this.#game.start), this.#at);
  }

  chances(): never[] {
    return [];
  }

  record(): string {
    return "";
  }

  free(): void {
    this.#views.clear();
  }

  /** A viewer's view after a number of steps. */
  #view(viewer: string, at: number): View {
    const views = this.#views.get(viewer) ?? [this.#game.start[viewer] ?? this.#first];
    this.#views.set(viewer, views);
    for (let ply = views.length; ply <= at; ply++) {
      const { changes, turn, outcome } = this.#steps[ply - 1] as SentStep;
      views[ply] = Object.assign({}, views[ply - 1], ...(changes[viewer] ?? []), {
        ply,
        turn,
        outcome,
      });
    }
    return views[at] as View;
  }

  get #first(): View {
    return Object.values(this.#game.start)[0] as View;
  }
}

/** The viewer for a seat: its own if there is one, otherwise the public one. */
const viewerNamed = (seat: number | undefined, viewers: object): string =>
  seat !== undefined && String(seat) in viewers ? String(seat) : "";
